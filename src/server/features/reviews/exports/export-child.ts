import { serveTasks } from '../../../../adapters/isolation/serve-tasks.ts'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import { writeWorkbook, type Table } from './workbook.ts'
import { exportReview, type ExportFormat } from './review-export.ts'

/** A process of its own, in which a review becomes a file of text, and tables a workbook. */
serveTasks({
  export: ({ page, format }: { readonly page: ReviewPage; readonly format: ExportFormat }) =>
    exportReview(page, format),
  /** The bytes of the workbook. */
  workbook: ({ tables, zone }: { readonly tables: readonly Table[]; readonly zone: string }) =>
    writeWorkbook(tables, zone),
})
