/** What a user chose in the settings, as far as parts of the page honour it; kept in this browser for the first paint. */
export interface Preferences {
  readonly autoRefresh: boolean
  readonly compact: boolean
  /** One of `timeZones`; null for the browser's own. */
  readonly timezone: TimeZone | null
}

/** The zones of the settings, as the places whose clocks they are. */
export const timeZones = {
  utc: 'UTC',
  est: 'America/New_York',
  cst: 'America/Chicago',
  mst: 'America/Denver',
  pst: 'America/Los_Angeles',
} as const
export type TimeZone = keyof typeof timeZones

const key = 'assay-preferences'
const none: Preferences = { autoRefresh: false, compact: false, timezone: null }

/** Reads what the server or this browser kept: what is unknown counts as not chosen. */
export function readPreferences(kept: Readonly<Record<string, unknown>>): Preferences {
  const zone = kept['timezone']
  return {
    autoRefresh: kept['auto_refresh'] === true,
    compact: kept['compact_mode'] === true,
    // safe because the key is the record's own
    timezone: typeof zone === 'string' && Object.hasOwn(timeZones, zone) ? (zone as TimeZone) : null,
  }
}

function readStored(): Preferences {
  try {
    // safe because readPreferences looks at every member
    return readPreferences(JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>)
  } catch {
    return none
  }
}

let current = readStored()

export const preferences = (): Preferences => current

export const markDensity = (): void => {
  document.documentElement.dataset['density'] = current.compact ? 'compact' : 'regular'
}

/** Takes over what the signed-in user chose. */
export function usePreferencesOf(kept: Readonly<Record<string, unknown>> | undefined): Preferences {
  if (kept === undefined) return current
  const next = readPreferences(kept)
  if (
    next.autoRefresh !== current.autoRefresh ||
    next.compact !== current.compact ||
    next.timezone !== current.timezone
  ) {
    current = next
    localStorage.setItem(
      key,
      JSON.stringify({ auto_refresh: next.autoRefresh, compact_mode: next.compact, timezone: next.timezone }),
    )
  }
  markDensity()
  return current
}

/** How often a page that nothing happens on asks again, in milliseconds. */
export const quietRefresh = (): number => (current.autoRefresh ? 30_000 : 60_000)
