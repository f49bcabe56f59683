import type { z } from 'zod'
import { vendorDirectory } from '../../../catalog/vendor-directory.ts'
import type { vendorMatch } from '../../../contract/vendors.ts'
import { searchDirectory } from '../../../engine/index.ts'

type VendorMatch = z.infer<typeof vendorMatch>

/** Below this a query matches too much to help. */
const shortest = 3

export function searchVendors(query: string): VendorMatch[] {
  if (query.trim().length < shortest) return []
  return searchDirectory(query, vendorDirectory).map((entry) => ({
    name: entry.name,
    domain: entry.domain,
    brandId: entry.domain,
    logo: null,
    claimed: false,
    category: entry.category,
  }))
}

/** The directory's entry whose name or alias this is, word for word; never a guess. */
export function findVendorByName(name: string): { readonly name: string; readonly domain: string } | undefined {
  const wanted = name.trim().toLowerCase()
  return vendorDirectory.find((entry) => [entry.name, ...entry.aliases].some((known) => known.toLowerCase() === wanted))
}
