import { AppError } from '../../../contract/errors.ts'
import { longest } from '../../../contract/limits.forms.ts'
import type { ImportedRow, ImportRow } from '../../../contract/vendors.ts'
import { withoutDirections } from '../../../contract/text.forms.ts'
import { readWebsite, siteOf, type StoredWebsite } from './vendors.domain.ts'

/** What the organization has already: sites and names in lower case. */
export interface KnownVendors {
  readonly sites: ReadonlySet<string>
  readonly names: ReadonlySet<string>
}

interface Ready extends StoredWebsite {
  readonly name: string
  readonly description: string | null
}

export interface ImportPlan {
  /** One for each row, in order. */
  readonly rows: readonly ImportedRow[]
  readonly ready: readonly Ready[]
}

function problemOf(row: ImportRow, name: string): string | null {
  if (name === '') return 'Vendor name is required'
  if (name.length > longest.vendorName) return `The name is longer than ${longest.vendorName} characters`
  if (row.website.length > longest.website) return `The website is longer than ${longest.website} characters`
  if (row.description.length > longest.description)
    return `The description is longer than ${longest.description} characters`
  return null
}

/** What would become of each row: nothing is stored. A row that repeats an earlier one is a duplicate as well. */
export function planImport(rows: readonly ImportRow[], known: KnownVendors, labHosts: readonly string[]): ImportPlan {
  const sites = new Set(known.sites)
  const names = new Set(known.names)
  const ready: Ready[] = []
  const judge = (row: ImportRow): Omit<ImportedRow, 'name'> => {
    const name = withoutDirections(row.name).trim()
    const problem = problemOf(row, name)
    if (problem !== null) return { outcome: 'invalid', problem }
    let site: StoredWebsite
    try {
      site = readWebsite(row.website.trim(), labHosts)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return { outcome: 'invalid', problem: error.message }
    }
    const host = site.domain === null ? null : siteOf(site.domain)
    if (host !== null && sites.has(host))
      return { outcome: 'duplicate', problem: `There is a vendor with the website ${host}` }
    if (names.has(name.toLowerCase())) return { outcome: 'duplicate', problem: 'There is a vendor of this name' }
    if (host !== null) sites.add(host)
    names.add(name.toLowerCase())
    ready.push({ name, ...site, description: row.description.trim() || null })
    return { outcome: 'ready', problem: null }
  }
  return { rows: rows.map((row) => ({ name: row.name, ...judge(row) })), ready }
}
