interface Paged {
  readonly page?: number | undefined
}

/** What an address says with a change to it: whatever narrows a list leads to its first page. Empty values are left out. */
export function narrowed<Search extends Paged>({ page: _first, ...kept }: Search, change: Search): Search {
  const entries: [string, unknown][] = Object.entries({ ...kept, ...change })
  const given = entries.filter(([, value]) => value !== undefined && value !== '')
  // safe because every entry comes of a search, and all parts of a search may be left out
  return Object.fromEntries(given) as unknown as Search
}

/** What it says at another page; the first is not written. */
export const atPage = <Search extends Paged>(search: Search, page: number): Search => ({
  ...search,
  page: page === 1 ? undefined : page,
})

/** Whether anything but the tab, the order and the page is asked for. */
export const narrows = (search: Paged): boolean =>
  Object.entries(search).some(([key, value]) => value !== undefined && !['tab', 'page', 'sort'].includes(key))
