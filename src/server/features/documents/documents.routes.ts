import type { documentsRoutes } from '../../../contract/documents.routes.ts'
import { reviewDocument } from '../../../contract/documents.ts'
import { AppError } from '../../../contract/errors.ts'
import type { FeatureHandlers } from '../../http/handlers.ts'
import { selectDocument } from './documents.queries.ts'

export const documentsHandlers: FeatureHandlers<typeof documentsRoutes> = {
  show: async ({ trx, scope }, { params, query }) => {
    const row = await selectDocument(trx, scope, params.id, query.scan_id)
    if (!row) throw new AppError('not_found', 'Document not found')
    return { document: reviewDocument.parse({ ...row, fetched_at: row.fetched_at.toISOString() }) }
  },
}
