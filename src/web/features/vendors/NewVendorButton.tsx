import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { currentUserQuery } from '../../lib/query-client.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'

export function NewVendorButton({ className = '' }: { readonly className?: string }) {
  const { data: user } = useQuery(currentUserQuery)
  const words = (
    <>
      <Plus className="size-4" aria-hidden="true" />
      New Vendor
    </>
  )
  const refused = user && !user.permissions.includes('create_vendors')
  if (refused) {
    return (
      <Button className={className} disabledReason={`Your role (${user.role}) may read reviews but not add vendors.`}>
        {words}
      </Button>
    )
  }
  return (
    <Link to="/vendors/new" className={`${buttonStyle('secondary')} ${className}`}>
      {words}
    </Link>
  )
}
