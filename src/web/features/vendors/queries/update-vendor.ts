import { call } from '../../../lib/api.ts'
import { useChange } from '../../../lib/use-change.ts'

interface VendorChanges {
  readonly website?: string
  readonly description?: string
}

export const useUpdateVendor = (id: string) =>
  useChange({
    run: (body: VendorChanges) => call('vendors', 'update', { params: { id }, body }),
    changes: () => ({ changed: 'vendor', id }),
  })
