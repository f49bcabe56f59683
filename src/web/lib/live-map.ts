import type { LiveChange } from '../../contract/live.ts'

/** What the first part of each query's key says: which part of the product the answer belongs to. */
type QueryRoot =
  | 'current-user'
  | 'account'
  | 'auth-options'
  | 'mailbox'
  | 'team'
  | 'invitation'
  | 'usage'
  | 'plans'
  | 'subscription'
  | 'vendors'
  | 'vendor-directory'
  | 'dashboard'
  | 'analytics'
  | 'scans'
  | 'reviews'
  | 'captures'
  | 'health'
  | 'comments'
  | 'operator'
  | 'operated-review'
  | 'audit'

export type QueryKey = readonly [QueryRoot, ...unknown[]]

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: QueryKey
  }
}

/** One's own account is nobody else's to hear of. */
interface OwnChange {
  readonly changed: 'account' | 'costs' | 'subscription' | 'operated' | 'catalogue' | 'jobs'
  readonly id: string
}

/** A change as the web tells it of itself: a mutation knows the resource, not how far a scan is. */
export type Change =
  | OwnChange
  | (LiveChange extends infer One ? (One extends LiveChange ? Omit<One, 'progress'> : never) : never)

type KeysOf = { readonly [Resource in Change['changed']]: (id: string, vendorId: string) => readonly QueryKey[] }

/** Lists and counts that a vendor, its scans and its reviews appear in. */
const portfolio: readonly QueryKey[] = [['vendors'], ['dashboard'], ['analytics']]

const shownBy: KeysOf = {
  account: () => [['current-user'], ['account']],
  // What one may do may be another thing now.
  organization: () => [['team'], ['current-user']],
  costs: () => [['analytics']],
  subscription: () => [['subscription'], ['usage']],
  // What a super admin does, to whichever organization.
  operated: () => [['operator'], ['audit']],
  jobs: () => [['health'], ['audit']],
  catalogue: () => [['plans'], ['operator'], ['audit']],
  vendor: (id) => [...portfolio, ['vendor-directory'], ['reviews', id]],
  scan: (id) => [...portfolio, ['usage'], ['subscription'], ['scans', id]],
  review: (_, vendorId) => [...portfolio, ['reviews', vendorId]],
  decision: (_, vendorId) => [...portfolio, ['reviews', vendorId]],
  comment: (_, vendorId) => [['comments', vendorId]],
  restriction: (_, vendorId) => [...portfolio, ['reviews', vendorId]],
}

/** The keys of all queries that show the resource. A step of a running scan changes nothing but the scan itself. */
export function keysShowing(change: Change | LiveChange): readonly QueryKey[] {
  if ('progress' in change && change.progress.scan_status === 'running') return [['scans', change.id]]
  return shownBy[change.changed](change.id, 'vendor_id' in change ? change.vendor_id : change.id)
}
