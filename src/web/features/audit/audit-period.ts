/** The moment at which a day begins for the reader, or the day that many days later; undefined for what is no day. */
export function startOf(day: string | undefined, later = 0): string | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day ?? '')) return undefined
  const [year, month, date] = (day ?? '').split('-').map(Number)
  const moment = new Date(year ?? Number.NaN, (month ?? 1) - 1, (date ?? 1) + later)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}
