import { z } from 'zod'
import { ledgerOutcome } from '../../contract/documents.ts'
import { unreadable, type DocumentReading, type Sitemap } from '../../engine/index.ts'
import type { DocumentReader } from '../../engine/ports.ts'
import type { ProcessPool } from '../isolation/process-pool.ts'
import type { TaskEnd } from '../isolation/task-process.ts'
import type { ReadInput, SitemapInput } from './reader-tasks.ts'

const reading = z.object({
  outcome: ledgerOutcome,
  reason: z.string(),
  text: z.string(),
  title: z.string(),
  links: z.array(
    z
      .object({ href: z.string(), anchor: z.string(), region: z.enum(['main', 'nav', 'header', 'footer', 'aside']) })
      .readonly(),
  ),
  language: z.string().nullable(),
  pages: z.array(z.number()).nullable(),
  instead: z.string().nullable(),
})

const sitemap = z.object({ pages: z.array(z.string()), sitemaps: z.array(z.string()) })

const reasons = {
  time: 'Took too long',
  memory: 'Took too much memory',
  crash: 'Ended its reader',
  failed: 'Could not be read',
} as const

/** Why a task came to nothing, for people; null when it was done. */
export function failureOf(end: TaskEnd): string | null {
  if (end.kind === 'done') return null
  return end.kind === 'stopped' ? reasons[end.why] : reasons.failed
}

/** A body that ends its reader this often in one scan is enough: what follows is not read. */
const mostStops = 4

/**
 * Reads for one owner in processes of the pool. After four bodies that had to be stopped the rest of the owner's are not
 * tried: each costs seconds, and a site that has so many has no more to tell.
 */
export function createDocumentReader(pool: ProcessPool, owner: string): DocumentReader {
  let stops = 0
  const run = async (name: string, input: ReadInput | SitemapInput, signal?: AbortSignal): Promise<TaskEnd> => {
    const first = await pool.run({ owner, name, input, signal })
    // A process may be ended by something else: once is no proof against the document.
    const end =
      first.kind === 'stopped' && first.why === 'crash' ? await pool.run({ owner, name, input, signal }) : first
    if (end.kind === 'stopped') stops += 1
    return end
  }
  return {
    async read(source, signal): Promise<DocumentReading> {
      if (stops >= mostStops) return unreadable('Not read: too many pages of this site could not be read safely')
      const end = await run('read', source, signal)
      return end.kind === 'done' ? reading.parse(end.value) : unreadable(failureOf(end) ?? '')
    },
    async readSitemap(text, url, signal): Promise<Sitemap> {
      const end = stops >= mostStops ? null : await run('sitemap', { text, url }, signal)
      return end?.kind === 'done' ? sitemap.parse(end.value) : { pages: [], sitemaps: [] }
    },
  }
}
