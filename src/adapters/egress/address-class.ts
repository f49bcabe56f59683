import ipaddr from 'ipaddr.js'

/** Azure's wire server answers on a public-looking address from inside every virtual machine. */
const refusedV4 = new Set(['168.63.129.16'])

/** Whether a resolved address may be dialled: global unicast only, and of IPv6 only 2000::/3. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed instanceof ipaddr.IPv6) {
    if (parsed.isIPv4MappedAddress()) return false
    const first = parsed.parts[0] ?? 0
    return parsed.range() === 'unicast' && first >= 0x2000 && first <= 0x3fff
  }
  return parsed.range() === 'unicast' && !refusedV4.has(parsed.toString())
}
