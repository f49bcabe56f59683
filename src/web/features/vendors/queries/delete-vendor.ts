import { call } from '../../../lib/api.ts'
import { useChange } from '../../../lib/use-change.ts'

export const useDeleteVendor = () =>
  useChange({
    run: (id: string) => call('vendors', 'remove', { params: { id } }),
    changes: (id) => ({ changed: 'vendor', id }),
  })
