import { sql } from 'kysely'
import type { KnownResource } from '../../../engine/index.ts'
import type { TenantTransaction } from '../../access/transactions.ts'
import type { Attempt } from './scan-store.ts'
import type { UnconfirmedHost } from './scans.domain.ts'

/** robots.txt, sitemaps and llms.txt of the vendor's last crawl: asked for again with their validators. */
export async function loadResources({ inTransaction, scope, vendorId }: Attempt): Promise<KnownResource[]> {
  const rows = await inTransaction((trx) =>
    trx
      .selectFrom('vendor_resources')
      .where('tenant_id', '=', scope.tenantId)
      .where('vendor_id', '=', vendorId)
      .select(['url', 'etag', 'last_modified', 'text'])
      .execute(),
  )
  return rows.map((row) => ({ url: row.url, etag: row.etag, lastModified: row.last_modified, text: row.text }))
}

export async function saveResource(trx: TenantTransaction, attempt: Attempt, resource: KnownResource): Promise<void> {
  const columns = { etag: resource.etag, last_modified: resource.lastModified, text: resource.text }
  await trx
    .insertInto('vendor_resources')
    .values({ tenant_id: attempt.scope.tenantId, vendor_id: attempt.vendorId, url: resource.url, ...columns })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'vendor_id', 'url']).doUpdateSet({ ...columns, read_at: sql`now()` }),
    )
    .execute()
}

export async function saveUnconfirmed(
  trx: TenantTransaction,
  { scope, scanId }: Attempt,
  hosts: readonly UnconfirmedHost[],
): Promise<void> {
  await trx
    .updateTable('scans')
    .set({ unconfirmed: JSON.stringify(hosts) })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', scanId)
    .execute()
}
