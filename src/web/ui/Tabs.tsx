import { useEffect, useRef, type ReactNode } from 'react'
import { Tabs as Base } from '@base-ui/react/tabs'

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

/** A row of tabs over its panels; arrow keys move, Enter or Space chooses. Wrap each panel in `TabPanel`. */
export function Tabs<Value extends string>({ items, value, label, onChange, className, children }: TabsProps<Value>) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone the row is wider than the screen. Only the row scrolls: the page stays where its reader left it.
    const chosen = row.current?.querySelector<HTMLElement>('[aria-selected=true]')
    if (!row.current || !chosen) return
    row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2
  }, [value])
  return (
    <Base.Root
      value={value}
      onValueChange={(next: unknown) => {
        const chosen = items.find((item) => item.value === next)
        if (chosen) onChange(chosen.value)
      }}
    >
      <div
        ref={row}
        className={`sticky top-0 z-20 overflow-x-auto border-b border-line bg-bg [scrollbar-width:none] ${className ?? ''}`}
      >
        <Base.List aria-label={label} className="flex w-max gap-1">
          {items.map((item) => (
            <Base.Tab
              key={item.value}
              value={item.value}
              className="-mb-px flex h-11 items-center gap-2 border-b-2 border-transparent px-2 font-medium whitespace-nowrap text-fg3 hover:text-fg data-active:border-fg data-active:text-fg focus-visible:-outline-offset-2"
            >
              {item.label}
              {item.count !== undefined && (
                <span className="rounded-chip bg-s3 px-1.5 text-meta font-medium text-fg2 tabular-nums">
                  {item.count}
                </span>
              )}
            </Base.Tab>
          ))}
        </Base.List>
      </div>
      {children}
    </Base.Root>
  )
}

export function TabPanel({ value, children }: { readonly value: string; readonly children: ReactNode }) {
  return (
    <Base.Panel value={value} className="outline-none" tabIndex={-1}>
      {children}
    </Base.Panel>
  )
}
