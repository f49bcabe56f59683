import { addressRefusal } from './address-rules.ts'

export type Website =
  | { readonly kind: 'website'; readonly url: string; readonly host: string }
  /** `reason` is one sentence for people. */
  | { readonly kind: 'refused'; readonly reason: string }

/**
 * What a person typed as a website, as an https address without fragment. `knownHosts` are the hosts of the injected
 * list: they may carry names that are private elsewhere.
 */
export function normaliseWebsite(input: string, knownHosts: readonly string[] = []): Website {
  const typed = input.trim()
  if (typed === '') return { kind: 'refused', reason: 'No website was given' }
  if (/\s/.test(typed))
    return { kind: 'refused', reason: 'The website holds a space: give an address such as example.com' }
  const scheme = /^([a-z][a-z\d+.-]*):\/\//i.exec(typed)?.[1]?.toLowerCase()
  const isOtherScheme = /^(?:javascript|data|file|mailto|ftp|about|blob|ws|wss):/i.test(typed)
  if (isOtherScheme || (scheme !== undefined && scheme !== 'http' && scheme !== 'https')) {
    return { kind: 'refused', reason: 'A website starts with https:// or http://' }
  }
  const address = scheme === undefined ? `https://${typed.replace(/^\/+/, '')}` : typed
  let url: URL
  try {
    url = new URL(address)
  } catch {
    return { kind: 'refused', reason: 'The website is not a valid address' }
  }
  if (url.protocol === 'http:' && url.port === '') url.protocol = 'https:'
  url.hash = ''
  if (knownHosts.includes(url.host) && url.username === '')
    return { kind: 'website', url: url.href, host: url.hostname }
  const reason = addressRefusal(url.href)
  return reason === null ? { kind: 'website', url: url.href, host: url.hostname } : { kind: 'refused', reason }
}
