/** What the composition builds once for this feature. */
export { createPdfPool, createPdfThrottle } from './exports/review-pdf.ts'
