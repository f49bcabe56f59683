import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { messageOf } from '../../lib/api-error.ts'
import type { HubSearch } from '../../lib/hub-search.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { lazily } from '../../ui/lazily.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/Menu.tsx'
import { useUpdateProfile } from '../account/account.public.ts'
import { currentUserQuery } from '../auth/auth.public.tsx'
import { readColumns, writeColumns } from './hub-columns.ts'
import { readViews, type HubView } from './hub-views.ts'

const ViewsDialog = lazily(async () => (await import('./ViewsDialog.tsx')).ViewsDialog)

interface ViewsMenuProps {
  readonly hub: HubView['search']
  readonly onHub: (hub: HubSearch) => void
}

/** The lists that the user has named, and the way to name this one. */
export function ViewsMenu({ hub, onHub }: ViewsMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const { data: user } = useQuery(currentUserQuery)
  const { mutate } = useUpdateProfile()
  if (!user) return null
  const views = readViews(user.preferences['hub_views'])
  const columns = readColumns(user.preferences['hub_columns'])
  const show = (view: HubView): void => {
    onHub(view.search)
    const wanted = writeColumns(view.columns)
    if (wanted === writeColumns(columns)) return
    mutate(
      { preferences: { hub_columns: wanted } },
      { onError: (error) => notify.error('The columns could not be saved', messageOf(error)) },
    )
  }
  return (
    <>
      <Menu
        trigger={
          <Button size="icon" aria-label="Views" title="Views" className="max-md:size-10">
            <Bookmark className="size-4" aria-hidden="true" />
          </Button>
        }
      >
        {views.map((view) => (
          <MenuItem key={view.name} onClick={() => show(view)}>
            <span className="truncate">{view.name}</span>
          </MenuItem>
        ))}
        {views.length > 0 && <MenuSeparator />}
        <MenuItem onClick={() => setOpen(true)}>
          {views.length === 0 ? 'Save this view…' : 'Save or delete views…'}
        </MenuItem>
      </Menu>
      {isOpen && <ViewsDialog open views={views} current={{ search: hub, columns }} onClose={() => setOpen(false)} />}
    </>
  )
}
