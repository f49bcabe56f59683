import { readListSearch, type ListSearch } from './list-search.ts'

const words = ['tab', 'action', 'resource', 'user', 'from', 'until'] as const

/** What the address of an organization's console asks for: its tab, and what narrows its audit log; from and until are days. */
export type TenantSearch = ListSearch<(typeof words)[number]>

/** Reads an address: what the console does not know is left out. */
export const readTenantSearch = (given: Readonly<Record<string, unknown>>): TenantSearch => readListSearch(given, words)
