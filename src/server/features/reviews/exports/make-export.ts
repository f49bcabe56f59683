import { join } from 'node:path'
import { createProcessPool, type ProcessPool } from '../../../../adapters/isolation/process-pool.ts'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import { createOwnerThrottle, type OwnerThrottle } from '../../../http/owner-throttle.ts'
import { makeFile, tooManyFiles, type FileWords } from './file-making.ts'
import type { ExportFormat, ReviewExport } from './review-export.ts'

const megabyte = 1024 * 1024
const words: FileWords = { one: 'The export', many: 'exports', instead: '' }

/** One export at a time: the heaviest review takes a second of one core, an ordinary one a few milliseconds. */
export const createExportPool = (): ProcessPool =>
  createProcessPool({
    entry: join(import.meta.dirname, 'export-child.ts'),
    heapBytes: 160 * megabyte,
    limitsOf: () => ({ memoryBytes: 300 * megabyte, taskMilliseconds: 10_000, stepMilliseconds: 10_000 }),
    atOnce: 1,
    waiting: 8,
    waitingOfOne: 4,
    idleMilliseconds: 30_000,
  })

/** Lets as many requests for an export in as the pool would take, before any of them reads its review. */
export const createExportThrottle = (): OwnerThrottle =>
  createOwnerThrottle({ all: 8, ofOne: 4 }, () => tooManyFiles(words))

/**
 * A completed review as a file of text, made in a process of the pool. `owner` takes turns with others. Rejects as
 * `makeFile` does.
 */
export async function makeReviewExport(
  page: ReviewPage,
  format: ExportFormat,
  pool: ProcessPool,
  owner: string,
): Promise<ReviewExport> {
  // safe because the child answers what exportReview returned
  return (await makeFile(pool, { owner, name: 'export', input: { page, format } }, words)) as ReviewExport
}
