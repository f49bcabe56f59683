import { Worker } from 'node:worker_threads'
import type { ReviewPage } from '../../contract/scans.ts'
import { reviewData } from './review-data.ts'

const longest = 20_000

/**
 * The report of a completed review as a tagged PDF (PDF/UA-1), made in a thread of its own. Rejects where the compiler
 * is missing on this platform, and after 20 seconds.
 */
export function makeReviewPdf(page: ReviewPage): Promise<Uint8Array> {
  return new Promise((done, failed) => {
    const worker = new Worker(new URL('pdf-worker.ts', import.meta.url), {
      workerData: { review: JSON.stringify(reviewData(page)) },
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    })
    const late = setTimeout(() => {
      failed(new Error('The PDF took too long'))
      void worker.terminate()
    }, longest)
    worker.once('message', (bytes: Uint8Array) => {
      clearTimeout(late)
      done(bytes)
    })
    worker.once('error', (error) => {
      clearTimeout(late)
      failed(error)
    })
  })
}
