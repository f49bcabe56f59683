import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import type { DocumentHead } from '../../../../contract/reviews.page.ts'
import { countOf, shortAddress } from '../../../lib/format.ts'
import { ForeignText } from '../../../ui/ForeignText.tsx'
import { ledgerQuery } from '../queries/ledger.ts'
import { kindLabels, outcomeLabels } from '../../../lib/source-labels.ts'

interface NotStatedProps {
  readonly documents: readonly DocumentHead[]
  readonly scanId: string
  readonly onOpenSources: () => void
}

const shownAddresses = 8

/** For an answer that was not found: what was read for it and which addresses gave nothing. */
export function NotStated({ documents, scanId, onOpenSources }: NotStatedProps) {
  const { data: ledger = [] } = useQuery(ledgerQuery(scanId))
  const kinds = [...Map.groupBy(documents, (document) => document.kind)].sort(([, a], [, b]) => b.length - a.length)
  const failed = ledger.filter(
    ({ outcome, purpose }) =>
      outcome !== 'fetched' && outcome !== 'not_modified' && purpose !== 'robots' && purpose !== 'sitemap',
  )
  return (
    <section className="flex flex-col gap-4" aria-label="Where we looked for it">
      <div className="flex items-start gap-3">
        <span className="flex size-8 shrink-0 items-center justify-center rounded-control border border-dashed border-control text-fg3">
          <SearchX className="size-4" aria-hidden="true" />
        </span>
        <div>
          <p className="font-medium">Not stated</p>
          <p className="text-label text-fg3">
            None of the {countOf(documents.length, 'document')} that we read answers this question.
          </p>
        </div>
      </div>
      {kinds.length > 0 && (
        <div>
          <h4 className="text-label font-medium text-fg3">Where we looked for it</h4>
          <ul className="mt-1.5 flex flex-col gap-1 text-label">
            {kinds.map(([kind, rows]) => (
              <li key={kind} className="flex justify-between gap-3 border-b border-line py-1 last:border-0">
                <span>{kindLabels[kind]}</span>
                <span className="text-fg3 tabular-nums">{rows.length}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {failed.length > 0 && (
        <div>
          <h4 className="text-label font-medium text-fg3">Addresses that could not be read</h4>
          <ul className="mt-1.5 flex flex-col gap-1 text-label">
            {failed.slice(0, shownAddresses).map((entry) => (
              <li key={`${entry.url} ${entry.at}`} className="flex flex-col border-b border-line py-1 last:border-0">
                <span className="font-mono break-all">
                  <ForeignText text={shortAddress(entry.url)} />
                </span>
                <span className="text-fg3">
                  <ForeignText text={entry.reason || outcomeLabels[entry.outcome]} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <button
        type="button"
        className="self-start text-label font-medium text-accent underline-offset-4 hover:underline"
        onClick={onOpenSources}
      >
        See all requests of this scan
      </button>
    </section>
  )
}
