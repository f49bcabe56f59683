/** What a refusal says, in the server's own words. */
export class Refusal extends Error {}

const grantOf = (): Record<string, string> => {
  const grant = localStorage.getItem('assay-access-grant')
  return grant === null ? {} : { 'x-access-grant': grant }
}

/** Calls a route that wants no session. Throws a Refusal with the server's words, or whatever the network says. */
export async function callPublic(path: string, body?: unknown): Promise<unknown> {
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const headers = { ...grantOf(), ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
  const response = await fetch(`/api${path}`, { ...sent, headers })
  const answer: unknown = await response.json()
  const fields = typeof answer === 'object' && answer !== null ? answer : {}
  if (response.ok && 'data' in fields) return fields.data
  throw new Refusal('detail' in fields && typeof fields.detail === 'string' ? fields.detail : 'That did not work.')
}
