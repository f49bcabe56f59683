import { join } from 'node:path'
import { createProcessPool, type ProcessPool } from '../../../../adapters/isolation/process-pool.ts'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import { createOwnerThrottle, type OwnerThrottle } from '../../../http/owner-throttle.ts'
import { makeFile, tooManyFiles, type FileWords } from './file-making.ts'
import { compilerFlags, hasNativeCompiler } from './pdf-compilers.ts'

const megabyte = 1024 * 1024
const words: FileWords = { one: 'The PDF', many: 'PDFs', instead: 'The exports hold the same review.' }

/** One PDF at a time: each takes a third of a second of one core. */
export function createPdfPool(
  compiler: keyof typeof compilerFlags = hasNativeCompiler() ? 'native' : 'portable',
): ProcessPool {
  return createProcessPool({
    entry: join(import.meta.dirname, 'pdf-child.ts'),
    heapBytes: 128 * megabyte,
    flags: compilerFlags[compiler],
    limitsOf: () => ({ memoryBytes: 400 * megabyte, taskMilliseconds: 20_000, stepMilliseconds: 20_000 }),
    atOnce: 1,
    waiting: 12,
    waitingOfOne: 6,
    idleMilliseconds: 30_000,
  })
}

/** Lets as many requests for a PDF in as the pool would take, before any of them reads its review. */
export const createPdfThrottle = (): OwnerThrottle =>
  createOwnerThrottle({ all: 12, ofOne: 6 }, () => tooManyFiles(words))

/**
 * The report of a completed review as a tagged PDF (PDF/UA-1), made in a process of the pool. `owner` takes turns with others;
 * `organization` is named as whoever reviewed.
 * Rejects as `makeFile` does.
 */
export async function makeReviewPdf(
  page: ReviewPage,
  pool: ProcessPool,
  owner: string,
  organization = '',
): Promise<Uint8Array> {
  // safe because the child answers the bytes that its compiler made
  return (await makeFile(pool, { owner, name: 'pdf', input: { page, organization } }, words)) as Uint8Array
}
