/** What a form says of itself as a whole; announced when it changes. */
export function FormMessage({ error }: { readonly error: string | null }) {
  return (
    <p role="alert" className={error ? 'rounded-control bg-bad-soft px-3 py-2 text-bad' : 'sr-only'}>
      {error}
    </p>
  )
}
