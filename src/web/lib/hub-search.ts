import type { SentQueryOf } from '../../contract/route.ts'
import { cutText } from '../../contract/text.forms.ts'
import type { vendorsRoutes } from '../../contract/vendors.ts'
import { oneOf } from './search-values.ts'

type ListQuery = SentQueryOf<(typeof vendorsRoutes)['list']>
export type VendorSort = NonNullable<ListQuery['sort']>
export type VendorFilter = NonNullable<ListQuery['standing']>

const sorts = [
  '-added',
  'added',
  'name',
  '-name',
  '-risks',
  'risks',
  'score',
  '-score',
  '-reviewed',
  'reviewed',
  'next_review',
  '-next_review',
] as const satisfies readonly VendorSort[]
const filters = [
  'high_risks',
  'refuse',
  'conditions_not_met',
  'insufficient_evidence',
  'approve_with_conditions',
  'approve',
  'not_reviewed',
  'in_progress',
  'failed',
] as const satisfies readonly VendorFilter[]

/** What the address of the Review Hub asks for. */
export interface HubSearch {
  /** The vendors, unless it names the other tab. */
  readonly tab?: 'analytics'
  readonly search?: string
  readonly sort?: VendorSort
  /** Only vendors that this filter lets through. */
  readonly show?: VendorFilter
  /** From 1 on; the first is not written. */
  readonly page?: number
}

/** Longest search, and last page, that the API takes. */
export const longestSearch = 200
const lastPage = 100_000

/** Reads an address: what the Hub does not know is left out. */
export function readHubSearch(given: Readonly<Record<string, unknown>>): HubSearch {
  const typed = given['search']
  const search = typeof typed === 'string' || typeof typed === 'number' ? cutText(String(typed), longestSearch) : ''
  const sort = oneOf(sorts, given['sort'])
  const show = oneOf(filters, given['show'])
  const page = Number(given['page'])
  return {
    ...(given['tab'] === 'analytics' ? { tab: 'analytics' as const } : {}),
    ...(search === '' ? {} : { search }),
    ...(sort === undefined ? {} : { sort }),
    ...(show === undefined ? {} : { show }),
    ...(Number.isInteger(page) && page > 1 && page <= lastPage ? { page } : {}),
  }
}
