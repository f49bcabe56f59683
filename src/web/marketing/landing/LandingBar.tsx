import { appPath, homePath, sitePath } from '../links.ts'
import { Wordmark } from '../Wordmark.tsx'

const anchors = [
  ['How It Works', '#how-it-works'],
  ['The Problem', '#the-problem'],
  ['Solutions', '#solutions'],
  ['Use Cases', '#use-cases'],
  ['Pricing', '#pricing'],
] as const

function Anchors() {
  return (
    <ul>
      {anchors.map(([label, href]) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  )
}

/** The menu of a phone is a details element: it opens without a script, which only closes it after a choice. */
export function LandingBar() {
  return (
    <header className="bar">
      <div className="container bar-row">
        <a href={homePath()} className="bar-home" aria-label="Assay">
          <Wordmark />
        </a>
        <nav className="bar-anchors" aria-label="Sections">
          <Anchors />
        </nav>
        <div className="bar-actions">
          <a href={appPath('/auth')} className="button quiet bar-sign-in">
            Sign In
          </a>
          <a href={sitePath('/schedule-briefing')} className="button outlined bar-briefing">
            Schedule Your 15-Min Briefing
          </a>
        </div>
        <details className="menu">
          <summary aria-label="Menu">
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d="M3 6h14M3 10h14M3 14h14" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
            </svg>
          </summary>
          <nav aria-label="Menu">
            <Anchors />
            <a href={appPath('/auth')} className="button outlined">
              Sign In
            </a>
            <a href={sitePath('/schedule-briefing')} className="button primary">
              Schedule Your 15-Min Briefing
            </a>
          </nav>
        </details>
      </div>
    </header>
  )
}
