import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { Monitoring } from '../../../contract/health.monitoring.ts'
import { countOf, formatBytes, formatClock, formatCount, formatDateTime } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { useReport } from '../../ui/ErrorBanner.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { ListStates } from '../../ui/ListStates.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Cell, HeadCell, Table } from '../../ui/Table.tsx'
import { RecentErrors } from './RecentErrors.tsx'
import { BarFigure } from '../../ui/BarFigure.tsx'
import { monitoringQuery, useDiscardJob, useRetryJob, type Period } from './queries/monitoring.ts'

const card = 'rounded-card border border-line bg-s1 p-4'
const link = 'underline decoration-line underline-offset-4 hover:decoration-fg'
const periods = [
  { value: 'hour', label: 'Last hour' },
  { value: 'day', label: 'Last day' },
] as const

const secondsWords = (seconds: number | null): string => {
  if (seconds === null) return '–'
  return seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`
}

const durationWords = (milliseconds: number): string =>
  milliseconds < 1_000 ? `${milliseconds} ms` : `${(milliseconds / 1_000).toFixed(1)} s`

function Parts({ parts }: Pick<Monitoring, 'parts'>) {
  return (
    <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
      {parts.map(({ name, ok, detail, advice }) => {
        const Shape = ok ? CircleCheck : TriangleAlert
        return (
          <li key={name} className="bg-s1 px-4 py-3">
            <p className={`flex items-center gap-2 font-medium ${ok ? 'text-ok' : 'text-bad'}`}>
              <Shape className="size-4 shrink-0" aria-hidden="true" />
              {name}
              <span className="sr-only">{ok ? 'works' : 'needs attention'}</span>
            </p>
            <p className="text-label text-fg3">{detail}</p>
            {advice !== null && <p className="mt-1 text-label text-fg">{advice}</p>}
          </li>
        )
      })}
    </ul>
  )
}

function Figures({ title, rows }: { readonly title: string; readonly rows: readonly (readonly [string, string])[] }) {
  return (
    <section aria-label={title} className={card}>
      <h3 className="font-semibold">{title}</h3>
      <dl className="mt-2 flex flex-col gap-1.5">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-3">
            <dt className="min-w-0 text-fg2 wrap-anywhere">
              <ForeignText text={label} />
            </dt>
            <dd className="whitespace-nowrap tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {rows.length === 0 && <p className="mt-2 text-fg3">Nothing in this period.</p>}
    </section>
  )
}

function Charts({ series, period }: Pick<Monitoring, 'series'> & { readonly period: Period }) {
  const times = series.map(({ at }) => formatClock(at))
  const step = period === 'hour' ? 'Each bar is five minutes.' : 'Each bar is an hour.'
  const charts = [
    ['Completed scans', series.map(({ completed }) => completed), formatCount],
    ['Failed scans', series.map(({ failed }) => failed), formatCount],
    ['Waiting time (median)', series.map(({ wait_seconds: wait }) => wait), secondsWords],
    ['Pages fetched', series.map(({ pages }) => pages), formatCount],
  ] as const
  return (
    <>
      <div className="grid gap-3 md:grid-cols-2">
        {charts.map(([title, values, format]) => (
          <BarFigure key={title} title={title} times={times} values={values} format={format} />
        ))}
      </div>
      <details className="mt-2">
        <summary className="w-max cursor-pointer text-label text-fg2">Show as a table</summary>
        <div className="mt-2">
          <Table label="Scans and pages over time">
            <thead>
              <tr>
                <HeadCell>From</HeadCell>
                {charts.map(([title]) => (
                  <HeadCell key={title}>{title}</HeadCell>
                ))}
              </tr>
            </thead>
            <tbody>
              {times.map((time, at) => (
                <tr key={series[at]?.at}>
                  <Cell className="tabular-nums">{time}</Cell>
                  {charts.map(([title, values, format]) => {
                    const value = values[at]
                    return (
                      <Cell key={title} className="tabular-nums">
                        {value === null || value === undefined ? '–' : format(value)}
                      </Cell>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      </details>
      <p className="mt-1 text-label text-fg3">{step}</p>
    </>
  )
}

function FailedJobs({ jobs }: { readonly jobs: Monitoring['failed_jobs'] }) {
  const retry = useRetryJob()
  const discard = useDiscardJob()
  const report = useReport()
  const settled = (otherwise: string) => ({
    onSuccess: ({ message }: { message: string }) => notify.success(`Success: ${message}`),
    onError: (error: unknown) => report(error, otherwise),
  })
  return (
    <section aria-labelledby="failed-jobs">
      <h3 id="failed-jobs" className="mb-2 font-semibold">
        Jobs that failed
      </h3>
      {jobs.length === 0 && <p className="rounded-card border border-line bg-s1 px-4 py-5 text-fg3">No job failed.</p>}
      {jobs.length > 0 && (
        <ul className="rounded-card border border-line">
          {jobs.map((job) => (
            <li
              key={job.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-0"
            >
              <div className="min-w-0 flex-1 basis-64">
                <p className="font-medium">
                  {job.name} <span className="font-normal text-fg3">{job.tenant_name}</span>
                </p>
                <p className="text-label text-fg2 wrap-anywhere">
                  <ForeignText text={job.message === '' ? 'No reason was noted' : job.message} />
                </p>
                <p className="text-label text-fg3">{formatDateTime(job.at)}</p>
              </div>
              <Button size="sm" onClick={() => retry.mutate(job.id, settled('Failed to retry the job'))}>
                Retry
              </Button>
              <Button size="sm" onClick={() => discard.mutate(job.id, settled('Failed to discard the job'))}>
                Discard
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type Pool = Monitoring['pools']['readers']
const poolWords = ({ alive, tasks, killed, resident_bytes: bytes }: Pool): string =>
  `${alive}, ${formatCount(tasks)}, ${killed}, ${formatBytes(bytes)}`

function Workers({ workers }: Pick<Monitoring, 'workers'>) {
  return (
    <section aria-labelledby="workers">
      <h3 id="workers" className="mb-2 font-semibold">
        Workers
      </h3>
      {workers.length === 0 && (
        <p className="rounded-card border border-line bg-s1 px-4 py-5 text-fg3">
          No worker reported within two minutes.
        </p>
      )}
      {workers.length > 0 && (
        <Table label="Workers and what they do now">
          <thead>
            <tr>
              <HeadCell>Machine</HeadCell>
              <HeadCell className="w-full">Works on</HeadCell>
              <HeadCell>Memory</HeadCell>
              <HeadCell>Readers: alive, pages, killed, memory</HeadCell>
              <HeadCell>Up since</HeadCell>
              <HeadCell>Last heartbeat</HeadCell>
            </tr>
          </thead>
          <tbody>
            {workers.map((one) => (
              <tr key={one.id}>
                <Cell className="whitespace-nowrap">
                  {one.host === '' ? 'An older node' : one.host} <span className="text-fg3">{one.process}</span>
                </Cell>
                <Cell>
                  {one.jobs.length === 0
                    ? 'Nothing'
                    : one.jobs.map(({ name, since }) => `${name} since ${formatClock(since)}`).join(', ')}
                </Cell>
                <Cell className="whitespace-nowrap tabular-nums">
                  {one.resident_bytes === null ? '–' : formatBytes(one.resident_bytes)}
                </Cell>
                <Cell className="whitespace-nowrap tabular-nums">{one.readers ? poolWords(one.readers) : '–'}</Cell>
                <Cell className="whitespace-nowrap">
                  {one.started_at === null ? '–' : formatDateTime(one.started_at)}
                </Cell>
                <Cell className={`whitespace-nowrap tabular-nums ${one.silent_seconds < 10 ? '' : 'text-bad'}`}>
                  {secondsWords(one.silent_seconds)} ago
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  )
}

function Details({ shown }: { readonly shown: Monitoring }) {
  const { scans, mail, process, backup, pools } = shown
  return (
    <div className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
      <Figures
        title="Scans"
        rows={[
          ['Running', formatCount(scans.running)],
          ['Waiting', formatCount(scans.waiting)],
          ['Oldest waits for', secondsWords(scans.oldest_waiting_seconds)],
          ['Completed', formatCount(scans.completed)],
          ['Failed', formatCount(scans.failed)],
          ['Cancelled', formatCount(scans.cancelled)],
          ['Waiting time, median', secondsWords(scans.wait_median_seconds)],
          ['Waiting time, 95%', secondsWords(scans.wait_95_seconds)],
          ['Working time, median', secondsWords(scans.work_median_seconds)],
        ]}
      />
      <Figures
        title="Why scans failed"
        rows={shown.failures.map(({ reason, count }) => [reason, formatCount(count)])}
      />
      <Figures
        title="Pages by outcome"
        rows={shown.outcomes.map(({ outcome, count }) => [outcome.replaceAll('_', ' '), formatCount(count)])}
      />
      <Figures
        title="Hosts that refused most"
        rows={shown.hosts.map(({ host, failed, requests }) => [
          host,
          `${formatCount(failed)} of ${formatCount(requests)}`,
        ])}
      />
      <Figures
        title="Slowest hosts in the last day (median, 95%)"
        rows={shown.slow_hosts.map(({ host, median_ms: median, p95_ms: late }) => [
          host,
          `${durationWords(median)}, ${durationWords(late)}`,
        ])}
      />
      <Figures
        title="Queues (waiting, at work, failed)"
        rows={shown.jobs.map(({ name, waiting, active, failed }) => [name, `${waiting}, ${active}, ${failed}`])}
      />
      <Figures
        title="Mail"
        rows={[
          ['Sent', formatCount(mail.sent)],
          ['Waiting', formatCount(mail.waiting)],
          ['Kept in the mailbox', formatCount(mail.kept)],
          ['Given up', formatCount(mail.dropped)],
        ]}
      />
      <Figures
        title="Web process"
        rows={[
          ['Event loop, 99%', `${process.event_loop_99_ms} ms`],
          ['Memory', formatBytes(process.resident_bytes)],
          ['Heap', formatBytes(process.heap_bytes)],
          ['Connections open, idle', `${process.connections_open}, ${process.connections_idle}`],
          ['Requests that wait for one', formatCount(process.requests_waiting)],
          ['Up for', secondsWords(process.uptime_seconds)],
        ]}
      />
      <Figures
        title="Its processes (alive, tasks, killed, memory)"
        rows={[
          ['Searching stored pages', poolWords(pools.readers)],
          ['Making PDFs', poolWords(pools.pdfs)],
          ['Making other files', poolWords(pools.exports)],
        ]}
      />
      <Figures
        title="Last backup"
        rows={
          backup === null
            ? [['None reported', '–']]
            : [
                ['Made', formatDateTime(backup.at)],
                ['Size', formatBytes(backup.bytes)],
                ['Rows', formatCount(backup.rows)],
              ]
        }
      />
    </div>
  )
}

/** How the installation works now and in the last hour or day, renewed every ten seconds, with what to do. */
export function MonitoringTab() {
  const [period, setPeriod] = useState<Period>('hour')
  const query = useQuery(monitoringQuery(period))
  return (
    <section aria-label="System Monitoring" className="mt-6 flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-read font-semibold">System Monitoring</h2>
        <div className="flex flex-wrap items-center gap-3">
          {query.data && (
            <p className="text-label text-fg3 tabular-nums">
              {countOf(query.data.parts.filter(({ ok }) => !ok).length, 'warning')}, as of {formatClock(query.data.at)}
            </p>
          )}
          <Segmented label="Period" options={periods} value={period} onChange={setPeriod} />
        </div>
      </div>
      <ListStates
        query={query}
        loading="Loading the system's state"
        failed="Failed to load system monitoring"
        emptyOf={() => null}
      >
        {(shown) => (
          <div className="flex flex-col gap-5">
            <Parts parts={shown.parts} />
            <div>
              <Charts series={shown.series} period={period} />
            </div>
            <Workers workers={shown.workers} />
            <Details shown={shown} />
            <FailedJobs jobs={shown.failed_jobs} />
          </div>
        )}
      </ListStates>
      <RecentErrors />
      <p className="text-fg2">
        <Link to="/mailbox" className={link}>
          Open the mailbox
        </Link>{' '}
        for messages that were not sent because no mail server is set.
      </p>
    </section>
  )
}
