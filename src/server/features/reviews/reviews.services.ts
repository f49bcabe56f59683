/** What the composition builds once for this feature. */
export { createExportPool, createExportThrottle } from './exports/make-export.ts'
export { createPdfPool, createPdfThrottle } from './exports/review-pdf.ts'
