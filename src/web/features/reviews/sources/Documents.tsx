import type { DocumentHead } from '../../../../contract/reviews.page.ts'
import { countOf, formatCount, formatDateTime, shortAddress } from '../../../lib/format.ts'
import { useIsAtLeast } from '../../../lib/use-is-at-least.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ForeignText } from '../../../ui/ForeignText.tsx'
import { NewTabLink } from '../../../ui/NewTabLink.tsx'
import { Cell, HeadCell, Table } from '../../../ui/Table.tsx'
import type { Evidence } from '../evidence/evidence.ts'
import { EvidenceChips } from '../evidence/EvidenceChips.tsx'
import { kindLabels } from '../../../lib/source-labels.ts'

function PageName({ head }: { readonly head: DocumentHead }) {
  return (
    <>
      <p className="font-medium wrap-anywhere">
        <ForeignText text={head.title || shortAddress(head.url)} />
      </p>
      <NewTabLink href={head.url} className="font-mono text-meta break-all text-fg3 hover:text-fg2">
        <ForeignText text={shortAddress(head.url)} />
      </NewTabLink>
    </>
  )
}

/** The evidence that quotes a document. */
function CitedEvidence({
  findingIds,
  documentId,
}: {
  readonly findingIds: readonly string[]
  readonly documentId: string
}) {
  if (findingIds.length === 0) return null
  return (
    <div className="flex flex-wrap gap-1 [&>button]:mx-0 [&>button]:h-6 [&>button]:min-w-6">
      <EvidenceChips findingIds={findingIds} claimKey={documentId} />
    </div>
  )
}

export function Documents({
  documents,
  evidence,
}: {
  readonly documents: readonly DocumentHead[]
  readonly evidence: Evidence
}) {
  const citing = (id: string): string[] =>
    evidence.items
      .filter((item) => item.finding.quotes.some((quote) => quote.document_id === id))
      .map((item) => item.finding.id)
  const isWide = useIsAtLeast('lg')
  return (
    <section aria-labelledby="documents" className="mb-8">
      <h2 id="documents" className="mb-3 text-ui font-semibold">
        Documents read
        <span className="pl-2 font-normal text-fg3">{formatCount(documents.length)}</span>
      </h2>
      {documents.length === 0 ? (
        <div className="rounded-card border border-line bg-s1">
          <EmptyState title="No document could be read" text="The requests below show why." />
        </div>
      ) : !isWide ? (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-s1">
          {documents.map((head) => (
            <li key={head.id} className="flex flex-col gap-2 px-4 py-row">
              <div>
                <PageName head={head} />
              </div>
              <CitedEvidence findingIds={citing(head.id)} documentId={head.id} />
              <p className="text-label text-fg3">
                {kindLabels[head.kind]} · {countOf(head.characters, 'character')} · captured{' '}
                {formatDateTime(head.fetched_at)}
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <Table label="Documents read">
          <thead>
            <tr>
              <HeadCell>Page</HeadCell>
              <HeadCell>Kind</HeadCell>
              <HeadCell>Evidence</HeadCell>
              <HeadCell className="text-right">Characters</HeadCell>
              <HeadCell>Captured</HeadCell>
            </tr>
          </thead>
          <tbody className="[&>tr:last-child>td]:border-0">
            {documents.map((head) => (
              <tr key={head.id}>
                <Cell className="min-w-56">
                  <PageName head={head} />
                </Cell>
                <Cell className="whitespace-nowrap text-fg2">{kindLabels[head.kind]}</Cell>
                <Cell className="min-w-36">
                  <CitedEvidence findingIds={citing(head.id)} documentId={head.id} />
                </Cell>
                <Cell className="text-right text-fg2 tabular-nums">{formatCount(head.characters)}</Cell>
                <Cell className="whitespace-nowrap text-fg3">{formatDateTime(head.fetched_at)}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  )
}
