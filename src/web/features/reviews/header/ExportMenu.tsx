import { useState } from 'react'
import { Download } from 'lucide-react'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import { call } from '../../../lib/api.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { notify } from '../../../lib/notify.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/Button.tsx'
import { Menu, MenuItem } from '../../../ui/Menu.tsx'
import { planQuery } from './plan-query.ts'

const formats = [
  { value: 'markdown', label: 'Markdown, to read and share' },
  { value: 'csv', label: 'CSV, one row per quote' },
  { value: 'json', label: 'JSON, all data' },
] as const

/** The review as a file, for the plan that is chosen on the page. */
export function ExportMenu({ page, plan }: { readonly page: ReviewPage; readonly plan: string | undefined }) {
  const mayExport = page.abilities.export
  const [isBusy, setBusy] = useState(false)
  const download = async (format: (typeof formats)[number]['value']): Promise<void> => {
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
  const button = (
    <Button
      className="max-md:h-10 max-md:w-full"
      busy={isBusy}
      disabledReason={mayExport ? null : 'Your role can download the PDF but not export the review data.'}
    >
      {!isBusy && <Download className="size-3.5" aria-hidden="true" />}
      Export
    </Button>
  )
  if (!mayExport) return button
  return (
    <Menu trigger={button} className="max-md:flex-1">
      {formats.map(({ value, label }) => (
        <MenuItem key={value} onClick={() => void download(value)}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  )
}
