import { Link } from '@tanstack/react-router'
import { usePageTitle } from '../lib/use-page-title.ts'
import { buttonStyle } from '../ui/button-style.ts'

/** Within the frame of the signed-in pages. */
export function NotFoundHere() {
  usePageTitle('Page not found')
  return (
    <div className="flex min-h-[70dvh] flex-col items-center justify-center gap-3 p-6 text-center">
      <p className="font-mono text-label text-fg3">404</p>
      <h1 className="text-title font-semibold">Oops! Page not found</h1>
      <p className="max-w-sm text-fg3">There is no page at this address. It may have been moved or deleted.</p>
      <Link to="/" className={`${buttonStyle('primary')} mt-2`}>
        Return to Home
      </Link>
    </div>
  )
}

export function NotFoundPage() {
  return (
    <main>
      <NotFoundHere />
    </main>
  )
}
