import { vendorDirectory } from '../../../catalog/vendor-directory.ts'
import type { VendorMatch } from '../../../contract/vendors.ts'
import { searchDirectory } from '../../../engine/index.ts'

/** Below this a query matches too much to help. */
const shortest = 3
const most = 8

function searchEmbedded(query: string): VendorMatch[] {
  return searchDirectory(query, vendorDirectory).map((entry) => ({
    name: entry.name,
    domain: entry.domain,
    brandId: entry.domain,
    logo: null,
    claimed: false,
    category: entry.category,
  }))
}

type BrandSearch = (query: string) => Promise<readonly VendorMatch[]>

/**
 * Suggestions for what was typed, at most 8: the brand service first where one is configured, then the embedded directory.
 * A service that fails or is slow costs its suggestions, never the search.
 */
export async function searchVendors(query: string, searchBrands: BrandSearch | null): Promise<VendorMatch[]> {
  if (query.trim().length < shortest) return []
  const brands = searchBrands ? await searchBrands(query.trim()).catch(() => []) : []
  const known = new Set(brands.map((brand) => brand.domain))
  return [...brands, ...searchEmbedded(query).filter((entry) => !known.has(entry.domain))].slice(0, most)
}

/** The directory's entry whose name or alias this is, word for word; never a guess. */
export function findVendorByName(name: string): { readonly name: string; readonly domain: string } | undefined {
  const wanted = name.trim().toLowerCase()
  return vendorDirectory.find((entry) => [entry.name, ...entry.aliases].some((known) => known.toLowerCase() === wanted))
}
