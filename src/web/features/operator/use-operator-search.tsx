import type { ReactNode } from 'react'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { atPage, narrowed, narrows } from '../../lib/narrow-search.ts'
import type { OperatorSearch } from '../../lib/operator-search.ts'
import { Button } from '../../ui/Button.tsx'

interface None {
  readonly title: string
  readonly text: string
  readonly action?: ReactNode
}

const route = getRouteApi('/super-admin')

/** What the address asks for, and how to ask for something else. Whatever narrows a list leads to its first page. */
export function useOperatorSearch() {
  const search: OperatorSearch = route.useSearch()
  const navigate = useNavigate()
  const go = (next: OperatorSearch, replace: boolean): void =>
    void navigate({ to: '/super-admin', search: next, replace, resetScroll: false })
  const clear = (): void => go(search.tab === undefined ? {} : { tab: search.tab }, true)
  const isNarrowed = narrows(search)
  return {
    search,
    page: search.page ?? 1,
    narrow: (change: OperatorSearch): void => go(narrowed(search, change), true),
    toPage: (page: number): void => go(atPage(search, page), false),
    clear,
    isNarrowed,
    /** What a list without rows says: that nothing matches, or `yet` where nothing was asked for. Null for one with rows. */
    noneOf: (rows: readonly unknown[], noun: string, yet: None): None | null => {
      if (rows.length > 0) return null
      if (!isNarrowed) return yet
      const action = <Button onClick={clear}>Clear filters</Button>
      return { title: 'No match', text: `No ${noun} found matching your criteria.`, action }
    },
  }
}
