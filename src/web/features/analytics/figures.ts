import { countOf, formatPrice } from '../../lib/format.ts'

export const formatDollars = (amount: number): string => formatPrice(amount, 'USD')

/** `$34.7k`, and whole dollars below a thousand. */
export const formatThousands = (amount: number): string =>
  Math.abs(amount) < 1000 ? formatDollars(Math.round(amount)) : `$${(amount / 1000).toFixed(1)}k`

const amountOf = (amount: number, unit: string): string => {
  const rounded = Math.round(amount * 10) / 10
  if (amount > 0 && rounded === 0) return `under 0.1 ${unit}s`
  return `${rounded} ${unit}${rounded === 1 ? '' : 's'}`
}

/** Hours as days with one decimal. */
export const formatDays = (hours: number | null): string => (hours === null ? '–' : amountOf(hours / 24, 'day'))

export const formatHours = (hours: number | null): string =>
  hours === null ? '–' : `${hours} ${hours === 1 ? 'hour' : 'hours'}`

/** How long something took on average, in hours with one decimal. */
export const formatWait = (hours: number): string => amountOf(hours, 'hour')

/** How many more or fewer than in the period before. */
export function comparedTo(now: number, before: number): string {
  if (now === before) return 'as many as before'
  return now > before ? `${now - before} more than before` : `${before - now} fewer than before`
}

const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })
const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** A point of a trend, short below the axis and whole beside a figure. */
export function pointLabels(period: string, startsAt: string): { readonly short: string; readonly long: string } {
  const [year = '', part = ''] = period.split('-')
  if (part === '') return { short: year, long: year }
  if (part.startsWith('Q')) return { short: `${part} ${year.slice(2)}`, long: `${part} ${year}` }
  return { short: month.format(new Date(startsAt)), long: monthAndYear.format(new Date(startsAt)) }
}

export const assessments = (count: number): string => countOf(count, 'assessment')
