import { z } from 'zod'
import { tooLong } from '../../contract/length.forms.ts'

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}
const formats: Readonly<Record<string, string>> = {
  uuid: 'an id',
  email: 'an e-mail address',
  url: 'a web address',
  date: 'a date such as 2026-01-31',
  datetime: 'a date and time such as 2026-01-31T12:00:00Z',
}

const say = (value: unknown): string => (typeof value === 'number' ? value.toLocaleString('en-US') : String(value))
const counted = (count: unknown): string => `${say(count)} ${Number(count) === 1 ? 'entry' : 'entries'}`

type Issue = Parameters<z.core.$ZodErrorMap>[0]

function tooBig({ origin, maximum, input }: Extract<Issue, { code: 'too_big' }>): string {
  if (origin === 'string') return tooLong(String(input).length, Number(maximum))
  return origin === 'array' ? `Give at most ${counted(maximum)}` : `Give at most ${say(maximum)}`
}

function tooSmall({ origin, minimum }: Extract<Issue, { code: 'too_small' }>): string {
  if (origin === 'string') return Number(minimum) === 1 ? 'This is empty' : `Give at least ${say(minimum)} characters`
  return origin === 'array' ? `Give at least ${counted(minimum)}` : `Give at least ${say(minimum)}`
}

/** What is wrong with an input, in the words of the forms; a schema's own words come first. */
export function sayIssue(issue: Issue): string {
  if (issue.code === 'too_big') return tooBig(issue)
  if (issue.code === 'too_small') return tooSmall(issue)
  if (issue.code === 'invalid_type')
    return issue.input === undefined ? 'This is missing' : `This is not ${kinds[issue.expected] ?? 'what is expected'}`
  if (issue.code === 'invalid_format') return `This is not ${formats[issue.format] ?? 'written as expected'}`
  if (issue.code === 'invalid_value')
    return `This is not one of: ${issue.values.map((value) => String(value)).join(', ')}`
  if (issue.code === 'unrecognized_keys') return `This is not known here: ${issue.keys.join(', ')}`
  return 'This is not what is expected'
}

/** From here on every schema of this process answers in these words. */
export const speakPlainly = (): void => {
  z.config({ customError: sayIssue })
}
