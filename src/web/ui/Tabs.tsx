import { createContext, useContext, useEffect, useId, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react'

export interface TabItem<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly count?: number
}

interface TabsProps<Value extends string> {
  readonly items: readonly TabItem<Value>[]
  readonly value: Value
  readonly label: string
  readonly onChange: (value: Value) => void
  readonly className?: string
  readonly children: ReactNode
}

interface Chosen {
  readonly id: string
  readonly value: string
}
const ChosenTab = createContext<Chosen>({ id: '', value: '' })

/** Which tab a key goes to, of `count` of which `at` has the focus; null for a key that moves nothing. */
function targetOf(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/**
 * A row of tabs over its panels, as the ARIA practices describe them; arrow keys move, Enter or Space chooses. Wrap each
 * panel in `TabPanel`.
 */
export function Tabs<Value extends string>({ items, value, label, onChange, className, children }: TabsProps<Value>) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone the row is wider than the screen. Only the row scrolls: the page stays where its reader left it.
    const chosen = row.current?.querySelector<HTMLElement>('[aria-selected=true]')
    if (!row.current || !chosen) return
    row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2
  }, [value])
  const move = (event: KeyboardEvent): void => {
    const tabs = [...(row.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
    const at = tabs.findIndex((tab) => tab === document.activeElement)
    const target = tabs[targetOf(event.key, at, tabs.length) ?? -1]
    if (!target) return
    event.preventDefault()
    target.focus()
  }
  const chosen = useMemo(() => ({ id, value }), [id, value])
  return (
    <ChosenTab value={chosen}>
      <div>
        <div
          ref={row}
          className={`sticky top-0 z-20 overflow-x-auto border-b border-line bg-bg [scrollbar-width:none] ${className ?? ''}`}
        >
          <div role="tablist" aria-label={label} className="flex w-max gap-1" onKeyDown={move}>
            {items.map((item) => (
              <button
                key={item.value}
                type="button"
                role="tab"
                id={`${id}-${item.value}`}
                aria-selected={item.value === value}
                aria-controls={item.value === value ? `${id}-panel` : undefined}
                tabIndex={item.value === value ? 0 : -1}
                className="-mb-px flex h-11 items-center gap-2 border-b-2 border-transparent px-2 font-medium whitespace-nowrap text-fg3 hover:text-fg focus-visible:-outline-offset-2 aria-selected:border-fg aria-selected:text-fg"
                onClick={() => {
                  if (item.value !== value) onChange(item.value)
                }}
              >
                {item.label}
                {item.count !== undefined && (
                  <span className="rounded-chip bg-s3 px-1.5 text-meta font-medium text-fg2 tabular-nums">
                    {item.count}
                  </span>
                )}
              </button>
            ))}
          </div>
        </div>
        {children}
      </div>
    </ChosenTab>
  )
}

/** What a tab shows; nothing while another one is chosen. */
export function TabPanel({ value, children }: { readonly value: string; readonly children: ReactNode }) {
  const chosen = useContext(ChosenTab)
  if (chosen.value !== value) return null
  return (
    <div
      role="tabpanel"
      id={`${chosen.id}-panel`}
      aria-labelledby={`${chosen.id}-${value}`}
      className="outline-none"
      tabIndex={-1}
    >
      {children}
    </div>
  )
}
