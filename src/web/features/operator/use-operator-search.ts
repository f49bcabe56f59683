import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { OperatorSearch } from '../../lib/operator-search.ts'

const route = getRouteApi('/super-admin')

/** What the address asks for, and how to ask for something else. Whatever narrows a list leads to its first page. */
export function useOperatorSearch() {
  const search: OperatorSearch = route.useSearch()
  const navigate = useNavigate()
  const go = (next: OperatorSearch, replace: boolean): void =>
    void navigate({ to: '/super-admin', search: next, replace, resetScroll: false })
  return {
    search,
    page: search.page ?? 1,
    narrow: (change: { readonly [Key in keyof OperatorSearch]?: OperatorSearch[Key] | undefined }): void => {
      const { page: _first, ...kept } = search
      const given = Object.entries({ ...kept, ...change }).filter(([, value]) => value !== undefined && value !== '')
      go(Object.fromEntries(given), true)
    },
    toPage: (page: number): void => {
      const { page: _now, ...kept } = search
      go(page === 1 ? kept : { ...kept, page }, false)
    },
    clear: (): void => go(search.tab === undefined ? {} : { tab: search.tab }, true),
    isNarrowed: Object.keys(search).some((key) => key !== 'tab' && key !== 'page' && key !== 'sort'),
  }
}
