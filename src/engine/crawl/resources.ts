import type { LedgerEntry } from '../../contract/documents.ts'
import type { KnownResource } from './contract.ts'
import type { RequestEnd, RequestPlan, Requester } from './requests.ts'

const longestKept = 400_000

export interface ReadResource {
  readonly end: RequestEnd
  /** Null when it could not be read. */
  readonly text: string | null
  readonly entries: readonly LedgerEntry[]
}

/** Reads robots.txt, sitemaps and llms.txt with the validators of an earlier crawl. */
export interface Resources {
  read(
    url: string,
    purpose: 'robots' | 'sitemap',
    checkHop: RequestPlan['checkHop'],
    signal: AbortSignal,
  ): Promise<ReadResource>
}

export function createResources(
  known: readonly KnownResource[],
  requester: Requester,
  keep: (resource: KnownResource) => Promise<void>,
): Resources {
  const earlier = new Map(known.map((resource) => [resource.url, resource]))
  return {
    read: async (url, purpose, checkHop, signal) => {
      const before = earlier.get(url)
      const validators = (address: string): KnownResource | null => earlier.get(address) ?? null
      const end = await requester.request({ url, purpose, kind: null, validators, checkHop }, signal)
      const { result } = end
      if (result.kind === 'failed') {
        const entry = requester.entry(end.url, purpose, null, result.outcome, result.reason, result.bytes)
        return { end, text: null, entries: [...end.entries, entry] }
      }
      const { answer } = result
      const isUnmodified = answer.status === 304 && before !== undefined
      const text = isUnmodified ? before.text : new TextDecoder().decode(answer.body)
      const outcome = isUnmodified ? 'not_modified' : 'fetched'
      const entry = requester.entry(end.url, purpose, null, outcome, '', answer.bytes)
      const etag = answer.headers['etag'] ?? before?.etag ?? null
      const lastModified = answer.headers['last-modified'] ?? before?.lastModified ?? null
      if (text.length <= longestKept && end.redirects.length === 0) await keep({ url, etag, lastModified, text })
      return { end, text, entries: [...end.entries, entry] }
    },
  }
}
