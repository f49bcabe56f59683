import { useState } from 'react'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import { call } from '../../../lib/api.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { notify } from '../../../lib/notify.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { planQuery } from './plan-query.ts'

export const exportFormats = [
  { value: 'markdown', label: 'Markdown', use: 'to read and share' },
  { value: 'csv', label: 'CSV', use: 'one row per quote' },
  { value: 'json', label: 'JSON', use: 'all data' },
] as const

/** Saves the review as a file, for the plan that is chosen on the page; `refusal` is why the reader may not. */
export function useExport(page: ReviewPage, plan: string | undefined) {
  const [isBusy, setBusy] = useState(false)
  const save = async (format: (typeof exportFormats)[number]['value']): Promise<void> => {
    setBusy(true)
    try {
      const file = await call('scans', 'export', {
        params: { id: page.scan.id },
        query: { format, ...planQuery(plan, page.plan_choices) },
      })
      saveFile(file.content, file.media_type, file.filename)
    } catch (error) {
      notify.error(`The review could not be exported: ${messageOf(error)}`)
    } finally {
      setBusy(false)
    }
  }
  const refusal = page.abilities.export ? null : 'Your role can download the PDF but not export the review data.'
  return { isBusy, save, refusal }
}
