import { loadKeys } from '../../src/server/access/keys.ts'
import { Database } from '../../src/server/access/database.ts'
import { inSystem } from '../../src/server/access/transactions.ts'
import { openPool } from '../../src/server/db/connect.ts'
import type { Desk } from '../../src/server/features/payments/desk.ts'
import { deskOf } from '../../src/server/payments/payment-desk.ts'
import { openPayments } from '../../src/server/payments/open-payments.ts'
import { testSettings } from './app.ts'
import { suiteDatabase } from './suite-database.ts'

/** What the job of payments works with, on the suite's database. */
export function openDesk(
  environment: Readonly<Record<string, string>>,
  now = new Date(),
): { readonly desk: Desk; close(): Promise<void> } {
  const settings = testSettings(environment)
  const db = new Database(
    openPool(suiteDatabase().runtimeUrl, { max: 4 }),
    openPool(suiteDatabase().tenantUrl, { max: 1 }),
    openPool(suiteDatabase().runtimeUrl, { max: 1, readOnly: true }),
  )
  const mail = {
    keys: loadKeys(null, settings.dataDir),
    transport: null,
    publicUrl: 'http://localhost',
    keepsUnsent: true,
  }
  const payments = openPayments(settings.payments)
  const { provider, ...rest } = deskOf({ payments, mail }, (work) => inSystem(db, work), now)
  if (!provider) throw new Error('Payment is not set up')
  return { desk: { ...rest, provider }, close: () => db.destroy() }
}
