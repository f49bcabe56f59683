import { createReaderPool } from '../adapters/reader/reader-pool.ts'
import { openParts } from './compose.ts'
import { readHosts, version, type Node } from './environment.ts'
import { createScanRunner } from './features/scans/scans.jobs.ts'
import { startWorker, type Worker } from './jobs/worker.ts'
import type { Settings } from './settings.ts'

/** Each scan that runs may have a reader at work: a page that holds one keeps no other scan waiting. */
const scansAtOnce = 4

/** One worker node on an already migrated database. */
export async function startWorkerNode(settings: Settings, databaseUrl: string): Promise<Node> {
  const parts = await openParts(settings, databaseUrl)
  const readers = createReaderPool(scansAtOnce)
  const runner = createScanRunner({
    db: parts.db,
    live: parts.live,
    log: parts.log,
    hosts: readHosts(settings.labHostsFile),
    version,
    botUrl: settings.botUrl,
    search: settings.search,
    readers,
  })
  const worker: Worker = await startWorker({
    db: parts.db,
    databaseUrl,
    directUrl: settings.directUrl ?? databaseUrl,
    log: parts.log,
    atOnce: scansAtOnce,
    runScan: runner,
  })
  return {
    async stop() {
      await worker.stop()
      readers.close()
      await parts.close()
    },
  }
}
