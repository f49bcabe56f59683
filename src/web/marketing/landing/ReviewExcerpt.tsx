import { verdictLabels } from '../../../contract/labels.forms.ts'
import type { SampleClaim, SampleEvidence, SampleReview } from '../../../contract/public-pages.ts'

const day = (moment: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(moment))

function Claim({ claim }: { readonly claim: SampleClaim }) {
  if (claim.evidence === null) return <p>{claim.text}</p>
  return (
    <p>
      <a className="claim" href={`#evidence-${claim.evidence}`} data-evidence={claim.evidence}>
        <span>{claim.text}</span> <span className="chip-number">{claim.evidence}</span>
      </a>
    </p>
  )
}

function Evidence({ piece, of }: { readonly piece: SampleEvidence; readonly of: number }) {
  return (
    <div className="evidence" id={`evidence-${piece.number}`}>
      <p className="evidence-count">
        <strong>Evidence</strong> {piece.number} of {of}
      </p>
      <p className="evidence-page">
        <strong>{piece.pageTitle}</strong>
        <br />
        Vendor’s own page
      </p>
      <blockquote>
        {piece.before}
        <mark>{piece.quote}</mark>
        {piece.after}
      </blockquote>
      <dl>
        <div>
          <dt>Standing</dt>
          <dd>
            <svg viewBox="0 0 16 16" width="14" height="14" className="tick" aria-hidden="true">
              <circle cx="8" cy="8" r="6.5" fill="none" stroke="currentColor" />
              <path d="m5.2 8.2 2 2 3.6-4" fill="none" stroke="currentColor" strokeWidth="1.4" />
            </svg>
            Found word for word
          </dd>
        </div>
        <div>
          <dt>Page</dt>
          <dd className="mono">{piece.url}</dd>
        </div>
        <div>
          <dt>Captured</dt>
          <dd>{day(piece.capturedAt)}</dd>
        </div>
        <div>
          <dt>SHA-256</dt>
          <dd className="mono">
            {piece.sha256.slice(0, 8)}…{piece.sha256.slice(-4)}
          </dd>
        </div>
      </dl>
    </div>
  )
}

/** A review as the pipeline made it. Without a script a claim is a link to its passage; with one the passage comes beside it. */
export function ReviewExcerpt({ review }: { readonly review: SampleReview }) {
  return (
    <figure className="excerpt-figure" aria-label={`An excerpt of a review of ${review.vendor}`}>
      <div className="excerpt">
        <div className="excerpt-head">
          <p className="excerpt-vendor">
            <strong>{review.vendor}</strong>
            <span className="verdict">
              <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
                <path d="M8 2 1.6 13.4h12.8zM8 6.4v3.4M8 11.6v.2" fill="none" stroke="currentColor" />
              </svg>
              {verdictLabels[review.verdict]}
            </span>
          </p>
          <p className="excerpt-figures">
            {review.score !== null && (
              <span>
                Score <strong>{review.score}</strong> of 100
              </span>
            )}
            <span>
              Coverage <strong>{review.coverage}</strong> of 100
            </span>
            <span>
              Pages read <strong>{review.documents}</strong>
            </span>
          </p>
        </div>
        <div className="excerpt-text" data-claims="">
          {review.sections.map(({ title, claims }) => (
            <div key={title}>
              <h2 className="excerpt-title">{title}</h2>
              {claims.map((claim) => (
                <Claim key={claim.text} claim={claim} />
              ))}
            </div>
          ))}
        </div>
        <div className="excerpt-evidence" role="region" aria-label="Evidence" aria-live="polite">
          {review.evidence.map((piece) => (
            <Evidence key={piece.number} piece={piece} of={review.evidence.length} />
          ))}
        </div>
      </div>
      <figcaption>
        Choose a claim to see its passage. A real review that the product made of {review.vendor}, an invented vendor
        whose pages come with it, on {day(review.asOf)}.
      </figcaption>
    </figure>
  )
}
