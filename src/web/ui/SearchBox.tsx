import { useEffect, useId, useRef, useState } from 'react'
import { Search } from 'lucide-react'
import { longest } from '../../contract/limits.forms.ts'
import { inputStyle } from './Field.tsx'
import { LimitNote } from './LimitNote.tsx'
import { useTextLimit } from './use-text-limit.ts'

interface SearchBoxProps {
  readonly label: string
  /** What is searched for now, as the address has it. */
  readonly value: string
  readonly onSearch: (text: string) => void
}

const pause = 250

/** Searches while one types, a moment after the last letter. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value)
  const id = useId()
  const { field, problem, count } = useTextLimit<HTMLInputElement>(typed, longest.search)
  const asked = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    // Cleared or changed from elsewhere; what one's own typing has asked for is here already.
    if (value !== asked.current) setTyped(value)
    asked.current = value
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <div className="relative min-w-56 flex-1 md:max-w-sm">
      <Search className="pointer-events-none absolute top-2 left-2.5 size-4 text-fg3 max-md:top-3" aria-hidden="true" />
      <input
        ref={field}
        type="search"
        aria-label={label}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null && count === null ? undefined : id}
        placeholder={label}
        value={typed}
        className={`${inputStyle} pl-8`}
        onChange={({ target }) => {
          setTyped(target.value)
          clearTimeout(timer.current)
          if (target.value.length > longest.search) return
          timer.current = setTimeout(() => {
            asked.current = target.value.trim()
            onSearch(asked.current)
          }, pause)
        }}
      />
      <LimitNote id={id} problem={problem} count={count} />
    </div>
  )
}
