import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { inputStyle } from './Field.tsx'
import { useTextLimit } from './use-text-limit.ts'

interface ComboboxProps<Item> {
  readonly label: string
  readonly placeholder: string
  /** The most UTF-16 code units that are searched for: a longer text finds nothing, and that is said. */
  readonly most: number
  readonly items: readonly Item[]
  readonly typed: string
  readonly onType: (text: string) => void
  readonly onChoose: (item: Item) => void
  readonly keyOf: (item: Item) => string
  readonly renderItem: (item: Item) => ReactNode
  /** What is said of the results; with no items it stands in their place. Null hides the list. */
  readonly status: ReactNode
}

/**
 * A type-ahead over results that come from elsewhere, as the ARIA practices describe an editable combobox with a list:
 * the focus stays in the input and the arrows move the active option. Base UI's hides the rest of the page from
 * assistive tools while its list is open and leaves it focusable, which axe refuses.
 */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { label, placeholder, most, typed, onType, onChoose, keyOf, renderItem } = props
  const { field, problem } = useTextLimit<HTMLInputElement>(typed, most)
  const items = problem === null ? props.items : []
  const status = problem ?? props.status
  const id = useId()
  const [active, setActive] = useState(0)
  const [isDismissed, setDismissed] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const isOpen = status !== null && !isDismissed
  const hasItems = isOpen && items.length > 0
  useEffect(() => setActive(0), [props.items])
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const react = (event: React.KeyboardEvent): void => {
    if (event.key === 'Escape') setDismissed(true)
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      if (!isOpen) setDismissed(false)
      else if (items.length > 0) setActive((active + step + items.length) % items.length)
    }
    const chosen = items[active]
    if (event.key === 'Enter' && hasItems && chosen) {
      event.preventDefault()
      onChoose(chosen)
    }
  }
  return (
    <div
      className="relative"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setDismissed(true)
      }}
    >
      <label htmlFor={id} className="mb-1.5 block text-label font-medium text-fg2">
        {label}
      </label>
      <input
        ref={field}
        id={id}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hasItems}
        aria-controls={hasItems ? `${id}-list` : undefined}
        aria-activedescendant={hasItems ? `${id}-${active}` : undefined}
        autoComplete="off"
        placeholder={placeholder}
        aria-invalid={problem !== null || undefined}
        value={typed}
        onChange={(event) => {
          setDismissed(false)
          onType(event.target.value)
        }}
        onFocus={() => setDismissed(false)}
        onKeyDown={react}
        className={`${inputStyle} h-10!`}
      />
      <div
        className={`popup absolute inset-x-0 top-full z-30 mt-1.5 max-h-96 overflow-y-auto p-1 ${isOpen ? '' : 'hidden'}`}
      >
        <div role="status" className={hasItems ? 'sr-only' : 'px-2 text-fg3'}>
          {isOpen && status}
        </div>
        {hasItems && (
          <ul ref={list} id={`${id}-list`} role="listbox" aria-label={label}>
            {items.map((item, index) => (
              <li
                key={keyOf(item)}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                className="flex min-h-9 cursor-pointer items-center gap-3 rounded-chip px-2 py-1 aria-selected:bg-s3"
                onPointerMove={() => setActive(index)}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(item)}
              >
                {renderItem(item)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
