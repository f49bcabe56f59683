import { isIPv4, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
/** What some proxies write: an address with a port, or one in brackets. */
const withPort = /^(?:(\d+\.\d+\.\d+\.\d+):\d+|\[([\da-f:.]+)\](?::\d+)?)$/i

function readAddress(written: string | undefined): string | null {
  const found = withPort.exec(written ?? '')
  const bare = found?.[1] ?? found?.[2] ?? written ?? ''
  const plain = mapped.exec(bare)?.[1] ?? bare
  return isIPv4(plain) || isIPv6(plain) ? plain.toLowerCase() : null
}

/**
 * The caller's address: the one that trusted proxies vouch for, else the connection's own. What a proxy wrote that is no
 * address counts as the proxy's.
 */
export function clientAddress(request: Pick<FastifyRequest, 'ip' | 'raw'>): string {
  return readAddress(request.ip) ?? readAddress(request.raw.socket.remoteAddress) ?? '0.0.0.0'
}

/** The eight groups of an IPv6 address; a zone is not part of it. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::')
  const split = (part: string): string[] => (part === '' ? [] : part.split(':'))
  const [front, back] = [split(head), split(tail)]
  if (!address.includes('::')) return front
  return [...front, ...Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0'), ...back]
}

/** Whom a limit counts: one IPv4 address, or the /64 that one subscriber of IPv6 holds and may pick addresses from at will. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const groups = groupsOf(address).slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group || '0', 16).toString(16)).join(':')}::/64`
}
