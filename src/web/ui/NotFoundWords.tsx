import type { ReactNode } from 'react'

/** What stands at an address that no page has, with the way home. */
export function NotFoundWords({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-[70dvh] flex-col items-center justify-center gap-3 p-6 text-center">
      <p className="font-mono text-label text-fg3">404</p>
      <h1 className="text-title font-semibold">Oops! Page not found</h1>
      <p className="max-w-sm text-fg3">There is no page at this address. It may have been moved or deleted.</p>
      {children}
    </div>
  )
}
