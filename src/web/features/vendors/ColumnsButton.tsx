import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Columns3 } from 'lucide-react'
import { useIsAtLeast } from '../../lib/use-is-at-least.ts'
import { Button } from '../../ui/Button.tsx'
import { lazily } from '../../ui/lazily.tsx'
import { currentUserQuery } from '../auth/auth.public.tsx'
import { readColumns } from './hub-columns.ts'

const ColumnsDialog = lazily(async () => (await import('./ColumnsDialog.tsx')).ColumnsDialog)

/** Where the vendors are a table, its columns are the user's to choose. */
export function ColumnsButton() {
  const [isOpen, setOpen] = useState(false)
  const { data: user } = useQuery(currentUserQuery)
  const isWide = useIsAtLeast('table')
  if (!isWide || !user) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Columns3 className="size-3.5" aria-hidden="true" />
        Columns
      </Button>
      {isOpen && (
        <ColumnsDialog open columns={readColumns(user.preferences['hub_columns'])} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
