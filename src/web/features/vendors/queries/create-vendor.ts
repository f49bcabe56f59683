import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { useChange } from '../../../lib/use-change.ts'
import { showAdded } from './expected-rows.ts'

interface NewVendor {
  readonly name: string
  readonly website: string
  readonly description: string
  /** The organization has a vendor of this website and wants another one. */
  readonly allowSameDomain: boolean
}

/** Creates the vendor; empty optional fields are left out. */
export function useCreateVendor() {
  const client = useQueryClient()
  return useChange({
    run: async ({ name, website, description, allowSameDomain }: NewVendor) => {
      const created = await call('vendors', 'create', {
        body: {
          name: name.trim(),
          ...(website.trim() === '' ? {} : { website: website.trim() }),
          ...(description.trim() === '' ? {} : { description: description.trim() }),
          ...(allowSameDomain ? {} : { unless_known: true }),
        },
      })
      showAdded(client, created.vendor)
      return created
    },
    changes: (_, created) => (created ? { changed: 'vendor', id: created.id } : null),
  })
}
