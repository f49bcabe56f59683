import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import { formatShortDate } from '../../../lib/format.ts'

/** What the operator says of the review. The program's own score stays where it is. */
export function OperatorEdit({ edit }: { readonly edit: NonNullable<ReviewPage['operator_edit']> }) {
  const { score, risk_level: risk, status, results, edited_at: at } = edit
  const said = [
    score === null ? null : `score ${score}`,
    risk === null ? null : `${risk} risk`,
    status === 'completed' ? null : status,
  ].filter((words) => words !== null)
  return (
    <div className="mt-4 rounded-control border border-line bg-s1 px-3 py-2">
      <p className="font-medium">
        The operator says: {said.length === 0 ? 'nothing of its score' : said.join(', ')}
        <span className="font-normal text-fg3"> ({formatShortDate(at)})</span>
      </p>
      <p className="text-label text-fg3">
        What the program computed from the vendor&rsquo;s own pages stands above, unchanged.
      </p>
      {results !== null && results !== undefined && (
        <details className="mt-1">
          <summary className="w-max cursor-pointer text-label text-fg2">What they noted</summary>
          <pre className="mt-1 max-h-64 overflow-auto text-label whitespace-pre-wrap wrap-anywhere" tabIndex={0}>
            {JSON.stringify(results, null, 2)}
          </pre>
        </details>
      )}
    </div>
  )
}
