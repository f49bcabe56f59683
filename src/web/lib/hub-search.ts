import type { SentQueryOf } from '../../contract/route.ts'
import type { vendorsRoutes } from '../../contract/vendors.ts'
import { readListSearch } from './list-search.ts'
import { oneOf } from './search-values.ts'

type ListQuery = SentQueryOf<(typeof vendorsRoutes)['list']>
export type VendorSort = NonNullable<ListQuery['sort']>
export type VendorFilter = NonNullable<ListQuery['standing']>

const orders = [
  'added',
  'name',
  'risks',
  'score',
  'reviewed',
  'next_review',
  'decision',
] as const satisfies readonly VendorSort[]
const sorts = orders.flatMap((order) => [order, `-${order}`] as const) satisfies readonly VendorSort[]
const filters = [
  'high_risks',
  'refuse',
  'conditions_not_met',
  'insufficient_evidence',
  'approve_with_conditions',
  'approve',
  'decided',
  'not_decided',
  'not_reviewed',
  'in_progress',
  'failed',
] as const satisfies readonly VendorFilter[]

/** What the address of the Review Hub asks for. */
export interface HubSearch {
  /** The vendors, unless it names the other tab. */
  readonly tab?: 'analytics' | undefined
  readonly search?: string | undefined
  readonly sort?: VendorSort | undefined
  /** Only vendors that this filter lets through. */
  readonly show?: VendorFilter | undefined
  /** From 1 on; the first is not written. */
  readonly page?: number | undefined
}

/** Reads an address: what the Hub does not know is left out. */
export const readHubSearch = (given: Readonly<Record<string, unknown>>): HubSearch => ({
  ...readListSearch(given, []),
  tab: given['tab'] === 'analytics' ? 'analytics' : undefined,
  sort: oneOf(sorts, given['sort']),
  show: oneOf(filters, given['show']),
})
