import type { SampleReview } from '../../../contract/public-pages.ts'
import { SectionHead } from './SectionHead.tsx'

const steps = [
  [
    'Enter Vendor Name',
    'A name or a domain is enough. Assay finds the trust portal, reports, papers and admin guides that are public.',
  ],
  [
    'AI Security Analysis',
    'Each page is read, stored and dated. The answers are sorted by SOC 2, ISO 27001 and NIST, and a program looks every quote up.',
  ],
  [
    'Strategic Assessment & Hardening Guide',
    'Leadership gets a decision with its conditions. Analysts get the settings to turn on, in order.',
  ],
] as const

/** Three panels of the same review: what went in, what was checked, what came out. */
function Panels({ review }: { readonly review: SampleReview }) {
  const [decision, , conditions] = review.sections
  return (
    <>
      <div className="panel" id="step-1-panel">
        <p className="panel-head">
          <strong>Enter a vendor</strong> <span>Sample: {review.vendor}</span>
        </p>
        <div className="panel-body">
          <p className="typed">{review.vendor}</p>
          <p>
            {review.documents} public pages were found on {review.hosts} hosts and stored, each with its date and its
            hash.
          </p>
        </div>
      </div>
      <div className="panel" id="step-2-panel">
        <p className="panel-head">
          <strong>Quotes looked up</strong>{' '}
          <span>
            {review.quotes} quotes on {review.documents} pages
          </span>
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">Stored page</th>
              <th scope="col" className="number">
                Quotes found
              </th>
            </tr>
          </thead>
          <tbody>
            {review.pages.map(({ url, quotes }) => (
              <tr key={url}>
                <td className="mono">{url}</td>
                <td className="number">
                  {quotes} of {quotes}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="panel-foot">
          A claim whose quote is not on the stored page is not written. It becomes a question for the vendor.
        </p>
      </div>
      <div className="panel" id="step-3-panel">
        <p className="panel-head">
          <strong>Decision and hardening guide</strong> <span>Sample: {review.vendor}</span>
        </p>
        <div className="panel-body">
          <p>{decision?.claims[0]?.text}</p>
          <ul className="ruled">
            {conditions?.claims.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      </div>
    </>
  )
}

/** Without a script the steps stand beside the second panel; the script makes them tabs and moves them on. */
export function HowItWorks({ review }: { readonly review: SampleReview }) {
  return (
    <section className="container section" id="how-it-works" aria-labelledby="how-it-works-title">
      <SectionHead id="how-it-works" title="How It Works" line="Three steps, and each one leaves a record." />
      <div className="steps" data-steps="">
        <ol className="step-list">
          {steps.map(([title, text], index) => (
            <li key={title} className="step">
              <span className="step-rule" aria-hidden="true" />
              <h3>
                <span className="step-number" aria-hidden="true">
                  {index + 1}
                </span>
                <span>{title}</span>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <div className="step-panels">
          <Panels review={review} />
        </div>
      </div>
    </section>
  )
}
