import { Mark, Note } from './Note.tsx'
import { SectionHead } from './SectionHead.tsx'

const course = [
  ['Mon 09:00', 'Sales asks for a new CRM.', 'A $2.3M deal needs it in place this week.'],
  ['Mon 09:07', 'The scan is done.', 'The public pages are stored, and what they do not say is a list of questions.'],
  ['Mon 11:30', 'An analyst opens the sources.', 'Two conditions stand. One is answered by the page itself.'],
  ['Mon 15:10', 'The CISO approves with conditions.', 'Enforce single sign-on, shorten sessions.'],
  ['Tue 10:00', 'Procurement signs.', 'The conditions are in the order form.'],
] as const

export function UseCases() {
  return (
    <section className="container section" id="use-cases" aria-labelledby="use-cases-title">
      <SectionHead id="use-cases" title="Use Cases" line="A CRM vendor, from request to signature." />
      <div className="beside">
        <div>
          <h3 className="card-title">Scenario assessment of a CRM vendor</h3>
          <ol className="course">
            {course.map(([at, what, text]) => (
              <li key={at}>
                <span className="mono">{at}</span>
                <span>
                  <strong>{what}</strong> {text}
                </span>
              </li>
            ))}
          </ol>
        </div>
        <div className="margin">
          <p className="figure">
            $2.3M
            <Mark of="f" />
          </p>
          <p>deal secured</p>
          <p className="figure">
            15 days
            <sup className="mark">
              <a href="#note-f" aria-label="Basis of this figure: note f">
                f
              </a>
            </sup>
          </p>
          <p>saved</p>
          <Note letter="f" of="Scenario.">
            A worked example: the vendor, the deal and its sum are invented. 15 days are 17 by hand less the two of this
            story. It is no customer’s story.
          </Note>
        </div>
      </div>
    </section>
  )
}
