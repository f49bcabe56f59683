import { z } from 'zod'
import { storable } from '../../contract/text.forms.ts'
import type { SearchEngine, SearchHit } from '../../engine/ports.ts'
import { callSearch, type SearchCall } from './search-request.ts'

export const searchEngineNames = ['brave', 'tavily', 'exa', 'searxng'] as const
export type SearchEngineName = (typeof searchEngineNames)[number]

export interface SearchEngineOptions {
  readonly name: SearchEngineName
  /** Empty for SearXNG. */
  readonly key: string
  /** The service's address; its own when null. SearXNG has none of its own. */
  readonly url: string | null
}

interface Wire {
  readonly home: string | null
  readonly call: (base: string, key: string, query: string) => SearchCall
  readonly read: (answer: unknown) => SearchHit[]
}

const count = 10
const hit = (url: string, title: string | null | undefined): SearchHit => ({ url, title: title ?? '' })
const plainResults = z.object({ results: z.array(z.object({ url: z.string(), title: z.string().nullish() })) })
const readPlain = (answer: unknown): SearchHit[] =>
  plainResults.parse(answer).results.map((one) => hit(one.url, one.title))

const braveAnswer = z.object({
  web: z.object({ results: z.array(z.object({ url: z.string(), title: z.string().nullish() })) }).optional(),
})

const wires: Readonly<Record<SearchEngineName, Wire>> = {
  brave: {
    home: 'https://api.search.brave.com',
    call: (base, key, query) => ({
      url: `${base}/res/v1/web/search?${new URLSearchParams({ q: query, count: String(count) }).toString()}`,
      method: 'GET',
      headers: { 'x-subscription-token': key },
    }),
    read: (answer) => (braveAnswer.parse(answer).web?.results ?? []).map((one) => hit(one.url, one.title)),
  },
  tavily: {
    home: 'https://api.tavily.com',
    call: (base, key, query) => ({
      url: `${base}/search`,
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: { query, max_results: count },
    }),
    read: readPlain,
  },
  exa: {
    home: 'https://api.exa.ai',
    call: (base, key, query) => ({
      url: `${base}/search`,
      method: 'POST',
      headers: { 'x-api-key': key },
      body: { query, numResults: count },
    }),
    read: readPlain,
  },
  searxng: {
    home: null,
    call: (base, _key, query) => ({
      url: `${base}/search?${new URLSearchParams({ q: query, format: 'json' }).toString()}`,
      method: 'GET',
      headers: {},
    }),
    read: readPlain,
  },
}

/** A client of one search service. Throws when SearXNG has no address, or another has no key. */
export function createSearchEngine({ name, key, url }: SearchEngineOptions): SearchEngine {
  const wire = wires[name]
  const base = (url ?? wire.home)?.replace(/\/$/, '')
  if (base === undefined) throw new Error('SEARCH_URL is needed for SearXNG')
  if (key === '' && name !== 'searxng') throw new Error(`SEARCH_API_KEY is needed for ${name}`)
  return {
    name,
    async search(query, signal) {
      const hits = wire.read(await callSearch(wire.call(base, key, query), signal))
      return storable(hits.filter((one) => URL.canParse(one.url)).slice(0, count))
    },
  }
}
