import { useState } from 'react'
import { Download } from 'lucide-react'
import type { Restriction } from '../../../../contract/reviews.ts'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import { call } from '../../../lib/api.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { notify } from '../../../lib/notify.ts'
import { readerZone } from '../../../lib/reader-zone.ts'
import { saveAnswer, saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/Button.tsx'
import { Menu, MenuItem } from '../../../ui/Menu.tsx'
import { trackerCsv } from '../../restrictions/restrictions.public.ts'

interface TrackerExportProps {
  readonly page: ReviewPage
  readonly rows: readonly Restriction[]
  readonly label: string
}

/** These rows with what the team noted, as text or as a workbook. */
export function TrackerExport({ page, rows, label }: TrackerExportProps) {
  const [isBusy, setBusy] = useState(false)
  const saveWorkbook = async (): Promise<void> => {
    setBusy(true)
    try {
      const facts = rows.map(({ fact }) => fact).join(',')
      const query = { facts, plan: page.written_for ?? '', time_zone: readerZone() }
      saveAnswer(await call('scans', 'tracker', { params: { id: page.scan.id }, query }, { timeoutSeconds: 30 }))
    } catch (error) {
      notify.error(`The restrictions could not be exported: ${messageOf(error)}`)
    } finally {
      setBusy(false)
    }
  }
  const button = (
    <Button
      size="sm"
      busy={isBusy}
      disabled={rows.length === 0}
      disabledReason={page.abilities.export ? null : 'Your role cannot export data.'}
    >
      {!isBusy && <Download className="size-3.5" aria-hidden="true" />}
      {label}
    </Button>
  )
  if (!page.abilities.export || rows.length === 0) return button
  return (
    <Menu trigger={button}>
      <MenuItem onClick={() => saveFile(trackerCsv(rows, page.tracked), 'text/csv', 'assay-restrictions.csv')}>
        CSV
      </MenuItem>
      <MenuItem onClick={() => void saveWorkbook()}>Excel workbook</MenuItem>
    </Menu>
  )
}
