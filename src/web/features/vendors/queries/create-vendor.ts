import { call } from '../../../lib/api.ts'
import { useChange } from '../../../lib/use-change.ts'

interface NewVendor {
  readonly name: string
  readonly website: string
  readonly description: string
  /** The organization has a vendor of this website and wants another one. */
  readonly allowSameDomain: boolean
}

/** Creates the vendor; empty optional fields are left out. */
export const useCreateVendor = () =>
  useChange({
    run: ({ name, website, description, allowSameDomain }: NewVendor) =>
      call('vendors', 'create', {
        body: {
          name: name.trim(),
          ...(website.trim() === '' ? {} : { website: website.trim() }),
          ...(description.trim() === '' ? {} : { description: description.trim() }),
          ...(allowSameDomain ? {} : { unless_known: true }),
        },
      }),
    changes: (_, created) => (created ? { changed: 'vendor', id: created.id } : null),
  })
