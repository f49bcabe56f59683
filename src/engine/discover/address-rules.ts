/** The rules that an address must pass before its name is looked up. They need no network, so people hear of a refusal at once. */

const specialNames = new Set([
  'localhost',
  'localdomain',
  'local',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'domain',
  'host',
  'invalid',
  'test',
  'example',
  'onion',
  'i2p',
  'alt',
  'arpa',
  'bit',
  'consul',
  'cluster',
  'kubernetes',
  'docker',
])

const longestAddress = 2048

/** The host without the dot that may end a full name; lower case. */
export function plainHost(hostname: string): string {
  let end = hostname.length
  while (hostname.charAt(end - 1) === '.') end--
  return hostname.slice(0, end).toLowerCase()
}

function hostRefusal(hostname: string): string | null {
  const host = plainHost(hostname)
  if (hostname.startsWith('[') || /^[\d.]+$/.test(host)) return 'The address is a number, not a name'
  const labels = host.split('.')
  const last = labels.at(-1) ?? ''
  if (labels.length < 2) return `${host || 'The name'} is not a public name`
  if (specialNames.has(last)) return `Names that end in .${last} are private`
  if (labels.some((label) => label === '' || label.length > 63) || host.length > 253) return 'The name is malformed'
  if (!/^(?:[a-z]{2,}|xn--[a-z\d-]+)$/.test(last)) return 'The name has no public ending'
  return null
}

/**
 * Why an address may not be read, as one sentence, or null. Checked: scheme, port, user info, IP literals,
 * single-label and special-use names, length.
 */
export function addressRefusal(address: string): string | null {
  if (address.length > longestAddress) return `The address is longer than ${longestAddress} characters`
  let url: URL
  try {
    url = new URL(address)
  } catch {
    return 'The address is malformed'
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return `Only http and https are read, not ${url.protocol.slice(0, -1)}`
  }
  if (url.username !== '' || url.password !== '') return 'The address holds a user name or password'
  if (url.port !== '' && url.port !== '80' && url.port !== '443') return `Port ${url.port} is not read`
  return hostRefusal(url.hostname)
}
