import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import { shortAddress } from '../../../lib/format.ts'
import { ForeignText } from '../../../ui/ForeignText.tsx'
import { NewTabLink } from '../../../ui/NewTabLink.tsx'

/** Shorter entries name no page. */
const leastLength = 4

/** The pages that the restrictions rest on, each once. */
export function Sources({ page }: { readonly page: ReviewPage }) {
  const ids = new Set(page.restrictions.map((row) => row.finding_id))
  const documents = new Set(
    page.findings.filter(({ id }) => ids.has(id)).flatMap(({ quotes }) => quotes.map((quote) => quote.document_id)),
  )
  const urls = new Set(page.documents.filter(({ id }) => documents.has(id)).map(({ url }) => url))
  const listed = [...urls].filter((url) => url.length >= leastLength)
  if (listed.length === 0) return null
  return (
    <details className="mt-5">
      <summary className="min-h-6 cursor-pointer text-label font-medium text-fg2">Sources ({listed.length})</summary>
      <ul className="mt-2 flex flex-col gap-1">
        {listed.map((url) => (
          <li key={url} className="text-label">
            <NewTabLink href={url} className="font-mono wrap-anywhere text-accent underline underline-offset-4">
              <ForeignText text={shortAddress(url)} />
            </NewTabLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
