import { sql, type Kysely, type Transaction } from 'kysely'
import { hashPassword } from './access/passwords.ts'
import { openDatabase } from './db/connect.ts'
import { newId } from './db/ids.ts'
import type { DB } from './db/schema.ts'
import { sampleSignIns } from './sample-sign-ins.ts'

/** A vendor that the sample organization starts with; its site is served on loopback. */
export interface SampleVendor {
  readonly name: string
  readonly website: string
  readonly description: string
  /** Is a scan of it queued along with the organization? */
  readonly scannedAtStart: boolean
}

/** The worker starts it as soon as it is up, so that there is a review to read. No scan of the plan is used. */
async function queueScan(trx: Transaction<DB>, tenantId: string, vendorId: string): Promise<void> {
  const id = newId()
  const day = new Date().toISOString().slice(0, 10)
  await trx.insertInto('scans').values({ id, tenant_id: tenantId, vendor_id: vendorId, as_of: day }).execute()
  await sql`select set_config('app.tenant_id', ${tenantId}, true),
    set_config('app.tenant_proof', app.proof_of(${tenantId}::uuid), true)`.execute(trx)
  const payload = { scan_id: id, vendor_id: vendorId }
  await sql`select app.enqueue('scan', ${JSON.stringify(payload)}::jsonb, ${vendorId})`.execute(trx)
}

async function insertOrganization(db: Kysely<DB>, password: string, vendors: readonly SampleVendor[]): Promise<void> {
  const hash = await hashPassword(password)
  await db.transaction().execute(async (trx) => {
    await sql`select set_config('role', 'assay_system', true)`.execute(trx)
    const present = await trx.selectFrom('tenants').where('slug', '=', 'northwind').select('id').executeTakeFirst()
    if (present) return
    const tenantId = newId()
    await trx
      .insertInto('tenants')
      .values({ id: tenantId, name: 'Northwind Traders', slug: 'northwind', package_id: 'demo' })
      .execute()
    await trx
      .insertInto('users')
      .values(
        sampleSignIns.map(({ email, role, first, last, isSuper }) => ({
          id: newId(),
          tenant_id: isSuper ? null : tenantId,
          email,
          first_name: first,
          last_name: last,
          role,
          is_super_admin: isSuper,
          password_hash: hash,
          email_verified_at: new Date(),
        })),
      )
      .execute()
    if (vendors.length === 0) return
    const rows = vendors.map(({ name, website, description }) => ({
      id: newId(),
      tenant_id: tenantId,
      name,
      website,
      domain: new URL(website).hostname,
      description,
    }))
    await trx.insertInto('vendors').values(rows).execute()
    for (const [index, { id }] of rows.entries()) if (vendors[index]?.scannedAtStart) await queueScan(trx, tenantId, id)
  })
}

/** Makes the sample organization once; a second start finds it and changes nothing. */
export async function seedSampleOrganization(
  ownerUrl: string,
  password: string,
  vendors: readonly SampleVendor[],
): Promise<void> {
  const db = openDatabase<DB>(ownerUrl, { max: 1, longRunning: true })
  try {
    await insertOrganization(db, password, vendors)
  } finally {
    await db.destroy()
  }
}

/** Makes the sample accounts inactive, whose password is known to everybody. Answers how many were not. */
export async function lockSampleAccounts(ownerUrl: string): Promise<number> {
  const db = openDatabase<DB>(ownerUrl, { max: 1, longRunning: true })
  try {
    return await db.transaction().execute(async (trx) => {
      await sql`select set_config('role', 'assay_system', true)`.execute(trx)
      const { numUpdatedRows } = await trx
        .updateTable('users')
        .set({ status: 'inactive' })
        .where(
          'email',
          'in',
          sampleSignIns.map(({ email }) => email),
        )
        .where('status', '=', 'active')
        .executeTakeFirstOrThrow()
      return Number(numUpdatedRows)
    })
  } finally {
    await db.destroy()
  }
}
