import { call } from '../../../lib/api.ts'
import { useChange } from '../../../lib/use-change.ts'

interface VendorChanges {
  readonly website?: string
  readonly description?: string
  readonly owner_id?: string | null
  readonly next_review?: string | null
}

/** Changes whichever vendor is named. */
export const useUpdateVendors = () =>
  useChange({
    run: ({ id, ...body }: VendorChanges & { readonly id: string }) =>
      call('vendors', 'update', { params: { id }, body }),
    changes: ({ id }) => ({ changed: 'vendor', id }),
  })

export const useUpdateVendor = (id: string) =>
  useChange({
    run: (body: VendorChanges) => call('vendors', 'update', { params: { id }, body }),
    changes: () => ({ changed: 'vendor', id }),
  })
