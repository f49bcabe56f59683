import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestNode } from '../../../../tests/support/app.ts'
import { briefingForm } from '../../../../tests/support/briefings.ts'
import { call, newNetwork } from '../../../../tests/support/call.ts'
import { makeUser, signIn } from '../../../../tests/support/factories.ts'
import { openOwner } from '../../../../tests/support/owner.ts'
import { composeMessage } from '../../mail/compose-message.ts'
import { briefingMessage } from '../../mail/briefing-letters.ts'
import type { WebNode } from '../../compose-web.ts'

const owner = openOwner()
let node: WebNode

beforeAll(async () => {
  node = await startTestNode({ BRIEFING_HOURS: '00:00-23:59', BRIEFING_DAYS: '1,2,3,4,5,6,7' })
})

afterAll(async () => {
  await node.stop()
  await owner.destroy()
})

const book = async (more: Readonly<Record<string, unknown>> = {}) => {
  const body = await briefingForm(node.app, more)
  return { body, answer: await call(node.app, 'POST', '/briefings', { body, from: newNetwork() }) }
}
const stored = (email: unknown) =>
  owner.selectFrom('briefings').where('email', '=', String(email)).selectAll().execute()
const mailsTo = async (email: unknown) =>
  owner.selectFrom('outgoing_mail').where('recipient', '=', String(email)).select('kind').execute()

test('a booking is stored, told to the visitor, and its time is offered to nobody else', async () => {
  const { body, answer } = await book()
  expect(answer.status).toBe(201)
  const startsAt = String(body.starts_at)
  expect(answer.body.data).toEqual({ starts_at: startsAt })
  expect(await stored(body.email)).toMatchObject([{ name: 'Dana Visitor', starts_at: new Date(startsAt) }])
  expect(await mailsTo(body.email)).toEqual([{ kind: 'briefing' }])
  const { body: after } = await call(node.app, 'GET', '/briefings/slots')
  expect(after.data.slots).not.toContain(startsAt)
  const late = await book({ starts_at: startsAt })
  expect([late.answer.status, late.answer.body.detail]).toEqual([
    409,
    'This time has just been taken. Please choose another one.',
  ])
})

test('the super admin sees who booked, the next briefing first', async () => {
  const { body } = await book()
  const operator = await makeUser(owner, null, { isSuper: true })
  const { access: token } = await signIn(node.app, operator)
  const { body: listed } = await call(node.app, 'GET', '/super-admin/briefings', { token })
  const rows = listed.data.briefings as readonly { readonly email: string; readonly starts_at: string }[]
  expect(rows.map(({ email }) => email)).toContain(body.email)
  const starts = rows.map((row) => row.starts_at)
  expect(starts).toEqual(starts.toSorted())
})

test('a briefing is forgotten a year after its day', async () => {
  const { body } = await book()
  await sql`update assay.briefings set starts_at = now() - interval '13 months' where email = ${body.email}`.execute(
    owner,
  )
  await sql`select app.remove_expired_briefings()`.execute(owner)
  expect(await stored(body.email)).toEqual([])
})

test('what a program filled in is answered like a booking and stored nowhere', async () => {
  const { body, answer } = await book({ website: 'https://spam.example' })
  expect(answer.status).toBe(201)
  expect(await stored(body.email)).toEqual([])
  expect(await mailsTo(body.email)).toEqual([])
})

test.each([
  ['a personal address', { email: 'dana@gmail.com' }, 'Personal email addresses are not allowed'],
  ['no name', { name: '   ' }, 'Name is required'],
  ['a zone that is none', { time_zone: 'Nowhere/Else' }, 'there is no such time zone'],
])('%s is refused in words', async (_words, more, words) => {
  const { answer } = await book(more)
  expect(answer.status).toBe(400)
  expect(answer.body.detail).toContain(words)
})

test('a time outside the calendar is refused', async () => {
  const { answer } = await book({ starts_at: '2020-01-01T09:00:00.000Z' })
  expect(answer.status).toBe(409)
})

test('the fourth booking of an address on one day is refused', async () => {
  const email = 'often@insistent-firm.example'
  const statuses: number[] = []
  for (const _turn of [1, 2, 3, 4]) statuses.push((await book({ email })).answer.status)
  expect(statuses).toEqual([201, 201, 201, 429])
  expect(await stored(email)).toHaveLength(3)
})

test('the invitation is one that calendars read, whatever stands in the names', () => {
  const told = {
    kind: 'briefing' as const,
    briefing_id: '0192a000-0000-7000-8000-000000000000',
    name: 'Dana; "D", Visitor',
    email: 'dana@firm.example',
    organization: `Firm\nEND:VEVENT ${'ä'.repeat(80)}`,
    starts_at: '2026-11-23T08:00:00.000Z',
    minutes: 15,
    at: 'Monday',
  }
  const message = briefingMessage(told, 'https://assay.example')
  const lines = (message.calendar ?? '').split('\r\n')
  expect(lines).toContain('DTSTART:20261123T080000Z')
  expect(lines).toContain('DTEND:20261123T081500Z')
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1)
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(composeMessage({ subject: 'x', firstName: null, paragraphs: [] }).calendar).toBeUndefined()
})

test('where a form of a third party is set up, its document lets that party in and nobody else', async () => {
  expect((await node.app.inject('/schedule-briefing/frame')).statusCode).toBe(404)
  const other = await startTestNode({ BRIEFING_PORTAL_ID: '1234', BRIEFING_FORM_ID: 'ab-12', BRIEFING_REGION: 'eu1' })
  const { body, headers } = await other.app.inject('/schedule-briefing/frame')
  expect(body).toContain('https://js-eu1.hsforms.net/forms/embed/1234.js')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  const slots = await call(other.app, 'GET', '/briefings/slots')
  expect(slots.body.data.form).toEqual({ portal_id: '1234', form_id: 'ab-12', region: 'eu1' })
  await other.stop()
})
