import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react'
import { Chip } from '../../../ui/Chip.tsx'

interface MetricProps {
  readonly label: string
  readonly figure: ReactNode
  readonly note: ReactNode
  readonly beside?: ReactNode
}

/** One figure of a strip, with what it rests on. */
export function Metric({ label, figure, note, beside }: MetricProps) {
  return (
    <div className="min-w-0 bg-s1 px-4 py-3">
      <dt className="text-label text-fg3">{label}</dt>
      <dd>
        <span className="mt-0.5 flex items-center gap-2.5">
          <span className="text-figure font-semibold tabular-nums">{figure}</span>
          {beside}
        </span>
        <span className="block text-label text-fg2">{note}</span>
      </dd>
    </div>
  )
}

/** Why few vendors at high risk are no all-clear: a verdict follows the worst answers and not the score. */
export function AdverseVerdicts({ amount }: { readonly amount: number }) {
  if (amount === 0) return null
  return (
    <span className="mt-1 block">
      By score alone.{' '}
      <Link
        to="/dashboard"
        search={{ sort: '-risks' }}
        className="font-medium text-accent underline-offset-4 hover:underline"
      >
        {amount === 1
          ? '1 more vendor has a verdict against approval'
          : `${amount} more vendors have a verdict against approval`}
      </Link>
    </span>
  )
}

/** The figures of a page side by side. */
export function MetricStrip({ children }: { readonly children: ReactNode }) {
  return (
    <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line grid-cols-2 lg:grid-cols-4">
      {children}
    </dl>
  )
}

/** Growth as arrow and percent; nothing where there is nothing to compare with. */
export function Growth({ percent }: { readonly percent: number | null }) {
  if (percent === null) return null
  const Arrow = percent > 0 ? ArrowUp : percent < 0 ? ArrowDown : ArrowRight
  return (
    <Chip icon={<Arrow className="size-3" aria-hidden="true" />}>
      <span className="sr-only">{percent < 0 ? 'down ' : 'up '}</span>
      {Math.abs(percent)}%
    </Chip>
  )
}
