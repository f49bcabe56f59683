import { useQuery } from '@tanstack/react-query'
import type { DataOf } from '../../../contract/route.ts'
import type { healthRoutes } from '../../../contract/health.ts'
import { messageOf } from '../../lib/api-error.ts'
import { countOf, formatDateTime } from '../../lib/format.ts'
import { Button } from '../../ui/Button.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { Cell, HeadCell, Table } from '../../ui/Table.tsx'
import { recentErrorsQuery } from './queries/recent-errors.ts'

const kinds = { scan: 'Scan', mail: 'Message', job: 'Background work' } as const

type ErrorList = DataOf<(typeof healthRoutes)['errors']>

function ErrorTable({ errors }: { readonly errors: ErrorList['errors'] }) {
  return (
    <Table label="What failed, the newest first">
      <thead>
        <tr>
          <HeadCell>When</HeadCell>
          <HeadCell>What</HeadCell>
          <HeadCell>Organization</HeadCell>
          <HeadCell className="w-full">Why</HeadCell>
        </tr>
      </thead>
      <tbody>
        {errors.map((one) => (
          <tr key={`${one.kind} ${one.reference}`}>
            <Cell className="whitespace-nowrap tabular-nums">{formatDateTime(one.at)}</Cell>
            <Cell className="whitespace-nowrap">
              {kinds[one.kind]} <span className="text-fg3">{one.name}</span>
            </Cell>
            <Cell className="whitespace-nowrap">
              {one.tenant_name === null ? '–' : <ForeignText text={one.tenant_name} />}
            </Cell>
            <Cell className="wrap-anywhere">
              <ForeignText text={one.message === '' ? 'No reason was noted' : one.message} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** What failed in the last seven days. */
export function RecentErrors() {
  const { data, error, refetch } = useQuery(recentErrorsQuery)
  return (
    <section aria-labelledby="recent-errors">
      <h3 id="recent-errors" className="mb-2 font-semibold">
        Recent errors
      </h3>
      {data && (
        <p className="mb-2 text-label text-fg3">
          In the last seven days: {countOf(data.counts.scan, 'scan')}, {countOf(data.counts.mail, 'message')},{' '}
          {countOf(data.counts.job, 'job')}.
        </p>
      )}
      {data && data.errors.length > 0 && <ErrorTable errors={data.errors} />}
      {data?.errors.length === 0 && (
        <p className="rounded-card border border-line bg-s1 px-4 py-5 text-fg3">Nothing failed.</p>
      )}
      {!data && error && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p className="text-fg2">The errors could not be loaded. {messageOf(error)}</p>
          <Button onClick={() => void refetch()}>Retry</Button>
        </div>
      )}
      {!data && !error && (
        <>
          <Loading>Loading recent errors</Loading>
          <Skeleton className="h-20 w-full rounded-card" />
        </>
      )}
    </section>
  )
}
