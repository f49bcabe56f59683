import { homePath, sitePath } from '../links.ts'
import type { SampleReview } from '../../../contract/public-pages.ts'
import { Mark, Note } from './Note.tsx'
import { SectionHead } from './SectionHead.tsx'

const forLeaders = [
  ['Decision', 'Approve, approve with conditions, or refuse, in one paragraph'],
  ['Conditions', 'What has to be bought, set or signed first'],
  ['Frameworks', 'The same answers by SOC 2, ISO 27001 and NIST CSF'],
  ['Record', 'A PDF with every quote, address and hash'],
] as const

export function Outputs({ review }: { readonly review: SampleReview }) {
  const conditions = review.sections[2]?.claims ?? []
  return (
    <section className="container section" id="features" aria-labelledby="features-title">
      <SectionHead id="features" title="One scan, two readers" line="The same evidence at two depths." />
      <div className="two">
        <div className="card">
          <p className="meta">For CISOs</p>
          <h3 className="card-title">Executive summary</h3>
          <dl className="rows">
            {forLeaders.map(([term, text]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="card">
          <p className="meta">For analysts</p>
          <h3 className="card-title">Technical hardening guide</h3>
          <ul className="ruled">
            {conditions.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
            <li>Owner, due date and status for each point, shared by the team.</li>
          </ul>
        </div>
      </div>
      <div className="three figures">
        <div>
          <p className="figure">
            89% Faster
            <Mark of="c" />
          </p>
          <Note letter="c" of="89%.">
            A calculation: 18 hours of work on a review by hand, 2 with the product, 1 − 2 ÷ 18 = 89%. Both are our
            assumptions. <a href={sitePath('/measurement#time')}>How long a scan takes</a> is measured.
          </Note>
        </div>
        <div>
          <p className="figure">
            100% Compliant
            <Mark of="d" />
          </p>
          <Note letter="d" of="100%.">
            Of the report, not of the vendor: every one of the {review.asked} questions is in it, if only with “not
            stated” and where we looked. It certifies nobody.
          </Note>
        </div>
        <div>
          <p className="figure">
            $67K+ Saved
            <Mark of="e" />
          </p>
          <Note letter="e" of="$67K+ a year.">
            A calculation: 28 reviews × ($3,000 by hand − $599 <a href={homePath('#pricing')}>a report</a>) = $67,228.
            Your own hours and rate give <a href={sitePath('/help/your-plan#formula')}>your own figure</a>.
          </Note>
        </div>
      </div>
    </section>
  )
}
