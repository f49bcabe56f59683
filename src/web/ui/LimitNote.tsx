interface LimitNoteProps {
  readonly id: string
  readonly problem: string | null
  readonly count: string | null
}

/** What is said of the length, below the field that it describes; nothing while there is room. */
export function LimitNote({ id, problem, count }: LimitNoteProps) {
  if (problem !== null)
    return (
      <p id={id} role="alert" className="text-label text-bad">
        {problem}
      </p>
    )
  if (count === null) return null
  return (
    <p id={id} className="text-label text-fg3 tabular-nums">
      {count}
    </p>
  )
}
