import { Download, Ellipsis, FileText, RefreshCw } from 'lucide-react'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import { Button } from '../../../ui/Button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/Menu.tsx'
import { exportFormats, useExport } from './use-export.ts'

interface ReviewMenuProps {
  readonly page: ReviewPage
  readonly plan: string | undefined
  readonly pdf: { readonly isBusy: boolean; readonly save: () => void }
  /** Why no rescan can be started now. */
  readonly refusal: string | null
  readonly onRescan: () => void
}

/** What a phone has in place of the row of buttons, so that the decision comes first. */
export function ReviewMenu({ page, plan, pdf, refusal, onRescan }: ReviewMenuProps) {
  const files = useExport(page, plan)
  const isBusy = pdf.isBusy || files.isBusy
  const file = <Download className="size-3.5 shrink-0" aria-hidden="true" />
  return (
    <Menu
      trigger={
        <Button size="lg" className="w-10 px-0!" busy={isBusy} aria-label="Actions on this review">
          {!isBusy && <Ellipsis className="size-4" aria-hidden="true" />}
        </Button>
      }
    >
      <MenuItem onClick={pdf.save}>
        <FileText className="size-3.5 shrink-0" aria-hidden="true" />
        Download PDF Report
      </MenuItem>
      {files.refusal === null ? (
        exportFormats.map(({ value, label }) => (
          <MenuItem key={value} onClick={() => void files.save(value)}>
            {file}
            Export as {label}
          </MenuItem>
        ))
      ) : (
        <MenuItem disabledReason={files.refusal}>
          {file}
          Export
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem disabledReason={refusal} onClick={onRescan}>
        <RefreshCw className="size-3.5 shrink-0" aria-hidden="true" />
        Rescan Vendor
      </MenuItem>
    </Menu>
  )
}
