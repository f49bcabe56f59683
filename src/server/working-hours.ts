/** The hours of a week in one time zone. Minutes of the day; days as 1 for Monday to 7. */
export interface WorkingHours {
  readonly days: readonly number[]
  readonly from: number
  readonly until: number
  readonly timeZone: string
}

/** Whether a browser or an operator could have named this zone. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
