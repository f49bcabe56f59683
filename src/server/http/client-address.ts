import type { FastifyRequest } from 'fastify'
import { z } from 'zod'

const ipAddress = z.union([z.ipv4(), z.ipv6()])
const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
/** What some proxies write: an address with a port, or one in brackets. */
const withPort = /^(?:(\d+\.\d+\.\d+\.\d+):\d+|\[([\da-f:.]+)\](?::\d+)?)$/i

function readAddress(written: string | undefined): string | null {
  const found = withPort.exec(written ?? '')
  // A zone names a card of our own machine, no caller.
  const [bare = ''] = (found?.[1] ?? found?.[2] ?? written ?? '').split('%')
  return ipAddress.safeParse(mapped.exec(bare)?.[1] ?? bare).data?.toLowerCase() ?? null
}

/**
 * The caller's address: the one that trusted proxies vouch for, else the connection's own. What a proxy wrote that is no
 * address counts as the proxy's.
 */
export function clientAddress(request: Pick<FastifyRequest, 'ip' | 'raw'>): string {
  return readAddress(request.ip) ?? readAddress(request.raw.socket.remoteAddress) ?? '0.0.0.0'
}

/** The groups of an IPv6 address, of which there are eight. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = address.split('::')
  const split = (part: string): string[] => (part === '' ? [] : part.split(':'))
  const [front, back] = [split(head), split(tail)]
  if (!address.includes('::')) return front
  return [...front, ...Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0'), ...back]
}

/** Whom a limit counts: one IPv4 address, or the /64 that one subscriber of IPv6 holds and may pick addresses from at will. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const groups = groupsOf(address).slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group || '0', 16).toString(16)).join(':')}::/64`
}
