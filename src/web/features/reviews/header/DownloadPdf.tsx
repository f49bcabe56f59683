import { useState } from 'react'
import { FileText } from 'lucide-react'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import { call } from '../../../lib/api.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { notify } from '../../../lib/notify.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/Button.tsx'
import { planQuery } from './plan-query.ts'

/** The report as a PDF; where it cannot be made, the summary as Markdown. */
export function DownloadPdf({ page, plan }: { readonly page: ReviewPage; readonly plan: string | undefined }) {
  const [isBusy, setBusy] = useState(false)
  const download = async (): Promise<void> => {
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
  return (
    <Button variant="primary" className="max-md:h-10 max-md:flex-1" busy={isBusy} onClick={() => void download()}>
      {!isBusy && <FileText className="size-3.5" aria-hidden="true" />}
      Download PDF Report
    </Button>
  )
}
