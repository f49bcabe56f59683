import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useRouter } from '@tanstack/react-router'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { tooLong } from '../../contract/length.forms.ts'
import { longest } from '../../contract/limits.forms.ts'
import { currentUserQuery } from '../features/auth/auth.public.tsx'
import { namedVendorsQuery, useDebounced } from '../features/vendors/vendors.public.ts'
import { useTheme } from '../lib/theme.ts'
import { ForeignText } from '../ui/ForeignText.tsx'
import { matching, type Command } from './command.ts'
import { commandsOf } from './commands.ts'

const pause = 150

interface CommandPaletteProps {
  readonly open: boolean
  readonly onClose: () => void
}

function Option({
  command,
  id,
  isActive,
}: {
  readonly command: Command
  readonly id: string
  readonly isActive: boolean
}) {
  return (
    <li
      id={id}
      role="option"
      aria-selected={isActive}
      data-command={command.key}
      className="flex h-9 cursor-pointer items-center gap-3 rounded-chip px-2 aria-selected:bg-s3"
    >
      <span className="min-w-0 flex-1 truncate">
        <ForeignText text={command.label} />
      </span>
      <span className="shrink-0 text-label text-fg3">{command.kind}</span>
    </li>
  )
}

/** What may be done and seen from here, by name: the part of the palette that is there while it is open. */
function Choices({ onClose }: { readonly onClose: () => void }) {
  const router = useRouter()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const list = useRef<HTMLUListElement>(null)
  const { data: user } = useQuery(currentUserQuery)
  const { resolved } = useTheme()
  const problem = typed.length > longest.search ? tooLong(typed.length, longest.search) : null
  const text = useDebounced(problem === null ? typed.trim() : '', pause)
  const vendors = useQuery({ ...namedVendorsQuery(text), placeholderData: keepPreviousData })
  const found: readonly Command[] = (vendors.data ?? []).map((vendor) => ({
    key: vendor.id,
    label: vendor.name,
    kind: 'Vendor',
    run: () => router.navigate({ to: '/vendor/$vendorId/review', params: { vendorId: vendor.id } }),
  }))
  const all = [...matching(found, typed), ...matching(commandsOf(router, user, resolved), typed)]
  useEffect(() => setActive(0), [typed])
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const choose = (command: Command | undefined): void => {
    if (!command) return
    onClose()
    void command.run()
  }
  const react = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 || event.key === 'Enter') event.preventDefault()
    if (step !== 0 && all.length > 0) setActive((active + step + all.length) % all.length)
    if (event.key === 'Enter') choose(all[active])
  }
  return (
    <>
      <div className="flex h-12 items-center gap-3 border-b border-line px-4">
        <Search className="size-4 shrink-0 text-fg3" aria-hidden="true" />
        <input
          role="combobox"
          aria-label="Search vendors, pages and actions"
          aria-autocomplete="list"
          aria-expanded={all.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={all.length > 0 ? `${id}-${active}` : undefined}
          autoFocus
          autoComplete="off"
          aria-invalid={problem !== null || undefined}
          placeholder="Search vendors, pages and actions"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={react}
          className="h-full min-w-0 flex-1 bg-transparent text-read outline-none placeholder:text-fg3"
        />
        <kbd className="rounded-chip border border-line px-1.5 font-sans text-meta text-fg3">Esc</kbd>
      </div>
      <ul
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label="Results"
        className="max-h-[min(24rem,60dvh)] overflow-y-auto p-1.5"
        onPointerMove={(event) => {
          const row = (event.target as Element).closest('[data-command]')
          const index = all.findIndex(({ key }) => key === row?.getAttribute('data-command'))
          if (index !== -1 && index !== active) setActive(index)
        }}
        onClick={() => choose(all[active])}
      >
        {all.map((command, index) => (
          <Option key={command.key} command={command} id={`${id}-${index}`} isActive={index === active} />
        ))}
      </ul>
      <p role="status" className={all.length === 0 ? 'px-4 pb-4 text-fg3' : 'sr-only'}>
        {all.length === 0 ? (problem ?? `Nothing is named “${typed}”.`) : `${all.length} results`}
      </p>
    </>
  )
}

/** Opened by Ctrl or Cmd and K. The browser's own dialog keeps the focus inside and gives it back. */
export function CommandPalette({ open, onClose }: CommandPaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      aria-label="Command palette"
      className="palette popup mx-auto mt-[12dvh] w-[min(36rem,calc(100vw-2rem))] p-0 text-fg"
      // The event comes late: by then it may be open again.
      onClose={() => {
        if (dialog.current?.open !== true) onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      {open && <Choices onClose={onClose} />}
    </dialog>
  )
}
