import type { ImportRow } from '../../../../contract/vendors.ts'
import { call } from '../../../lib/api.ts'
import type { HubSearch } from '../../../lib/hub-search.ts'
import { readerZone } from '../../../lib/reader-zone.ts'
import { useChange } from '../../../lib/use-change.ts'

interface Import {
  readonly rows: readonly ImportRow[]
  readonly isDryRun: boolean
}

export const useImportVendors = () =>
  useChange({
    run: ({ rows, isDryRun }: Import) =>
      call('vendors', 'import', { body: { rows: [...rows], dry_run: isDryRun } }, { timeoutSeconds: 30 }),
    changes: ({ isDryRun }, answer) => (answer && !isDryRun ? { changed: 'vendor', id: '' } : null),
  })

interface Export extends HubSearch {
  readonly format: 'csv' | 'xlsx'
  /** Only these; left out for all that the list shows. */
  readonly ids?: readonly string[]
}

export const useExportVendors = () =>
  useChange({
    run: ({ search, sort, show, format, ids = [] }: Export) =>
      call(
        'vendors',
        'export',
        { query: { search, sort, standing: show, format, time_zone: readerZone(), ids: ids.join(',') } },
        { timeoutSeconds: 30 },
      ),
    changes: () => null,
  })
