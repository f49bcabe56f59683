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
} as const

/** Why a task came to nothing, for people; null when it was done. */
export function failureOf(end: TaskEnd): string | null {
  if (end.kind === 'done') return null
  return end.kind === 'stopped' ? reasons[end.why] : reasons.crash
}

/** A body that ends its reader this often in one scan is enough: what follows is not read. */
const mostStops = 4

/**
 * Reads for one owner in processes of the pool. After four bodies that had to be stopped the rest of the owner's are not
 * tried: each costs seconds, and a site that has so many has no more to tell.
 */
export function createDocumentReader(pool: ProcessPool, owner: string): DocumentReader {
  let stops = 0
  return {
    async read(source, signal): Promise<DocumentReading> {
      if (stops >= mostStops) return unreadable('Not read: too many pages of this site could not be read safely')
      const input: ReadInput = source
      const end = await pool.run({ owner, name: 'read', input, signal })
      const failure = failureOf(end)
      if (failure !== null) {
        if (end.kind === 'stopped') stops += 1
        return unreadable(failure)
      }
      return reading.parse(end.kind === 'done' ? end.value : null)
    },
    async readSitemap(text, url, signal): Promise<Sitemap> {
      const input: SitemapInput = { text, url }
      const end = await pool.run({ owner, name: 'sitemap', input, signal })
      return end.kind === 'done' ? sitemap.parse(end.value) : { pages: [], sitemaps: [] }
    },
  }
}
