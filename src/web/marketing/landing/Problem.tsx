import { sitePath } from '../links.ts'
import { Mark, Note } from './Note.tsx'
import { SectionHead } from './SectionHead.tsx'

const ways = [
  [
    'Rush the Review',
    1,
    'bad',
    'Today',
    'The business keeps its date. The gap is found after go-live, when the data is already there.',
  ],
  [
    'Do It Right',
    17,
    'plain',
    '17 days',
    'Every page is read and every answer is checked. The team has bought something else by then.',
  ],
  [
    'With Assay',
    1,
    'good',
    'Same day',
    'Every page is read, every claim is quoted, and a person decides with the sources open.',
  ],
] as const
const days = 17

function Days({ filled, tone }: { readonly filled: number; readonly tone: string }) {
  return (
    <svg viewBox={`0 0 ${days * 20} 16`} className={`days ${tone}`} aria-hidden="true" preserveAspectRatio="none">
      {Array.from({ length: days }, (_, index) => (
        <rect
          key={index}
          x={index * 20}
          width="17"
          height="16"
          rx="2"
          className={index < filled ? 'filled' : 'empty'}
        />
      ))}
    </svg>
  )
}

export function Problem() {
  return (
    <section className="container section" id="the-problem" aria-labelledby="the-problem-title">
      <SectionHead id="the-problem" title="The Problem" line="You are asked to be fast, or to be sure." />
      <div className="beside">
        <div className="two">
          <div>
            <p className="figure">
              17 days
              <sup className="mark">
                <a href="#note-a" aria-label="Basis of this figure: note a">
                  a
                </a>
              </sup>
            </p>
            <p>From the request to the decision, when each page is found and read by hand.</p>
          </div>
          <div>
            <p className="figure">
              $3,000
              <Mark of="b" />
            </p>
            <p>One review by hand by an external consultant, before anybody decides.</p>
          </div>
        </div>
        <div className="margin">
          <Note letter="b" of="$3,000.">
            What our advisor takes a consultant to charge for one review: our assumption. For your own team it counts
            your rate and hours instead: <a href={sitePath('/help/your-plan#formula')}>the formula</a>.
          </Note>
        </div>
      </div>
      <h3 className="card-title dilemma-title">The dilemma</h3>
      <div className="ways">
        {ways.map(([title, filled, tone, label, text]) => (
          <div key={title} className="way">
            <h4>{title}</h4>
            <div>
              <Days filled={filled} tone={tone} />
              <p className="meta">{label}</p>
            </div>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
