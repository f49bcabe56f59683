import { composeMessage, type Letter } from './compose-message.ts'
import type { MailRequest, Message } from './mail-request.ts'

type Booked = Extract<MailRequest, { kind: 'briefing' | 'briefing_booked' }>

const minute = 60_000

/** `20261122T090000Z`. */
const stamp = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '')

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ')

/** Lines of at most 75 octets, as RFC 5545 asks; a continued one begins with a space. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > (parts.length === 0 ? 75 : 74)) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part].join('\r\n ')
}

function calendarOf(
  { briefing_id: id, name, organization, starts_at: at, minutes }: Booked,
  publicUrl: string,
): string {
  const start = new Date(at)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Assay//Briefing//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(publicUrl).hostname}`,
    `DTSTAMP:${stamp(start)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(new Date(start.getTime() + minutes * minute))}`,
    `SUMMARY:${escaped(`Assay briefing: ${organization}`)}`,
    `DESCRIPTION:${escaped(`A briefing of ${minutes} minutes with ${name} (${organization}).`)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

function letterOf(booked: Booked): Letter {
  const { kind, name, email, organization, minutes, at } = booked
  if (kind === 'briefing')
    return {
      subject: 'Your Assay briefing',
      firstName: name,
      paragraphs: [
        `Your briefing of ${minutes} minutes is booked for ${at}.`,
        'The invitation for your calendar is attached. We send the address of the call before it starts.',
        'Bring a vendor that you are reviewing now: we scan it while we talk, and open every claim that you doubt.',
      ],
      after: ['If the time no longer suits you, or if it was not you who booked it, answer this message.'],
    }
  return {
    subject: `Briefing with ${organization}`,
    firstName: null,
    paragraphs: [`${name} of ${organization} (${email}) booked a briefing of ${minutes} minutes for ${at}.`],
    after: ['The invitation for your calendar is attached.'],
  }
}

/** What both sides are told of a briefing, with the invitation for their calendars. */
export const briefingMessage = (booked: Booked, publicUrl: string): Message => ({
  ...composeMessage(letterOf(booked)),
  calendar: calendarOf(booked, publicUrl),
})
