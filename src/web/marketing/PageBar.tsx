import { appPath, homePath } from './links.ts'
import { Wordmark } from './Wordmark.tsx'

/** Above every page but the landing page; the script says Dashboard where somebody is signed in. */
export function PageBar() {
  return (
    <header className="bar">
      <div className="container bar-row">
        <a href={homePath()} className="bar-home" aria-label="Assay">
          <Wordmark />
        </a>
        <nav className="bar-actions" aria-label="Main">
          <a href={homePath()} className="button quiet">
            Home
          </a>
          <a href={appPath('/dashboard')} className="button outlined" data-start="">
            Get Started
          </a>
        </nav>
      </div>
    </header>
  )
}
