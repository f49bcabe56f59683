import type { ReactNode } from 'react'
import { messageOf } from '../lib/api-error.ts'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { useReported } from './ErrorBanner.tsx'
import { ErrorCard } from './ErrorCard.tsx'
import { Loading, Skeleton } from './Skeleton.tsx'

interface ListStatesProps<Data> {
  readonly query: { readonly data: Data | undefined; readonly error: unknown; readonly refetch: () => unknown }
  readonly loading: string
  /** What is said where it cannot be loaded. */
  readonly failed: string
  /** What to say where there is nothing to show; null where there is. */
  readonly emptyOf: (
    data: Data,
  ) => { readonly title: string; readonly text: string; readonly action?: ReactNode } | null
  readonly children: (data: Data) => ReactNode
}

/** A list while it loads, when it cannot be loaded, when it is empty, and else as it is. */
export function ListStates<Data>({ query, loading, failed, emptyOf, children }: ListStatesProps<Data>) {
  const { data, error, refetch } = query
  useReported(error, failed)
  if (data === undefined) {
    if (error)
      return (
        <ErrorCard title={failed} text={messageOf(error)}>
          <Button onClick={() => void refetch()}>Retry</Button>
        </ErrorCard>
      )
    return (
      <>
        <Loading>{loading}</Loading>
        <Skeleton className="h-72 w-full rounded-card" />
      </>
    )
  }
  const empty = emptyOf(data)
  if (empty === null) return children(data)
  return (
    <div className="rounded-card border border-line">
      <EmptyState title={empty.title} text={empty.text}>
        {empty.action}
      </EmptyState>
    </div>
  )
}
