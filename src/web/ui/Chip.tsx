import type { ReactNode } from 'react'

export type ChipTone = 'neutral' | 'ok' | 'warn' | 'bad' | 'accent'

const tones: Readonly<Record<ChipTone, string>> = {
  neutral: 'bg-s3 text-fg2',
  ok: 'bg-ok-soft text-ok',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
  accent: 'bg-accent-soft text-accent',
}

/** A short word about something, with a shape beside its colour. */
export function Chip({
  tone = 'neutral',
  icon,
  children,
}: {
  readonly tone?: ChipTone
  readonly icon?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <span
      className={`inline-flex max-w-full items-center gap-1.5 rounded-chip px-1.5 py-px text-label font-medium whitespace-nowrap ${tones[tone]}`}
    >
      {icon}
      {children}
    </span>
  )
}
