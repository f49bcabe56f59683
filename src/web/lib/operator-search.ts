import { cutText } from '../../contract/text.forms.ts'
import { oneOf, textOf } from './search-values.ts'

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

/** What the address of the system console asks for. Each tab reads the parts that it knows. */
export interface OperatorSearch {
  readonly tab?: OperatorTab
  readonly search?: string
  readonly status?: string
  readonly plan?: string
  readonly usage?: 'over' | 'near'
  readonly sort?: string
  readonly tenant?: string
  readonly vendor?: string
  readonly risk?: string
  readonly action?: string
  readonly resource?: string
  /** Days, as `2026-11-22`. */
  readonly from?: string
  readonly until?: string
  readonly page?: number
}

const longestSearch = 200
const lastPage = 100_000
const words = ['status', 'plan', 'sort', 'tenant', 'vendor', 'risk', 'action', 'resource', 'from', 'until'] as const

/** Reads an address: what the console does not know is left out. */
export function readOperatorSearch(given: Readonly<Record<string, unknown>>): OperatorSearch {
  const tab = oneOf(operatorTabs, given['tab'])
  const search = cutText(textOf(given['search']) ?? '', longestSearch)
  const usage = oneOf(['over', 'near'] as const, given['usage'])
  const page = Number(given['page'])
  const named = words.flatMap((word) => {
    const value = textOf(given[word])
    return value === undefined || value.length > 64 ? [] : [[word, value] as const]
  })
  return {
    ...(tab === undefined ? {} : { tab }),
    ...(search === '' ? {} : { search }),
    ...(usage === undefined ? {} : { usage }),
    ...Object.fromEntries(named),
    ...(Number.isInteger(page) && page > 1 && page <= lastPage ? { page } : {}),
  }
}
