import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import type { Evidence } from '../evidence/evidence.ts'
import { Documents } from './Documents.tsx'
import { KindCoverage } from './KindCoverage.tsx'
import { Ledger } from './Ledger.tsx'
import { UnconfirmedHosts } from './UnconfirmedHosts.tsx'

/** Documents and requests: everything that the review could rest on. */
export function SourcesTab({ page, evidence }: { readonly page: ReviewPage; readonly evidence: Evidence }) {
  return (
    <>
      <KindCoverage documents={page.documents} />
      <Documents documents={page.documents} evidence={evidence} />
      <UnconfirmedHosts page={page} />
      <Ledger scanId={page.scan.id} requests={page.scan.receipt?.requests} />
    </>
  )
}
