import { useId, type ReactNode } from 'react'
import { Combobox as Base } from '@base-ui/react/combobox'
import { inputStyle } from './Field.tsx'

interface ComboboxProps<Item> {
  readonly label: string
  readonly placeholder: string
  readonly items: readonly Item[]
  readonly typed: string
  readonly onType: (text: string) => void
  readonly onChoose: (item: Item) => void
  readonly toText: (item: Item) => string
  readonly renderItem: (item: Item) => ReactNode
  /** What the list says instead of rows; null hides the list. */
  readonly status: ReactNode
  readonly isOpen: boolean
}

/** A type-ahead over results that come from elsewhere: it filters nothing itself. */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { label, placeholder, items, typed, onType, onChoose, toText, renderItem, status, isOpen } = props
  const id = useId()
  return (
    <Base.Root
      items={items}
      filter={null}
      value={null}
      inputValue={typed}
      open={isOpen}
      itemToStringLabel={toText}
      onInputValueChange={(text, { reason }) => {
        if (reason === 'input-change' || reason === 'clear-press') onType(text)
      }}
      onValueChange={(item: Item | null) => {
        if (item !== null) onChoose(item)
      }}
    >
      <label htmlFor={id} className="mb-1.5 block text-label font-medium text-fg2">
        {label}
      </label>
      <Base.Input id={id} placeholder={placeholder} autoComplete="off" className={`${inputStyle} h-10`} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} className="z-50 w-(--anchor-width) outline-none">
          <Base.Popup className="popup max-h-96 overflow-y-auto p-1">
            <Base.Status className="px-2 text-fg3 empty:hidden">{status}</Base.Status>
            <Base.List className="outline-none">
              {(item: Item) => (
                <Base.Item
                  key={toText(item)}
                  value={item}
                  className="flex min-h-9 cursor-pointer items-center gap-3 rounded-chip px-2 py-1 outline-none data-highlighted:bg-s3"
                >
                  {renderItem(item)}
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
