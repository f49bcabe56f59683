import { Contact } from '../Contact.tsx'
import { PageBar } from '../PageBar.tsx'

const get = [
  ['Live demo', 'One vendor of your choice, scanned while we talk. You open every claim that you doubt.'],
  [
    'Custom assessment of your current process',
    'Where the days of a review go today, and which of them a program can take.',
  ],
  ['ROI analysis', 'With your own hours and rate, in the open formula that the product uses.'],
  ['Tailored Q&A', 'How data is kept apart, what is fetched and how politely, what it gets wrong, and what it costs.'],
] as const

const field = (name: string, label: string, more: object) => (
  <label htmlFor={name}>
    {label}
    <input id={name} name={name} required {...more} />
  </label>
)

/** The script shows the form that is set up; without it the page says whom to write to. */
export function Briefing() {
  return (
    <>
      <PageBar />
      <main id="main" className="container split">
        <div>
          <h1>Schedule Your 15-Min Briefing</h1>
          <p className="lead">What you get in 15 minutes:</p>
          <dl className="rows">
            {get.map(([term, text]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="card" data-briefing="">
          <h2 className="card-title">Choose a time</h2>
          <p data-fallback="">
            The scheduling form needs JavaScript. Please enable it, or contact us at <Contact />.
          </p>
          <form className="form" data-booking="" hidden>
            {field('name', 'Your name', { autoComplete: 'name' })}
            {field('email', 'Work email', { type: 'email', autoComplete: 'email' })}
            {field('organization', 'Organization', { autoComplete: 'organization' })}
            <div className="trap" aria-hidden="true">
              <label htmlFor="website">
                Leave this empty
                <input id="website" name="website" tabIndex={-1} autoComplete="off" />
              </label>
            </div>
            <label htmlFor="time_zone">
              Time zone
              <select id="time_zone" name="time_zone" />
            </label>
            <label htmlFor="day">
              Day
              <select id="day" name="day" />
            </label>
            <fieldset>
              <legend>Time</legend>
              <div className="slots" data-slots="" />
            </fieldset>
            <p className="error" role="alert" data-problem="" />
            <button type="submit" className="button primary">
              Book the briefing
            </button>
            <p className="meta">You get an invitation for your calendar by email. Nothing else is sent.</p>
          </form>
          <div role="status" data-booked="" />
        </div>
      </main>
    </>
  )
}
