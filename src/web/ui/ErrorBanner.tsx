import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { TriangleAlert, X } from 'lucide-react'
import { messageOf } from '../lib/api-error.ts'

/** Says in the banner what went wrong; `otherwise` says what was not done. */
type Report = (error: unknown, otherwise: string) => void

const Reporting = createContext<Report>(() => undefined)

export const useReport = (): Report => useContext(Reporting)

/** Reports the error of a query, once each time that it fails. */
export function useReported(error: unknown, otherwise: string): void {
  const report = useReport()
  useEffect(() => {
    if (error) report(error, otherwise)
  }, [error, otherwise, report])
}

/** The latest error above what it frames, until it is dismissed. */
export function ErrorBanner({ children }: { readonly children: ReactNode }) {
  const [message, setMessage] = useState<string | null>(null)
  const report = useMemo<Report>(() => (error, otherwise) => setMessage(messageOf(error, otherwise)), [])
  return (
    <Reporting value={report}>
      <div role="alert">
        {message !== null && (
          <div className="mt-4 flex items-center gap-3 rounded-control border border-bad/40 bg-bad-soft px-3 py-2 text-bad">
            <TriangleAlert className="size-4 shrink-0" aria-hidden="true" />
            <p className="min-w-0 flex-1 wrap-anywhere">{message}</p>
            <button
              type="button"
              aria-label="Dismiss the error"
              className="flex size-7 items-center justify-center rounded-control hover:bg-s2"
              onClick={() => setMessage(null)}
            >
              <X className="size-4" aria-hidden="true" />
            </button>
          </div>
        )}
      </div>
      {children}
    </Reporting>
  )
}
