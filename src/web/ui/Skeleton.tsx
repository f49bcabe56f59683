/** A grey box in the geometry of what comes. Say in a live region that something loads. */
export function Skeleton({ className }: { readonly className: string }) {
  return <div className={`skeleton ${className}`} aria-hidden="true" />
}

/** Tells screen readers what is loading while skeletons show. */
export function Loading({ children }: { readonly children: string }) {
  return (
    <p role="status" className="sr-only">
      {children}
    </p>
  )
}
