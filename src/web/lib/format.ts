import { preferences, timeZones } from './preferences.ts'

const dateTimeParts = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const
const dateParts = { month: 'short', day: 'numeric', year: 'numeric' } as const
const clockParts = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

const formats = new Map<string, Intl.DateTimeFormat>()

/** In the zone that the reader chose, else in that of the browser. */
function inZone(name: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const { timezone } = preferences()
  const key = `${name} ${timezone ?? ''}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(
    'en-US',
    timezone === null ? parts : { ...parts, timeZone: timeZones[timezone] },
  )
  formats.set(key, format)
  return format
}
const whole = new Intl.NumberFormat('en-US')

const parse = (iso: string | null): Date | null => {
  const moment = iso === null ? new Date(Number.NaN) : new Date(iso)
  return Number.isNaN(moment.getTime()) ? null : moment
}

/** In the reader's zone, such as `Nov 20, 2026, 09:52`. */
export const formatDateTime = (iso: string | null): string => {
  const moment = parse(iso)
  return moment ? inZone('date and time', dateTimeParts).format(moment) : 'Invalid date'
}

/** Short US date, such as `Nov 20, 2026`. */
export const formatShortDate = (iso: string | null): string => {
  const moment = parse(iso)
  return moment ? inZone('date', dateParts).format(moment) : 'Invalid date'
}

/** A day without a time, such as `2026-11-20`, which is the same day in every zone. */
export const formatDay = (day: string): string => {
  const moment = parse(`${day}T00:00:00Z`)
  return moment ? new Intl.DateTimeFormat('en-US', { ...dateParts, timeZone: 'UTC' }).format(moment) : 'Invalid date'
}

export const formatClock = (iso: string | null): string => {
  const moment = parse(iso)
  return moment ? inZone('clock', clockParts).format(moment) : 'Invalid date'
}

export const formatCount = (value: number): string => whole.format(value)

/** `1 document`, `3 documents`. */
export const countOf = (amount: number, singular: string, plural = `${singular}s`): string =>
  `${formatCount(amount)} ${amount === 1 ? singular : plural}`

/** Minutes as `40 s` or `6 min 40 s`. */
export function formatMinutes(minutes: number): string {
  const seconds = Math.max(1, Math.round(minutes * 60))
  const rest = seconds % 60
  if (seconds < 60) return `${seconds} s`
  return rest === 0 ? `${Math.floor(seconds / 60)} min` : `${Math.floor(seconds / 60)} min ${rest} s`
}

export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** `$12` or `€9.50`; the code itself where it is none that is known. */
export function formatPrice(amount: number, currency: string): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  try {
    return new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(amount)
  } catch {
    return `${amount.toFixed(digits)} ${currency}`
  }
}

/** Whether the text may be a link: another protocol could run code. */
export const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text)

/** An address without its protocol and last slash. */
export const shortAddress = (url: string): string => url.replace(/^https?:\/\//i, '').replace(/\/$/, '')

/** `c7713aa0…54f1` */
export const shortHash = (hash: string): string => `${hash.slice(0, 8)}…${hash.slice(-4)}`
