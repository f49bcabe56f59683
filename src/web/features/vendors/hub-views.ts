import { longest } from '../../../contract/limits.forms.ts'
import { readHubSearch, type HubSearch } from '../../lib/hub-search.ts'
import { readColumns, writeColumns, type HubColumn } from './hub-columns.ts'

/** A list of the Review Hub that the user named: what it shows, in which order and columns. */
export interface HubView {
  readonly name: string
  readonly search: Pick<HubSearch, 'search' | 'show' | 'sort'>
  readonly columns: readonly HubColumn[]
}

export const mostViews = 12

const viewOf = (row: unknown): HubView[] => {
  if (!Array.isArray(row)) return []
  const [name, search, columns]: unknown[] = row
  if (typeof name !== 'string' || name === '' || typeof search !== 'object' || search === null) return []
  // safe because an address' values are looked at one by one
  const { tab: _tab, page: _page, ...kept } = readHubSearch(search as Readonly<Record<string, unknown>>)
  return [{ name: name.slice(0, longest.hubViewName), search: kept, columns: readColumns(columns) }]
}

/** Reads what the account keeps: what is no view is left out. */
export function readViews(kept: unknown): readonly HubView[] {
  if (typeof kept !== 'string') return []
  try {
    const rows: unknown = JSON.parse(kept)
    return Array.isArray(rows) ? rows.flatMap(viewOf).slice(0, mostViews) : []
  } catch {
    return []
  }
}

export const writeViews = (views: readonly HubView[]): string =>
  JSON.stringify(views.map(({ name, search, columns }) => [name, search, writeColumns(columns)]))

/** The views with this one: it takes the place of one of the same name. */
export const withView = (views: readonly HubView[], view: HubView): readonly HubView[] =>
  views.some(({ name }) => name === view.name)
    ? views.map((one) => (one.name === view.name ? view : one))
    : [...views, view]
