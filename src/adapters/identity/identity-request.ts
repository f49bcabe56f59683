import { request } from 'undici'

const deadline = 5_000
const largestAnswer = 500_000

/** Reads JSON from the identity provider that the operator names. Throws where it is slow, refuses, or answers something else. */
export async function readProviderJson(url: string): Promise<unknown> {
  const answer = await request(url, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(deadline) })
  let text = ''
  for await (const chunk of answer.body) {
    text += String(chunk)
    if (text.length > largestAnswer) throw new Error('The identity provider answers too much')
  }
  if (answer.statusCode !== 200) throw new Error(`The identity provider answered ${answer.statusCode}`)
  return JSON.parse(text) as unknown
}
