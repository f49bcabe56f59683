import type { DirectoryEntry } from '../../catalog/vendor-directory/directory-row.ts'

const limit = 8
const longestQuery = 80

/** Letters and digits only, without accents, in lower case. */
const normalise = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** The host of a typed address, without 'www.'; null when the text is not an address. */
const hostOf = (text: string): string | null => {
  const host = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(?:www\.)?([^/?#\s:@]{1,190}\.[^/?#\s:@]{2,63})(?:[/?#:].*)?$/i.exec(
    text.trim(),
  )?.[1]
  return host ? host.toLowerCase() : null
}

/** Edits between `query` and the nearest beginning of `text`, with neighbours swapped as one; at most `most` + 1. */
function prefixDistance(query: string, text: string, most: number): number {
  const width = Math.min(text.length, query.length + most)
  let before: number[] = []
  let row = Array.from({ length: width + 1 }, (_, at) => at)
  for (let at = 1; at <= query.length; at += 1) {
    const next = [at]
    for (let column = 1; column <= width; column += 1) {
      const same = query[at - 1] === text[column - 1] ? 0 : 1
      const swapped = query[at - 1] === text[column - 2] && query[at - 2] === text[column - 1]
      next[column] = Math.min(
        (row[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (row[column - 1] ?? 0) + same,
        swapped && at > 1 && column > 1 ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    if (Math.min(...next) > most) return most + 1
    before = row
    row = next
  }
  return Math.min(...row.slice(Math.max(0, query.length - most)))
}

const allowedEdits = (length: number): number => (length < 5 ? 0 : length < 8 ? 1 : 2)

/** Lower is better; null when the entry does not match. */
const rankOf = (query: string, host: string | null, entry: DirectoryEntry): number | null => {
  if (host && (entry.domain === host || host.endsWith(`.${entry.domain}`))) return 0
  const names = [entry.name, ...entry.aliases].map(normalise)
  const [name = ''] = names
  if (name === query) return 0
  if (names.includes(query)) return 1
  if (name.startsWith(query)) return 2
  if (names.some((other) => other.startsWith(query))) return 3
  if (normalise(entry.domain).startsWith(query)) return 4
  if ([entry.name, ...entry.aliases].some((other) => wordsOf(other).some((word) => word.startsWith(query)))) return 5
  if (query.length >= 3 && names.some((other) => other.includes(query))) return 6
  const most = allowedEdits(query.length)
  if (most === 0) return null
  const distance = Math.min(...names.map((other) => prefixDistance(query, other, most)))
  return distance <= most ? 6 + distance : null
}

/** Vendors whose name, alias or domain is meant by what was typed so far; the likeliest first, at most eight. */
export function searchDirectory(query: string, entries: readonly DirectoryEntry[]): DirectoryEntry[] {
  const typed = query.slice(0, longestQuery)
  const normal = normalise(typed)
  if (normal === '') return []
  const host = hostOf(typed)
  return entries
    .flatMap((entry) => {
      const rank = rankOf(normal, host, entry)
      return rank === null ? [] : [{ entry, rank }]
    })
    .sort(
      (left, right) =>
        left.rank - right.rank ||
        left.entry.name.length - right.entry.name.length ||
        left.entry.name.localeCompare(right.entry.name, 'en'),
    )
    .slice(0, limit)
    .map(({ entry }) => entry)
}
