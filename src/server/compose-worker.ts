import { createReaderPool } from '../adapters/reader/reader-pool.ts'
import type { Fetched } from '../adapters/telemetry/telemetry.ts'
import { openParts } from './compose.ts'
import { readHosts, version, type Node } from './environment.ts'
import { loadKeys } from './access/keys.ts'
import { openSmtp } from './mail/smtp.ts'
import { openFetchTimings } from './features/health/health.services.ts'
import { scanJob } from './features/scans/scans.jobs.ts'
import { allJobs } from './jobs/job-list.ts'
import { openPayments } from './payments/open-payments.ts'
import { startWorker, type Worker } from './jobs/worker.ts'
import { publicAddress, type Settings } from './settings.ts'

/** One worker node on an already migrated database. */
export async function startWorkerNode(settings: Settings, databaseUrl: string): Promise<Node> {
  const parts = await openParts(settings, databaseUrl)
  const readers = createReaderPool(scanJob.atOnce)
  const timings = openFetchTimings(parts.db)
  const transport = settings.smtp ? openSmtp(settings.smtp) : null
  const services = {
    live: parts.live,
    log: parts.log,
    hosts: readHosts(settings.labHostsFile),
    version,
    retention: { auditMonths: settings.auditMonths, crawlLogMonths: settings.crawlLogMonths },
    botUrl: settings.botUrl,
    search: settings.search,
    payments: openPayments(settings.payments),
    mail: {
      keys: loadKeys(settings.keysFile, settings.dataDir),
      transport,
      publicUrl: publicAddress(settings),
      keepsUnsent: !settings.production,
    },
    readers,
    onFetched: (fetched: Fetched) => {
      timings.add(fetched)
      parts.telemetry?.fetched(fetched)
    },
  }
  const worker: Worker = await startWorker({
    db: parts.db,
    databaseUrl,
    services,
    jobs: allJobs,
    telemetry: parts.telemetry,
  })
  return {
    async stop() {
      await worker.stop()
      await timings.stop()
      transport?.close()
      readers.close()
      await parts.close()
    },
  }
}
