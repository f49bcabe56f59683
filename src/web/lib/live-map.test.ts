import { expect, test } from 'vitest'
import { QueryClient } from '@tanstack/react-query'
import type { LiveChange } from '../../contract/live.ts'
import type { QueryKey } from './live-map.ts'
import { refreshAfter } from './refresh.ts'

const progress = { scan_status: 'completed', percentage: 100, current_step: 'Completed' } as const

/** One of every query that the product asks, of two vendors. */
const asked: readonly QueryKey[] = [
  ['current-user'],
  ['team', 'members'],
  ['usage'],
  ['dashboard', 'stats'],
  ['analytics', 'risk-analysis'],
  ['vendor-directory', 'atl'],
  ['vendors', 'list', { page: 1 }],
  ['vendors', 'one', 'v-1'],
  ['scans', 's-1', 'status'],
  ['scans', 's-2', 'status'],
  ['reviews', 'v-1', 's-1', 'page'],
  ['reviews', 'v-1', 's-1', 'changes'],
  ['reviews', 'v-2', 's-2', 'page'],
  ['captures', 'd-1'],
]

/** What is asked again after the change, each key as one word. */
async function staleAfter(change: LiveChange): Promise<string[]> {
  const client = new QueryClient()
  for (const key of asked) client.setQueryData(key, true)
  await refreshAfter(client, change)
  return asked.filter((key) => client.getQueryState(key)?.isInvalidated).map((key) => key.slice(0, 4).join(' '))
}

const lists = ['dashboard stats', 'analytics risk-analysis', 'vendors list [object Object]', 'vendors one v-1']
const reviews = ['reviews v-1 s-1 page', 'reviews v-1 s-1 changes']

test('a team that changed is read again, and what one may do oneself with it', async () => {
  expect(await staleAfter({ changed: 'organization', id: 't-1' })).toEqual(['current-user', 'team members'])
})

test('a vendor that changed is read again in every list, in the directory and in its own reviews', async () => {
  expect(await staleAfter({ changed: 'vendor', id: 'v-1' })).toEqual([
    'dashboard stats',
    'analytics risk-analysis',
    'vendor-directory atl',
    'vendors list [object Object]',
    'vendors one v-1',
    ...reviews,
  ])
})

test('a scan that starts or ends is read again in the lists, in what was used and where it is followed', async () => {
  expect(await staleAfter({ changed: 'scan', id: 's-1', vendor_id: 'v-1', progress })).toEqual([
    'usage',
    ...lists,
    'scans s-1 status',
  ])
})

test('a step of a running scan is read again where that scan is followed, and nowhere else', async () => {
  const running = { scan_status: 'running', percentage: 40, current_step: 'Reading' } as const
  expect(await staleAfter({ changed: 'scan', id: 's-1', vendor_id: 'v-1', progress: running })).toEqual([
    'scans s-1 status',
  ])
})

test.each(['review', 'decision', 'restriction'] as const)(
  'a %s that changed is read again in the lists and in the reviews of its vendor, not of another',
  async (changed) => {
    expect(await staleAfter({ changed, id: 'x-1', vendor_id: 'v-1' })).toEqual([...lists, ...reviews])
  },
)
