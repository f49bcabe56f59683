import { request } from 'undici'

/** Who answers a search; only the operator sets these addresses, so they need no egress wall. */
export interface SearchCall {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
}

const deadline = 5_000
const largestAnswer = 1_000_000

/** One call with a deadline of five seconds. Throws one sentence when the service refuses, is slow or does not answer JSON. */
export async function callSearch({ url, method, headers, body }: SearchCall, signal?: AbortSignal): Promise<unknown> {
  const late = AbortSignal.timeout(deadline)
  const answer = await request(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: signal ? AbortSignal.any([signal, late]) : late,
  })
  let text = ''
  for await (const chunk of answer.body) {
    text += String(chunk)
    if (text.length > largestAnswer) throw new Error('The search service answers more than a megabyte')
  }
  if (answer.statusCode !== 200) throw new Error(`The search service answered ${answer.statusCode}`)
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    throw new Error('The search service did not answer JSON', { cause: error })
  }
}
