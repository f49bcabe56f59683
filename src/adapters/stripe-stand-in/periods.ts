import type { Price } from './state.ts'

/** The same day of the next month or year, or its last one. */
export function addInterval(start: number, price: Price): number {
  const { interval, interval_count: count } = price.recurring ?? { interval: 'month', interval_count: 1 }
  const date = new Date(start * 1_000)
  const months = (interval === 'year' ? 12 : 1) * count
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate()
  const moved = new Date(date)
  moved.setUTCDate(1)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  moved.setUTCDate(Math.min(date.getUTCDate(), last))
  return Math.floor(moved.getTime() / 1_000)
}
