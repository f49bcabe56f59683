import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleSlash } from 'lucide-react'
import { markHidden } from '../../../contract/text.forms.ts'
import { countOf, formatCount, shortAddress } from '../../lib/format.ts'
import { kindLabels, outcomeLabels } from '../../lib/source-labels.ts'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { scanPagesQuery } from './queries/scan-pages.ts'

/** The pages of a running scan as they come, each with its kind and what became of it. */
export function ScanPages({ scanId }: { readonly scanId: string }) {
  const { data } = useQuery(scanPagesQuery(scanId))
  const pages = data?.pages ?? []
  return (
    <section aria-labelledby="scan-pages" className="mt-6 rounded-card border border-line bg-s1 px-5 pt-4 pb-3">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="scan-pages" className="text-ui font-semibold">
          Pages
        </h2>
        <p className="text-label text-fg3 tabular-nums">
          {data && data.asked > 0
            ? `${formatCount(data.read)} read of ${countOf(data.asked, 'address', 'addresses')} asked for`
            : 'None was asked for yet'}
        </p>
      </div>
      {pages.length > 0 && (
        <ul
          className="mt-2 max-h-80 overflow-y-auto"
          tabIndex={0}
          role="list"
          aria-label="Pages asked for, the newest first"
        >
          {pages.map(({ url, outcome, kind, at }) => {
            const isRead = outcome === 'fetched' || outcome === 'not_modified'
            const Shape = isRead ? CircleCheck : CircleSlash
            return (
              <li
                key={`${at} ${url}`}
                className="flex min-h-9 items-center gap-3 border-b border-line py-1 last:border-0 max-sm:flex-wrap max-sm:gap-y-0"
              >
                <Shape className={`size-3.5 shrink-0 ${isRead ? 'text-ok' : 'text-fg3'}`} aria-hidden="true" />
                <span className="min-w-0 flex-1 truncate font-mono text-meta" title={markHidden(url)}>
                  <ForeignText text={shortAddress(url)} />
                </span>
                <span className="shrink-0 text-label text-fg3 max-sm:w-full max-sm:pl-6.5">
                  {kind !== null && `${kindLabels[kind]} · `}
                  {outcomeLabels[outcome]}
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
