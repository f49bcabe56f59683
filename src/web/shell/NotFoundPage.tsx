import { Link } from '@tanstack/react-router'
import { usePageTitle } from '../lib/use-page-title.ts'
import { buttonStyle } from '../ui/button-style.ts'
import { NotFoundWords } from '../ui/NotFoundWords.tsx'

/** Within the frame of the signed-in pages. */
export function NotFoundHere() {
  usePageTitle('Page not found')
  return (
    <NotFoundWords>
      <Link to="/" className={`${buttonStyle('primary')} mt-2`}>
        Return to Home
      </Link>
    </NotFoundWords>
  )
}

export function NotFoundPage() {
  return (
    <main>
      <NotFoundHere />
    </main>
  )
}
