import { expect, test } from 'vitest'
import { isTimeZone, type WorkingHours } from '../../working-hours.ts'
import { freeSlots } from './briefings.domain.ts'

const berlin: WorkingHours = { days: [1, 2, 3, 4, 5], from: 9 * 60, until: 11 * 60, timeZone: 'Europe/Berlin' }
const monday = new Date('2026-11-23T05:00:00Z')
const first = (slots: readonly Date[], most: number): string[] => slots.slice(0, most).map((one) => one.toISOString())

test('a day has a start every half hour of its working hours, in their own time zone', () => {
  expect(first(freeSlots(berlin, [], monday), 5)).toEqual([
    '2026-11-23T08:00:00.000Z',
    '2026-11-23T08:30:00.000Z',
    '2026-11-23T09:00:00.000Z',
    '2026-11-23T09:30:00.000Z',
    '2026-11-24T08:00:00.000Z',
  ])
})

test('a start that somebody has taken is offered to nobody else', () => {
  const [soonest] = first(freeSlots(berlin, [new Date('2026-11-23T08:00:00Z')], monday), 1)
  expect(soonest).toBe('2026-11-23T08:30:00.000Z')
})

test('nothing starts within two hours, on a day off, or later than in two weeks', () => {
  const slots = freeSlots(berlin, [], new Date('2026-11-27T07:00:00Z'))
  expect(first(slots, 2)).toEqual(['2026-11-27T09:00:00.000Z', '2026-11-27T09:30:00.000Z'])
  expect(slots[2]?.toISOString()).toBe('2026-11-30T08:00:00.000Z')
  expect(slots.at(-1)?.toISOString()).toBe('2026-12-11T09:30:00.000Z')
})

test('when the clocks change, the hours stay those of the clock', () => {
  const slots = freeSlots(berlin, [], new Date('2026-10-23T00:00:00Z'))
  const nines = slots.filter((one) => one.getUTCMinutes() === 0).map((one) => one.toISOString())
  expect(nines).toContain('2026-10-23T07:00:00.000Z')
  expect(nines).toContain('2026-10-26T08:00:00.000Z')
  expect(nines).not.toContain('2026-10-26T07:00:00.000Z')
})

test('an hour that the clock leaves out is not offered', () => {
  const night: WorkingHours = { days: [7], from: 2 * 60, until: 4 * 60, timeZone: 'Europe/Berlin' }
  const sunday = freeSlots(night, [], new Date('2026-03-28T12:00:00Z')).filter((one) => one.getUTCDate() === 29)
  expect(sunday.map((one) => one.toISOString())).toEqual(['2026-03-29T01:00:00.000Z', '2026-03-29T01:30:00.000Z'])
})

test.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['Nowhere/Else', false],
  ['', false],
])('%s is a time zone: %s', (name, is) => {
  expect(isTimeZone(name)).toBe(is)
})
