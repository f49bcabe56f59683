import { oneOf } from './search-values.ts'

const periods = [7, 30, 90, 365] as const
const advisorTabs = ['roi', 'usage', 'savings'] as const
export type AdvisorTab = (typeof advisorTabs)[number]

/** What the address of the analytics asks for. */
export interface AnalyticsSearch {
  readonly days?: (typeof periods)[number]
}

export function readAnalyticsSearch(given: Readonly<Record<string, unknown>>): AnalyticsSearch {
  const days = periods.find((known) => known === Number(given['days']))
  return days === undefined ? {} : { days }
}

export function readAdvisorSearch(given: Readonly<Record<string, unknown>>): { readonly tab?: AdvisorTab } {
  const tab = oneOf(advisorTabs, given['tab'])
  return tab === undefined ? {} : { tab }
}
