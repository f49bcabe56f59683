import { loadKeys } from '../../src/server/access/keys.ts'
import { Database } from '../../src/server/access/database.ts'
import { inSystem } from '../../src/server/access/transactions.ts'
import { openPool } from '../../src/server/db/connect.ts'
import { fulfilCheckout } from '../../src/server/features/payments/fulfilment.ts'
import { openPayments } from '../../src/server/payments/open-payments.ts'
import { deskOf } from '../../src/server/payments/payment-desk.ts'
import { readSettings } from '../../src/server/settings.ts'

/** Fulfils one checkout in a process of its own, which a test kills. It says when it begins. */
const [url = '', tenantUrl = '', dataDir = '', sessionId = ''] = process.argv.slice(2)
const db = new Database(
  openPool(url, { max: 1 }),
  openPool(tenantUrl, { max: 1 }),
  openPool(url, { max: 1, readOnly: true }),
)
const { payments } = readSettings(process.env)
const mail = { keys: loadKeys(null, dataDir), transport: null, publicUrl: 'http://localhost', keepsUnsent: true }
const { provider, ...rest } = deskOf(
  { payments: openPayments(payments), mail },
  (work) => inSystem(db, work),
  new Date(),
)
if (!provider) throw new Error('Payment is not set up')
await rest.inTransaction((store) => store.takeTicket())
process.stdout.write('begins\n')
await fulfilCheckout({ ...rest, provider }, sessionId)
process.stdout.write('done\n')
await db.destroy()
