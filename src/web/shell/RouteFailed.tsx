import { messageOf } from '../lib/api-error.ts'
import { buttonStyle } from '../ui/button-style.ts'
import { ErrorCard } from '../ui/ErrorCard.tsx'

/** The last resort when a page throws: nothing is lost on the server. */
export function RouteFailed({ error }: { readonly error: unknown }) {
  return (
    <main className="mx-auto max-w-xl p-6 pt-24">
      <h1 className="sr-only">This page failed</h1>
      <ErrorCard
        title="This page could not be shown"
        text={messageOf(error)}
        hint="Your vendors and reviews are safe on the server."
      >
        <button type="button" className={buttonStyle('primary')} onClick={() => location.reload()}>
          Reload the page
        </button>
      </ErrorCard>
    </main>
  )
}
