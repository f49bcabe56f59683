import { useState } from 'react'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import { call } from '../../../lib/api.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { notify } from '../../../lib/notify.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { planQuery } from './plan-query.ts'

/** Saves the report as a PDF; where it cannot be made, the summary as Markdown. */
export function usePdf(page: ReviewPage, plan: string | undefined) {
  const [isBusy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    setBusy(true)
    try {
      const file = await call('scans', 'pdf', {
        params: { id: page.scan.id },
        query: planQuery(plan, page.plan_choices),
      })
      const bytes = Uint8Array.from(atob(file.base64), (character) => character.charCodeAt(0))
      saveFile(bytes, file.media_type, file.filename)
    } catch (error) {
      saveFile(page.scan.executive_summary ?? '', 'text/markdown', `assay-${page.scan.id}.md`)
      notify.error(`${messageOf(error)} The summary was saved as Markdown instead.`)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, save: () => void save() }
}
