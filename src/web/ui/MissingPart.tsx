import { MissingCode, useReloadWhenBack } from '../lib/missing-code.ts'
import { buttonStyle } from './button-style.ts'
import { ErrorCard } from './ErrorCard.tsx'

/** Stands where code did not come, and reloads the page by itself once the server answers. */
export function MissingPart({ isFloating = false }: { readonly isFloating?: boolean }) {
  const { retry, isTrying } = useReloadWhenBack(true)
  return (
    <div className={isFloating ? 'fixed inset-x-4 bottom-4 z-50 mx-auto max-w-lg shadow-float' : ''}>
      <ErrorCard
        title={navigator.onLine ? 'This part could not be loaded' : 'You are offline'}
        text={new MissingCode().message}
        hint="Your vendors and reviews are safe on the server."
      >
        <button type="button" className={buttonStyle('secondary')} aria-busy={isTrying || undefined} onClick={retry}>
          {isTrying ? 'Trying…' : 'Retry'}
        </button>
      </ErrorCard>
    </div>
  )
}
