import { z } from 'zod'
import { route } from './route.ts'
import { reviewDocument } from './documents.ts'
import { text } from './primitives.ts'

export const documentsRoutes = {
  show: route({
    method: 'GET',
    path: '/documents/{id}',
    access: 'view_reports',
    limit: 'read',
    summary: 'A stored page with its text, address, time and hash; readable through a scan of your own that read it',
    params: z.object({ id: text(100) }),
    /** The scan whose reading of the page is preferred. */
    query: z.object({ scan_id: z.uuid().optional() }),
    response: z.object({ document: reviewDocument }),
  }),
} as const
