import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { cannotAddVendors } from '../../lib/role-notes.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { currentUserQuery } from '../auth/auth.public.tsx'

interface NewVendorButtonProps {
  readonly className?: string
  /** On a page where adding is what one comes for. */
  readonly isMainAct?: boolean
}

export function NewVendorButton({ className = '', isMainAct = false }: NewVendorButtonProps) {
  const { data: user } = useQuery(currentUserQuery)
  const content = (
    <>
      <Plus className="size-4" aria-hidden="true" />
      New Vendor
    </>
  )
  const refused = user && !user.permissions.includes('create_vendors')
  if (refused) {
    return (
      <Button className={className} disabledReason={cannotAddVendors(user.role)}>
        {content}
      </Button>
    )
  }
  return (
    <Link to="/vendors/new" className={`${buttonStyle(isMainAct ? 'primary' : 'secondary')} ${className}`}>
      {content}
    </Link>
  )
}
