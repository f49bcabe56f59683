import { sitePath } from '../links.ts'
import type { SampleReview } from '../../../contract/public-pages.ts'
import { Mark, Note } from './Note.tsx'
import { ReviewExcerpt } from './ReviewExcerpt.tsx'

const benefits = [
  'A decision and its conditions, the same day',
  'The settings to change, plan by plan',
  'The source beside every claim',
]

const pains = [
  [
    'Grades Without Action',
    'A letter says that something is wrong. It does not say which setting to change, or on which plan.',
  ],
  ['Too Late Detection', 'Findings arrive after the contract is signed. By then every fix is a negotiation.'],
  [
    'Paralyzed by Paperwork',
    'Long questionnaires are filled in by sales and filed unread, while the business waits for a yes or a no.',
  ],
] as const

export function Hero({ review }: { readonly review: SampleReview }) {
  return (
    <section className="hero container" aria-labelledby="headline">
      <div className="beside">
        <div>
          <h1 id="headline">
            From <span className="unbroken">17-Day</span>
            <Mark of="a" /> Reviews to <span className="unbroken">Same-Day</span> Decisions
          </h1>
          <p className="lead">
            Assay reads what a software vendor publishes about its security and writes the review. No claim without a
            sentence that a program finds, word for word, in the stored page.
          </p>
          <div className="buttons">
            <a href={sitePath('/schedule-briefing')} className="button primary large">
              Get Your Instant Assessment
            </a>
            <a href="#how-it-works" className="button outlined large">
              See How It Works
            </a>
          </div>
        </div>
        <div className="margin">
          <Note letter="a" of="17-Day.">
            Our assumption for a review by hand, from the request to the decision: no measurement, and no page that we
            could quote for it. <a href={sitePath('/measurement')}>What we do measure</a>.
          </Note>
          <ul className="ruled">
            {benefits.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      </div>
      <ReviewExcerpt review={review} />
      <div className="three ruled-top">
        {pains.map(([title, text]) => (
          <div key={title}>
            <h2 className="card-title">{title}</h2>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
