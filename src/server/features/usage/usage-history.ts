import { stringify } from 'csv-stringify/sync'
import { spreadsheetCell } from '../reviews/reviews.public.ts'
import type { TenantContext } from '../../http/handlers.ts'
import { selectCharges, type ChargeRow, type UsageRow } from './usage.queries.ts'
import { shownUsage } from './usage.domain.ts'

interface Count {
  scans: number
  refunded: number
}

const day = 86_400_000
const nameOf = ({ first_name: first, last_name: last }: ChargeRow): string =>
  `${first ?? ''} ${last ?? ''}`.trim() || 'Unknown'

function countBy(rows: readonly ChargeRow[], keyOf: (row: ChargeRow) => string): Map<string, Count> {
  const counts = new Map<string, Count>()
  for (const row of rows) {
    const count = counts.get(keyOf(row)) ?? { scans: 0, refunded: 0 }
    count.scans += 1
    if (row.is_refunded) count.refunded += 1
    counts.set(keyOf(row), count)
  }
  return counts
}

/** What was charged in the last days, by day (UTC) and by user. A scan that was refunded counts in both columns. */
export async function readUsageHistory({ trx, scope, now }: TenantContext, days: number) {
  const rows = await selectCharges(trx, scope, new Date(now.getTime() - days * day))
  const names = new Map(rows.map((row) => [row.user_id ?? '', nameOf(row)]))
  const byDay = countBy(rows, ({ at }) => at.toISOString().slice(0, 10))
  const byUser = countBy(rows, (row) => row.user_id ?? '')
  return {
    days: [...byDay].map(([date, { scans, refunded }]) => ({ day: date, scans, refunded })),
    users: [...byUser].map(([id, { scans, refunded }]) => {
      const name = names.get(id) ?? 'Unknown'
      return { user_id: id || null, name, scans, refunded }
    }),
  }
}

export async function exportUsage({ trx, scope, now }: TenantContext, days: number) {
  const rows = await selectCharges(trx, scope, new Date(now.getTime() - days * day))
  const lines = rows.map((row) => [
    row.at.toISOString(),
    spreadsheetCell(row.vendor_name ?? ''),
    spreadsheetCell(nameOf(row)),
    row.paid_by === 'credit' ? 'single report' : 'plan',
    row.is_refunded ? 'refunded' : 'charged',
    row.scan_id,
  ])
  const content = stringify([['started_at', 'vendor', 'started_by', 'paid_by', 'state', 'scan_id'], ...lines])
  return { filename: `assay-usage-${now.toISOString().slice(0, 10)}.csv`, content }
}

export const presentUsage = (row: UsageRow, vendors: number) => ({
  ...shownUsage(row),
  vendors,
  vendor_limit: row.vendor_limit,
  period_start: row.period_start.toISOString(),
  period_end: row.period_end.toISOString(),
})
