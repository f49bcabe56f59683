const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

export interface WrittenDate {
  readonly year: number
  /** 1–12, or null when only a year is given. */
  readonly month: number | null
  readonly day: number | null
}

const checked = (year: number, month: number | null, day: number | null): WrittenDate | null => {
  if (month !== null && (month < 1 || month > 12)) return { year, month: null, day: null }
  if (day !== null && (day < 1 || day > 31)) return { year, month, day: null }
  return { year, month, day }
}

/** Reads an ISO date or an English one ('30 June 2026', 'june 30, 2026', 'June 2026', '2026'); null for other text. */
export function readDate(text: string): WrittenDate | null {
  const iso = /\b(20\d\d)-(\d{2})(?:-(\d{2}))?\b/.exec(text)
  if (iso) return checked(Number(iso[1]), Number(iso[2]), iso[3] ? Number(iso[3]) : null)
  const year = /\b(20\d\d)\b/.exec(text)?.[1]
  if (!year) return null
  const month = months.indexOf((/\b([a-z]{3})[a-z]*\b/i.exec(text)?.[1] ?? '').toLowerCase()) + 1
  const day = /\b(\d{1,2})(?:st|nd|rd|th)?\b/.exec(text)?.[1]
  return checked(Number(year), month === 0 ? null : month, month > 0 && day ? Number(day) : null)
}

/** Milliseconds at the last day that a written date can mean. */
export const lastDayOf = ({ year, month, day }: WrittenDate): number =>
  day === null ? Date.UTC(year, month ?? 12, 0) : Date.UTC(year, (month ?? 12) - 1, day)

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** '30 June 2026', 'June 2026' or '2026'. */
export const sayDate = ({ year, month, day }: WrittenDate): string =>
  [day, month === null ? null : monthNames[month - 1], year].filter((part) => part !== null).join(' ')
