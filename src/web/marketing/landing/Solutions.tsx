import type { SampleReview } from '../../../contract/public-pages.ts'
import { SectionHead } from './SectionHead.tsx'

export function Solutions({ review }: { readonly review: SampleReview }) {
  const condition = review.sections[2]?.claims[0]
  return (
    <section className="container section" id="solutions" aria-labelledby="solutions-title">
      <SectionHead id="solutions" title="Solutions" line="What you hold when the scan is done." />
      <div className="three">
        <div>
          <h3 className="card-title">Beyond Detection</h3>
          <p>
            Each risk comes with the setting that closes it, the plan that has the setting, and what to do without it.
          </p>
          <div className="card small">{condition?.text}</div>
        </div>
        <div>
          <h3 className="card-title">Dual Outputs</h3>
          <p>A summary that an executive reads in minutes, and a hardening guide that an analyst works through.</p>
          <div className="card small">
            <p className="row">
              <span>Executive summary</span> <span>one page</span>
            </p>
            <p className="row">
              <span>Hardening guide</span> <span>the same quotes</span>
            </p>
          </div>
        </div>
        <div>
          <h3 className="card-title">Continuous Learning</h3>
          <p>Scan again, and the review says which answers changed and shows both sentences. Your decisions stay.</p>
          <div className="card small">
            <p className="row">
              <span>Before</span> <q>at least thirty (30) days</q>
            </p>
            <p className="row">
              <span>Now</span> <q>at least ten (10) days</q>
            </p>
            <p className="meta">An illustration, not a vendor’s page.</p>
          </div>
        </div>
      </div>
    </section>
  )
}
