import { readListSearch, type ListSearch } from './list-search.ts'
import { oneOf } from './search-values.ts'

export const operatorTabs = [
  'overview',
  'tenants',
  'users',
  'audit',
  'monitoring',
  'packages',
  'vendors',
  'reviews',
] as const
export type OperatorTab = (typeof operatorTabs)[number]

const words = ['status', 'plan', 'sort', 'tenant', 'vendor', 'risk', 'action', 'resource', 'from', 'until'] as const

/** What the address of the system console asks for. Each tab reads the parts that it knows; from and until are days. */
export type OperatorSearch = ListSearch<(typeof words)[number]> & {
  readonly tab?: OperatorTab | undefined
  readonly usage?: 'over' | 'near' | undefined
}

/** Reads an address: what the console does not know is left out. */
export const readOperatorSearch = (given: Readonly<Record<string, unknown>>): OperatorSearch => ({
  ...readListSearch(given, words),
  tab: oneOf(operatorTabs, given['tab']),
  usage: oneOf(['over', 'near'] as const, given['usage']),
})
