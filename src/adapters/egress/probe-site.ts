import { unreachable } from './failures.ts'
import type { EgressFetcher } from './fetcher.ts'

const patience = 8_000

/**
 * Why nobody outside can read a site, as one sentence, or null. Any answer at all is a site, and so is one that nothing
 * certain can be said of, such as a name that no name server could be asked about.
 */
export async function probeSite(fetcher: Pick<EgressFetcher, 'fetch'>, url: string): Promise<string | null> {
  const host = new URL(url).hostname
  const addresses = host.startsWith('www.') ? [url] : [url, url.replace(host, `www.${host}`)]
  const signal = AbortSignal.timeout(patience)
  const answers = await Promise.all(
    addresses.map((address) => fetcher.fetch({ url: address, purpose: 'probe', signal })),
  )
  const reasons = answers.map((answer) => {
    if (answer.kind === 'answer') return null
    const isAway = answer.outcome === 'blocked' || answer.outcome === 'timeout' || unreachable.has(answer.reason)
    return isAway ? answer.reason : null
  })
  const [first] = reasons
  if (first === null || first === undefined || reasons.includes(null)) return null
  return `${host} cannot be read: ${first.charAt(0).toLowerCase()}${first.slice(1)}`
}
