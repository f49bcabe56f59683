import type { WorkingHours } from '../../working-hours.ts'

/** How long one takes, and how far apart they start, in minutes. */
export const briefingMinutes = 15
const slotMinutes = 30
const minute = 60_000
const day = 86_400_000
/** Nobody is called within two hours, and no calendar is open for longer than two weeks. */
const soonest = 120 * minute
const daysAhead = 14

interface LocalTime {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
}

/** Reads moments as a clock of the zone shows them. Made once: a format is costly to make and cheap to use. */
function clockOf(timeZone: string): (moment: number) => LocalTime {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  return (moment) => {
    const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
    const { year = 0, month = 1, day: date = 1, hour = 0, minute: minutes = 0 } = parts
    return { year, month, day: date, hour, minute: minutes }
  }
}

const asUtc = ({ year, month, day: date, hour, minute: minutes }: LocalTime): number =>
  Date.UTC(year, month - 1, date, hour, minutes)

/** When that clock shows this time; null where it never does, as the clocks go forward. */
function momentOf(local: LocalTime, clock: (moment: number) => LocalTime): number | null {
  const wanted = asUtc(local)
  let moment = wanted
  for (const _round of [1, 2]) moment += wanted - asUtc(clock(moment))
  return asUtc(clock(moment)) === wanted ? moment : null
}

/** Every half hour of the working hours of the next two weeks that nobody has taken, the soonest first. */
export function freeSlots(hours: WorkingHours, taken: readonly Date[], now: Date): Date[] {
  const gone = new Set(taken.map((one) => one.getTime()))
  const clock = clockOf(hours.timeZone)
  const today = clock(now.getTime())
  const slots: Date[] = []
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const date = new Date(Date.UTC(today.year, today.month - 1, today.day) + ahead * day)
    if (!hours.days.includes(date.getUTCDay() === 0 ? 7 : date.getUTCDay())) continue
    for (let at = hours.from; at + briefingMinutes <= hours.until; at += slotMinutes) {
      const local = {
        year: date.getUTCFullYear(),
        month: date.getUTCMonth() + 1,
        day: date.getUTCDate(),
        hour: Math.floor(at / 60),
        minute: at % 60,
      }
      const moment = momentOf(local, clock)
      if (moment !== null && moment >= now.getTime() + soonest && !gone.has(moment)) slots.push(new Date(moment))
    }
  }
  return slots
}

/** A moment as people in that zone read it. */
export const inZone = (moment: Date, timeZone: string): string =>
  `${new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(moment)} (${timeZone})`
