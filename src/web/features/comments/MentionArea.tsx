import { useId, useState, type KeyboardEvent } from 'react'
import type { Person } from '../../../contract/comments.ts'
import { longest } from '../../../contract/limits.forms.ts'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { LimitNote } from '../../ui/LimitNote.tsx'
import { useTextLimit } from '../../ui/use-text-limit.ts'
import { matchPeople, mentionAt } from './mentions.ts'

interface MentionAreaProps {
  readonly label: string
  readonly value: string
  readonly people: readonly Person[]
  readonly autoFocus?: boolean
  readonly onChange: (value: string) => void
  readonly onMention: (person: Person) => void
}

/** A field for a comment. An @ offers the members' names; arrows move, Enter takes one, Escape leaves them. Ctrl or
 * Cmd with Enter sends the form around it. */
export function MentionArea({ label, value, people, autoFocus, onChange, onMention }: MentionAreaProps) {
  const id = useId()
  const { field: area, problem, count } = useTextLimit<HTMLTextAreaElement>(value, longest.comment)
  const [caret, setCaret] = useState(0)
  const [at, setAt] = useState(0)
  const [isLeft, setLeft] = useState(false)
  const mention = isLeft ? null : mentionAt(value, caret)
  const offered = mention ? matchPeople(people, mention.typed) : []
  const chosen = Math.min(at, offered.length - 1)

  const take = (person: Person): void => {
    if (!mention) return
    const words = `@${person.name} `
    onChange(value.slice(0, mention.from) + words + value.slice(caret))
    onMention(person)
    setAt(0)
    const next = mention.from + words.length
    setCaret(next)
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(next, next)
    })
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      area.current?.form?.requestSubmit()
      return
    }
    const person = offered[chosen]
    if (!person) return
    if (event.key === 'ArrowDown') setAt((chosen + 1) % offered.length)
    else if (event.key === 'ArrowUp') setAt((chosen + offered.length - 1) % offered.length)
    else if (event.key === 'Enter' || event.key === 'Tab') take(person)
    else if (event.key === 'Escape') {
      event.stopPropagation()
      setLeft(true)
    } else return
    event.preventDefault()
  }
  return (
    <div className="relative flex flex-col gap-1">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <textarea
        ref={area}
        id={id}
        rows={3}
        autoFocus={autoFocus}
        value={value}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null && count === null ? undefined : `${id}-limit`}
        placeholder={`${label}. Type @ to mention somebody.`}
        aria-autocomplete="list"
        {...(offered.length > 0 ? { 'aria-controls': `${id}-people`, 'aria-activedescendant': `${id}-${chosen}` } : {})}
        onChange={(event) => {
          setLeft(false)
          setCaret(event.target.selectionStart)
          onChange(event.target.value)
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
        className="w-full resize-y rounded-control border border-control bg-s1 px-3 py-2 text-fg placeholder:text-fg3 aria-invalid:border-bad"
      />
      {offered.length > 0 && (
        <ul
          id={`${id}-people`}
          role="listbox"
          aria-label="Members"
          className="popup absolute inset-x-0 top-full z-10 mt-1 p-1"
        >
          {offered.map((person, index) => (
            <li
              key={person.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === chosen}
              className={`flex h-8 cursor-pointer items-center rounded-chip px-2 ${index === chosen ? 'bg-s3 text-fg' : 'text-fg2'}`}
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => setAt(index)}
              onClick={() => take(person)}
            >
              <span className="truncate">
                <ForeignText text={person.name} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {offered.length > 0 && `${offered.length} members. Arrow keys move, Enter mentions.`}
      </p>
      <LimitNote id={`${id}-limit`} problem={problem} count={count} />
    </div>
  )
}
