import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { Check, LoaderCircle, Radio } from 'lucide-react'
import type { ScanDetail } from '../../../contract/scans.ts'
import type { Vendor } from '../../../contract/vendors.ts'
import { markHidden } from '../../../contract/text.forms.ts'
import { messageOf } from '../../lib/api-error.ts'
import { formatDateTime } from '../../lib/format.ts'
import { useLiveState } from '../../lib/live.ts'
import { notify } from '../../lib/notify.ts'
import { waitingLabel } from '../../lib/scan-status.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { Page } from '../../ui/Page.tsx'
import { ProgressRing } from '../../ui/ProgressRing.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { agentLabels } from './agent-labels.ts'
import { useCancelScan } from './queries/cancel-scan.ts'
import { ScanPages } from './ScanPages.tsx'
import { scanDetailQuery } from './queries/scan-detail.ts'

type StepState = 'done' | 'working' | 'waiting'

const stateLabels: Readonly<Record<StepState, string>> = { done: 'done', working: 'working', waiting: 'waiting' }

/** From here on the pages are read and the agents work. */
const pagesReadAt = 60

function stepsOf(scan: ScanDetail | undefined): readonly (readonly [string, StepState])[] {
  const done = new Set(scan?.sources_data.agents.map((step) => step.agent))
  const hasPages = done.size > 0 || (scan?.progress_data.percentage ?? 0) >= pagesReadAt
  const isStarted = scan !== undefined && scan.scan_status !== 'pending'
  const steps = [
    ['Public pages', hasPages] as const,
    ...agentLabels.map(([agent, label]) => [label, done.has(agent)] as const),
  ]
  const next = steps.findIndex(([, isDone]) => !isDone)
  return steps.map(([label, isDone], index) => {
    if (isDone) return [label, 'done']
    return [label, isStarted && index === next ? 'working' : 'waiting']
  })
}

function Steps({ scan }: { readonly scan: ScanDetail | undefined }) {
  return (
    <ol className="flex flex-col">
      {stepsOf(scan).map(([label, state]) => (
        <li
          key={label}
          className={`flex h-9 items-center gap-3 border-b border-line last:border-0 ${state === 'waiting' ? 'text-fg3' : ''}`}
        >
          <span className="flex size-4 items-center justify-center">
            {state === 'done' && <Check className="size-4 text-ok" aria-hidden="true" />}
            {state === 'working' && <LoaderCircle className="spin size-4 text-accent" aria-hidden="true" />}
            {state === 'waiting' && <span className="size-1.5 rounded-full bg-control" aria-hidden="true" />}
          </span>
          {label}
          <span className="sr-only">, {stateLabels[state]}</span>
        </li>
      ))}
    </ol>
  )
}

function LiveSign({ isPolling }: { readonly isPolling: boolean }) {
  const live = useLiveState()
  const isOn = live === 'open' || isPolling
  return (
    <p className="flex items-center gap-2 text-label text-fg3">
      <Radio className={`size-3.5 ${isOn ? 'text-ok' : 'text-fg3'}`} aria-hidden="true" />
      {isOn ? 'Live monitoring active' : 'Connecting…'}
      {isOn && live !== 'open' && <span>· updated every 3 seconds</span>}
    </p>
  )
}

interface CancelButtonProps {
  readonly vendorId: string
  readonly scanId: string
  readonly name: string
}

function CancelButton({ vendorId, scanId, name }: CancelButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const cancel = useCancelScan(vendorId)
  const confirm = (): void => {
    cancel.mutate(scanId, {
      onSuccess: () => setAsking(false),
      onError: (error) => {
        setAsking(false)
        notify.error(messageOf(error))
      },
    })
  }
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        Cancel scan
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Cancel the scan of ${markHidden(name)}?`}
        description={
          <p>
            Pages read so far are kept, but no review is written. Once a page was read, the scan counts as one report of
            this month.
          </p>
        }
        onClose={() => setAsking(false)}
      >
        <Button onClick={() => setAsking(false)}>Keep scanning</Button>
        <Button variant="danger" busy={cancel.isPending} onClick={confirm}>
          Cancel scan
        </Button>
      </ConfirmDialog>
    </>
  )
}

export interface InProgressProps {
  readonly vendorId: string
  readonly scanId: string
  readonly name: string
  readonly lastReview: Vendor['last_review']
  readonly onCheck: () => void
}

export function InProgress({ vendorId, scanId, name, lastReview, onCheck }: InProgressProps) {
  const { data: scan, isFetching, isError } = useQuery(scanDetailQuery(scanId))
  const percentage = scan?.progress_data.percentage ?? 0
  const isStarted = scan !== undefined && scan.scan_status !== 'pending'
  const step = isStarted ? scan.progress_data.current_step : waitingLabel
  return (
    <Page
      title="Security Review In Progress"
      browserTitle={name}
      above={<Breadcrumb name={name} />}
      lead={
        <>
          <ForeignText text={name} /> · this typically takes 5-10 minutes, less for a small site. You can leave this
          page; the scan continues.
        </>
      }
    >
      {lastReview && (
        <p className="mt-4 rounded-control bg-accent-soft px-3 py-2 text-fg2">
          The last completed review stays available until this one is ready.{' '}
          <Link
            to="/vendor/$vendorId/review/$scanId"
            params={{ vendorId, scanId: lastReview.scan_id }}
            className="font-medium text-accent underline underline-offset-4"
          >
            Open the review of {formatDateTime(lastReview.completed_at)}
          </Link>
        </p>
      )}
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <section aria-label="Progress" className="flex flex-col gap-5 rounded-card border border-line bg-s1 p-5">
          <div className="flex items-center gap-5">
            <ProgressRing percentage={percentage} />
            <div className="min-w-0">
              <p className="text-label text-fg3">Current step</p>
              <p className="mt-0.5 text-read font-medium" role="status">
                {step}
              </p>
              <p className="mt-2 text-label text-fg3">
                {scan?.started_at ? `Started ${formatDateTime(scan.started_at)}` : 'Not started yet'}
              </p>
            </div>
          </div>
          <LiveSign isPolling={!isError} />
          <div className="flex flex-wrap gap-2">
            <Link to="/dashboard" className={buttonStyle()}>
              Return to Dashboard
            </Link>
            <Button busy={isFetching} onClick={onCheck}>
              Check Status
            </Button>
            {scan?.abilities.cancel && <CancelButton vendorId={vendorId} scanId={scanId} name={name} />}
          </div>
          <div className="border-t border-line pt-4">
            <h2 className="text-ui font-semibold">What happens next</h2>
            <ol className="mt-2 flex list-decimal flex-col gap-1 pl-4 text-fg2 marker:text-fg3">
              <li>Public pages are found and read, within the rules of each site.</li>
              <li>Eight agents answer the questions, with a quote for each answer.</li>
              <li>Every quote is checked against the stored text; then the review opens here.</li>
            </ol>
          </div>
        </section>
        <section aria-labelledby="agents" className="rounded-card border border-line bg-s1 px-5 pt-4 pb-2">
          <h2 id="agents" className="mb-1 text-ui font-semibold">
            Agents
          </h2>
          <Steps scan={scan} />
        </section>
      </div>
      <ScanPages scanId={scanId} />
    </Page>
  )
}
