import { formatShortDate } from '../../lib/format.ts'

/** A day in a list, in one line; 'Never' where there is none. */
export function Day({ of }: { readonly of: string | null }) {
  return <span className="whitespace-nowrap">{of === null ? 'Never' : formatShortDate(of)}</span>
}
