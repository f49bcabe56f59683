import { call } from '../../../lib/api.ts'
import { useChange } from '../../../lib/use-change.ts'

interface HostChoice {
  readonly host: string
  readonly confirmed: boolean
}

/** Confirms that a host is the vendor's own, or takes that back; the next scan acts on it. */
export const useConfirmHost = (vendorId: string) =>
  useChange({
    run: ({ host, confirmed }: HostChoice) =>
      confirmed
        ? call('vendors', 'confirmDomain', { params: { id: vendorId }, body: { host } })
        : call('vendors', 'removeDomain', { params: { id: vendorId, host } }),
    changes: () => ({ changed: 'vendor', id: vendorId }),
  })
