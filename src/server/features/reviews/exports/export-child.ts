import { serveTasks } from '../../../../adapters/isolation/serve-tasks.ts'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import { exportReview, type ExportFormat } from './review-export.ts'

/** A process of its own, in which a review becomes a file of text. */
serveTasks({
  export: ({ page, format }: { readonly page: ReviewPage; readonly format: ExportFormat }) =>
    exportReview(page, format),
})
