import { verdictLabels } from '../../contract/labels.forms.ts'
import type { SentQueryOf } from '../../contract/route.ts'
import { cutText } from '../../contract/text.forms.ts'
import type { vendorsRoutes } from '../../contract/vendors.ts'

type ListQuery = SentQueryOf<(typeof vendorsRoutes)['list']>
export type VendorSort = NonNullable<ListQuery['sort']>
export type VendorFilter = NonNullable<ListQuery['standing']>

/** Every order of the list of vendors, in words and in the order in which they are offered. */
export const sortLabels: Readonly<Record<VendorSort, string>> = {
  '-added': 'Newest',
  added: 'Oldest',
  name: 'Name (A–Z)',
  '-name': 'Name (Z–A)',
  '-risks': 'Most open high risks',
  risks: 'Fewest open high risks',
  score: 'Lowest score',
  '-score': 'Highest score',
  '-reviewed': 'Most recently reviewed',
  reviewed: 'Least recently reviewed',
  next_review: 'Next review first',
  '-next_review': 'Next review last',
}

/** Every filter of the list, likewise. */
export const filterLabels: Readonly<Record<VendorFilter, string>> = {
  high_risks: 'With open high risks',
  refuse: verdictLabels.refuse,
  conditions_not_met: verdictLabels.conditions_not_met,
  insufficient_evidence: verdictLabels.insufficient_evidence,
  approve_with_conditions: verdictLabels.approve_with_conditions,
  approve: verdictLabels.approve,
  not_reviewed: 'Not reviewed',
  in_progress: 'In progress',
  failed: 'Failed',
}

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

function keyIn<Key extends string>(labels: Readonly<Record<Key, string>>, given: unknown): Key | undefined {
  // safe because the key is the record's own
  return typeof given === 'string' && Object.hasOwn(labels, given) ? (given as Key) : undefined
}

/** Reads an address: what the Hub does not know is left out. */
export function readHubSearch(given: Readonly<Record<string, unknown>>): HubSearch {
  const typed = given['search']
  const search = typeof typed === 'string' || typeof typed === 'number' ? cutText(String(typed), longestSearch) : ''
  const sort = keyIn(sortLabels, given['sort'])
  const show = keyIn(filterLabels, given['show'])
  const page = Number(given['page'])
  return {
    ...(given['tab'] === 'analytics' ? { tab: 'analytics' as const } : {}),
    ...(search === '' ? {} : { search }),
    ...(sort === undefined ? {} : { sort }),
    ...(show === undefined ? {} : { show }),
    ...(Number.isInteger(page) && page > 1 && page <= lastPage ? { page } : {}),
  }
}
