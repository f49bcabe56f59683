import { vendorDirectory } from '../../../catalog/vendor-directory.ts'
import type { VendorMatch } from '../../../contract/vendors.ts'
import { searchDirectory } from '../../../engine/index.ts'
import { siteOf } from './vendors.domain.ts'

/** Below this a query matches too much to help. */
const shortest = 3
export const most = 8

export const isLongEnough = (query: string): boolean => query.trim().length >= shortest

function searchEmbedded(query: string): VendorMatch[] {
  return searchDirectory(query, vendorDirectory).map((entry) => ({
    name: entry.name,
    domain: entry.domain,
    brandId: entry.domain,
    logo: null,
    claimed: false,
    category: entry.category,
    vendor_id: null,
  }))
}

type BrandSearch = (query: string) => Promise<readonly VendorMatch[]>

/**
 * Suggestions for what was typed, at most 8: the organization's own vendors first, then the brand service where one is
 * configured, then the embedded directory; a site once. A service that fails or is slow costs its suggestions, never
 * the search.
 */
export async function searchVendors(
  query: string,
  own: readonly VendorMatch[],
  searchBrands: BrandSearch | null,
): Promise<VendorMatch[]> {
  if (!isLongEnough(query)) return []
  const brands = searchBrands ? await searchBrands(query.trim()).catch(() => []) : []
  const others = [...brands, ...searchEmbedded(query)]
  const known = new Set(own.map((vendor) => siteOf(vendor.domain)))
  const fresh = others.filter(({ domain }) => {
    const isNew = !known.has(siteOf(domain))
    known.add(siteOf(domain))
    return isNew
  })
  return [...own, ...fresh].slice(0, most)
}

/** The directory's entry whose name or alias this is, word for word; never a guess. */
export function findVendorByName(name: string): { readonly name: string; readonly domain: string } | undefined {
  const wanted = name.trim().toLowerCase()
  return vendorDirectory.find((entry) => [entry.name, ...entry.aliases].some((known) => known.toLowerCase() === wanted))
}
