import type { ReactNode } from 'react'

/** The letter beside a figure. It leads to what the figure rests on. */
export function Mark({ of }: { readonly of: string }) {
  return (
    <sup className="mark">
      <a href={`#note-${of}`} id={`mark-${of}`} aria-label={`Basis of this figure: note ${of}`}>
        {of}
      </a>
    </sup>
  )
}

/** What a figure rests on, beside it. */
export function Note({
  letter,
  of,
  children,
}: {
  readonly letter: string
  readonly of: string
  readonly children: ReactNode
}) {
  return (
    <p className="basis" id={`note-${letter}`}>
      <a href={`#mark-${letter}`} className="basis-letter" aria-label={`Back to the figure of note ${letter}`}>
        {letter}
      </a>
      <span>
        <strong>{of}</strong> {children}
      </span>
    </p>
  )
}
