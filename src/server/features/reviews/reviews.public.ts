/** What other features may use of this one. */
export { csvTable } from './exports/csv-table.ts'
export { makeWorkbook } from './exports/table-files.ts'
export { columnsOf, titlesOf, type Table } from './exports/workbook.ts'
export { spreadsheetCell } from './exports/spreadsheet-cell.ts'
export { renewPlanLifts } from './review-on-plan.ts'
export { readFindings, readReview } from './review-page.ts'
export { presentFindings } from './reviews.present.ts'
export { selectFindings } from './reviews.queries.ts'
export {
  lockVendor,
  rewriteReview,
  selectDecisions,
  selectHoldingDecisions,
  writeScanReview,
} from './review-writing.ts'
export {
  selectSteps,
  selectDocumentOutlines,
  selectDocumentText,
  selectLedgerEntries,
  selectStoredDocuments,
  type StoredDocument,
} from './review-material.ts'
