import { Worker } from 'node:worker_threads'
import { AppError } from '../../contract/errors.ts'
import type { ReviewPage } from '../../contract/scans.ts'
import { cutText } from '../../contract/text.forms.ts'
import { reviewData } from './review-data.ts'

const longest = 20_000
const longestMessage = 2000

const exportsRemain = 'The exports hold the same review.'

/** What a caller is told; a failure of the compiler is a fault of ours, whose message is for the log alone. */
function sayFailure(error: unknown): Error {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND'
  if (isMissing) return new AppError('unavailable', `PDFs cannot be made on this server. ${exportsRemain}`)
  const message = error instanceof Error ? error.message : String(error)
  return new Error(`The PDF was not made: ${cutText(message, longestMessage)}`)
}

/**
 * The report of a completed review as a tagged PDF (PDF/UA-1), made in a thread of its own. Rejects with an AppError
 * where the compiler is missing on this platform and after 20 seconds; any other failure is an internal error.
 */
export function makeReviewPdf(page: ReviewPage): Promise<Uint8Array> {
  return new Promise((done, failed) => {
    const worker = new Worker(new URL('pdf-worker.ts', import.meta.url), {
      workerData: { review: reviewData(page) },
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    })
    const late = setTimeout(() => {
      failed(new AppError('unavailable', `The PDF took too long. ${exportsRemain}`, { retryAfterSeconds: 60 }))
      void worker.terminate()
    }, longest)
    worker.once('message', (bytes: Uint8Array) => {
      clearTimeout(late)
      done(bytes)
    })
    worker.once('error', (error) => {
      clearTimeout(late)
      failed(sayFailure(error))
    })
  })
}
