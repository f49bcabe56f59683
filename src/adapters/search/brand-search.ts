import { z } from 'zod'
import { storable } from '../../contract/text.forms.ts'
import { callSearch } from './search-request.ts'

/** A company as the brand service knows it. */
export interface Brand {
  readonly name: string
  readonly domain: string
  readonly brandId: string
  readonly claimed: boolean
}

const brand = z.object({
  name: z.string().nullish(),
  domain: z.string(),
  brandId: z.string().nullish(),
  claimed: z.boolean().nullish(),
})
const answerForms = z.union([
  z.array(brand),
  z.object({ results: z.array(brand) }).transform((answer) => answer.results),
  z.object({ brands: z.array(brand) }).transform((answer) => answer.brands),
])

export interface BrandSearchOptions {
  readonly key: string
  readonly url: string | null
}

const home = 'https://api.brandfetch.io/v2/search'
const most = 8

/** Asks the brand service by typed text; the key is sent by the server and never reaches a browser. At most 8 brands. */
export function createBrandSearch({ key, url }: BrandSearchOptions): (query: string) => Promise<Brand[]> {
  const base = (url ?? home).replace(/\/$/, '')
  return async (query) => {
    const address = `${base}/${encodeURIComponent(query)}?${new URLSearchParams({ c: key }).toString()}`
    const brands = answerForms.parse(await callSearch({ url: address, method: 'GET', headers: {} }))
    return storable(brands.slice(0, most)).map(({ name, domain, brandId, claimed }) => ({
      name: name ?? domain,
      domain,
      brandId: brandId ?? domain,
      claimed: claimed ?? false,
    }))
  }
}
