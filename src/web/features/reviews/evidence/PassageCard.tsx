import { Fragment, useEffect, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Copy, FileText, Quote as QuoteMark, ShieldAlert } from 'lucide-react'
import type { Quote } from '../../../../contract/findings.ts'
import type { DocumentHead } from '../../../../contract/reviews.page.ts'
import { markHidden } from '../../../../contract/text.forms.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { copyToClipboard } from '../../../lib/clipboard.ts'
import { formatCount, formatDateTime, shortAddress, shortHash } from '../../../lib/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx'
import { ForeignText } from '../../../ui/ForeignText.tsx'
import { NewTabLink } from '../../../ui/NewTabLink.tsx'
import { excerptAround } from './excerpt.ts'
import { readableLines } from '../../../lib/readable-lines.ts'
import { documentQuery } from '../queries/document.ts'
import { kindLabels } from '../../../lib/source-labels.ts'

interface PassageCardProps {
  readonly quote: Quote
  /** Which of several passages this is, in words: two may come from one page. */
  readonly place: string | null
  readonly head: DocumentHead | undefined
  readonly scanId: string
}

const markStyle = 'rounded-chip bg-accent-soft px-0.5 font-medium text-fg [box-decoration-break:clone]'

/** Stored text as it is read: headings and bullets without their marks. The quote itself is never touched. */
function Lines({ text, startsLine }: { readonly text: string; readonly startsLine: boolean }) {
  return readableLines(text, startsLine).map((line, index) => (
    // The lines of a stored text never change their places.
    <Fragment key={index}>
      {index > 0 && '\n'}
      {line.isHeading ? (
        <strong className="font-semibold text-fg2">
          <ForeignText text={line.text} />
        </strong>
      ) : (
        <ForeignText text={line.text} />
      )}
    </Fragment>
  ))
}

/** The quote inside the stored text; the whole page on demand, scrolled to the quote. */
function Passage({ text, quote }: { readonly text: string; readonly quote: Quote }) {
  const [isWhole, setWhole] = useState(false)
  const mark = useRef<HTMLElement>(null)
  const excerpt = excerptAround(text, quote.start, quote.end, isWhole ? Infinity : 260)
  useEffect(() => {
    if (isWhole) mark.current?.scrollIntoView({ block: 'center' })
  }, [isWhole])
  const first = quote.start - excerpt.before.length
  const startsLine = first <= 0 || text[first - 1] === '\n'
  const hasMore = excerpt.isCutBefore || excerpt.isCutAfter
  return (
    <>
      <div
        className={`rounded-card border border-line bg-bg px-4 py-3 text-ui leading-6 wrap-anywhere whitespace-pre-line text-fg3 [unicode-bidi:plaintext] ${isWhole ? 'max-h-96 overflow-y-auto' : ''}`}
        {...(isWhole ? { tabIndex: 0, role: 'region', 'aria-label': 'Stored text of the page' } : {})}
      >
        {excerpt.isCutBefore && (startsLine ? '…\n' : '… ')}
        <Lines text={isWhole ? excerpt.before : excerpt.before.trimStart()} startsLine={startsLine} />
        <mark ref={mark} className={markStyle}>
          <ForeignText text={excerpt.quote} />
        </mark>
        <Lines text={isWhole ? excerpt.after : excerpt.after.trimEnd()} startsLine={false} />
        {excerpt.isCutAfter && ' …'}
      </div>
      {(hasMore || isWhole) && (
        <button
          type="button"
          className="self-start text-label font-medium text-accent underline-offset-4 hover:underline"
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show only the passage' : `Show the whole stored page (${formatCount(text.length)} characters)`}
        </button>
      )}
      {excerpt.quote !== quote.text && (
        <p role="alert" className="flex gap-2 text-label text-bad">
          <ShieldAlert className="size-4 shrink-0" aria-hidden="true" />
          This quote was not found at its place in the stored text. Do not rely on it.
        </p>
      )}
    </>
  )
}

function StoredText({ quote, scanId }: { readonly quote: Quote; readonly scanId: string }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(documentQuery(quote.document_id, scanId))
  if (isPending) {
    return (
      <div className="flex flex-col gap-2 rounded-card border border-line bg-bg px-4 py-4">
        <Loading>Loading the stored text…</Loading>
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-11/12" />
        <Skeleton className="h-4 w-2/3" />
      </div>
    )
  }
  if (error) {
    return (
      <div role="alert" className="flex flex-col gap-2 rounded-card border border-line bg-bg px-4 py-3">
        <p className="text-fg2">The stored text could not be loaded: {messageOf(error)}</p>
        <p className="text-label text-fg3">
          The quote itself is kept: “<ForeignText text={quote.text} />”
        </p>
        <Button size="sm" busy={isFetching} className="self-start" onClick={() => void refetch()}>
          Retry
        </Button>
      </div>
    )
  }
  return <Passage key={quote.start} text={data.text} quote={quote} />
}

const row = 'grid grid-cols-[5.5rem_minmax(0,1fr)] gap-2 py-1'

export function SourceDetails({ head }: { readonly head: DocumentHead }) {
  return (
    <dl className="text-label">
      <div className={row}>
        <dt className="text-fg3">Page</dt>
        <dd className="min-w-0">
          <NewTabLink
            href={head.url}
            className="font-mono wrap-anywhere text-accent underline decoration-accent/50 underline-offset-4"
          >
            <ForeignText text={shortAddress(head.url)} />
          </NewTabLink>
        </dd>
      </div>
      <div className={row}>
        <dt className="text-fg3">Captured</dt>
        <dd>
          <time dateTime={head.fetched_at}>{formatDateTime(head.fetched_at)}</time>
        </dd>
      </div>
      <div className={row}>
        <dt className="text-fg3">SHA-256</dt>
        <dd className="flex items-center gap-1 font-mono">
          <span title={head.text_sha256}>{shortHash(head.text_sha256)}</span>
          <button
            type="button"
            aria-label="Copy the SHA-256 of the stored text"
            className="flex size-6 items-center justify-center rounded-chip text-fg3 hover:bg-s2 hover:text-fg"
            onClick={() => void copyToClipboard(head.text_sha256, 'SHA-256 copied')}
          >
            <Copy className="size-3.5" aria-hidden="true" />
          </button>
        </dd>
      </div>
    </dl>
  )
}

/** One quote: the page it stands in, the passage, and what pins it. */
export function PassageCard({ quote, place, head, scanId }: PassageCardProps) {
  const title = markHidden(head?.title ?? 'Stored page')
  return (
    <section className="flex flex-col gap-3" aria-label={place === null ? title : `${title}, ${place}`}>
      <div className="flex items-start gap-3">
        <span className="flex size-8 shrink-0 items-center justify-center rounded-control bg-accent-soft text-accent">
          <FileText className="size-4" aria-hidden="true" />
        </span>
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">
            <ForeignText text={head?.title || shortAddress(head?.url ?? 'Stored page')} />
          </p>
          {head && <p className="text-label text-fg3">{kindLabels[head.kind]}</p>}
        </div>
      </div>
      <p className="flex items-center gap-2 text-label text-fg3">
        <QuoteMark className="size-3.5" aria-hidden="true" />
        Passage behind this claim
      </p>
      <StoredText quote={quote} scanId={scanId} />
      {head && <SourceDetails head={head} />}
    </section>
  )
}
