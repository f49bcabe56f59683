import { countOf } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { useStartScan } from '../scans/scans.public.tsx'
import { ScanCost } from '../usage/usage.public.ts'
import { BulkDialog, type BulkDialogProps } from './BulkDialog.tsx'

/** Starts one scan after the other. */
export function BulkScanDialog(props: BulkDialogProps) {
  const start = useStartScan()
  const ready = props.vendors.filter(({ abilities }) => abilities.scan).length
  return (
    <BulkDialog
      {...props}
      title={`Scan ${countOf(ready, 'vendor')}?`}
      label={`Start ${countOf(ready, 'scan')}`}
      working={(at, all) => `Starting ${at} of ${all}…`}
      act={({ id }) => start.mutateAsync(id)}
      isReady={({ abilities }) => abilities.scan}
      left={(amount) => `${countOf(amount, 'vendor')} of your choice cannot be scanned now: a scan runs already.`}
      refusal="was not scanned"
      onEnd={(done) => notify.success(`${countOf(done, 'scan')} started`)}
    >
      <ScanCost scans={ready} />
    </BulkDialog>
  )
}
