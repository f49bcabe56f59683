import { messageOf } from '../lib/api-error.ts'
import { MissingCode } from '../lib/missing-code.ts'
import { buttonStyle } from '../ui/button-style.ts'
import { ErrorCard } from '../ui/ErrorCard.tsx'
import { MissingPart } from '../ui/MissingPart.tsx'

interface FailedProps {
  readonly error: unknown
}

/** In place of a page that throws or whose code did not come; the frame around it stays. */
export function PageFailed({ error }: FailedProps) {
  return (
    <div className="mx-auto max-w-xl p-6 pt-24">
      <h1 className="sr-only">This page failed</h1>
      {error instanceof MissingCode ? (
        <MissingPart />
      ) : (
        <ErrorCard
          title="This page could not be shown"
          text={messageOf(error)}
          hint="Your vendors and reviews are safe on the server."
        >
          <button type="button" className={buttonStyle('primary')} onClick={() => location.reload()}>
            Reload the page
          </button>
        </ErrorCard>
      )}
    </div>
  )
}

/** The last resort when the frame itself throws: nothing is lost on the server. */
export function RouteFailed({ error }: FailedProps) {
  return (
    <main>
      <PageFailed error={error} />
    </main>
  )
}
