import { Download } from 'lucide-react'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import { Button } from '../../../ui/Button.tsx'
import { Menu, MenuItem } from '../../../ui/Menu.tsx'
import { exportFormats, useExport } from './use-export.ts'

export function ExportMenu({ page, plan }: { readonly page: ReviewPage; readonly plan: string | undefined }) {
  const { isBusy, save, refusal } = useExport(page, plan)
  const button = (
    <Button busy={isBusy} disabledReason={refusal}>
      {!isBusy && <Download className="size-3.5" aria-hidden="true" />}
      Export
    </Button>
  )
  if (refusal !== null) return button
  return (
    <Menu trigger={button}>
      {exportFormats.map(({ value, label, use }) => (
        <MenuItem key={value} onClick={() => void save(value)}>
          {label}, {use}
        </MenuItem>
      ))}
    </Menu>
  )
}
