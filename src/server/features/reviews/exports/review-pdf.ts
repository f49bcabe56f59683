import { join } from 'node:path'
import { createProcessPool, PoolBusyError, type ProcessPool } from '../../../../adapters/isolation/process-pool.ts'
import type { TaskEnd } from '../../../../adapters/isolation/task-process.ts'
import { AppError } from '../../../../contract/errors.ts'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import { cutText } from '../../../../contract/text.forms.ts'
import { createOwnerThrottle, type OwnerThrottle } from '../../../http/owner-throttle.ts'
import { compilerFlags, hasNativeCompiler } from './pdf-compilers.ts'
import { reviewData } from './review-data.ts'

const megabyte = 1024 * 1024
const longestMessage = 2000
/** Waiting and making together, in milliseconds: the connection of one who waits is closed after thirty seconds. */
const longestWait = 20_000
const exportsRemain = 'The exports hold the same review.'

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

const busy = (why: string): AppError =>
  new AppError('unavailable', `${why} ${exportsRemain}`, { retryAfterSeconds: 10 })

/** A failure of the compiler is a fault of ours, whose message is for the log alone. */
function failureOf(end: Exclude<TaskEnd, { kind: 'done' }>): Error {
  if (end.kind === 'failed') return new Error(`The PDF was not made: ${cutText(end.message, longestMessage)}`)
  return busy(end.why === 'memory' ? 'The PDF is too large to make.' : 'The PDF took too long.')
}

const tooMany = 'Too many PDFs are being made right now.'

/** Lets as many requests for a PDF in as the pool would take, before any of them reads its review. */
export const createPdfThrottle = (): OwnerThrottle => createOwnerThrottle({ all: 12, ofOne: 6 }, () => busy(tooMany))

/**
 * The report of a completed review as a tagged PDF (PDF/UA-1), made in a process of the pool. `owner` takes turns with others.
 * Rejects with an AppError after 20 seconds and when too many wait; any other failure is an internal error.
 */
export async function makeReviewPdf(page: ReviewPage, pool: ProcessPool, owner: string): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(longestWait)
  const end = await pool.run({ owner, name: 'pdf', input: reviewData(page), signal }).catch((error: unknown) => {
    throw signal.aborted || error instanceof PoolBusyError ? busy(tooMany) : error
  })
  if (end.kind !== 'done') throw failureOf(end)
  // safe because the child answers the bytes that its compiler made
  return end.value as Uint8Array
}
