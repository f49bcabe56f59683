import { lookup } from 'node:dns/promises'
import { buildConnector } from 'undici'
import { isPublicAddress } from './address-class.ts'

/** The wall refused an address after its name was looked up. */
export class BlockedAddressError extends Error {
  override readonly name = 'BlockedAddressError'
}

/** All addresses of a name. Rejects when there is none. */
export type Resolve = (hostname: string) => Promise<readonly string[]>

export const resolveBySystem: Resolve = async (hostname) => {
  const answers = await lookup(hostname, { all: true, verbatim: true })
  return answers.map((answer) => answer.address)
}

/** A name server may drip for longer than a connection may take; the look-up itself cannot be called off. */
async function resolveWithin(hostname: string, resolve: Resolve, milliseconds: number): Promise<readonly string[]> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(Object.assign(new Error(`No address of ${hostname} in time`), { code: 'ETIMEDOUT' }))
    }, milliseconds)
  })
  try {
    return await Promise.race([resolve(hostname), late])
  } finally {
    clearTimeout(timer)
  }
}

async function checkedAddresses(hostname: string, resolve: Resolve, milliseconds: number): Promise<readonly string[]> {
  const addresses = await resolveWithin(hostname, resolve, milliseconds)
  if (addresses.length === 0) throw new BlockedAddressError(`${hostname} has no address`)
  if (!addresses.every(isPublicAddress)) {
    throw new BlockedAddressError(`${hostname} leads to a private address`)
  }
  return addresses
}

/**
 * A connector that looks the name up once, refuses unless every answer is public, and dials the checked address
 * itself, so that a second look-up cannot answer otherwise.
 */
export function wallConnector(resolve: Resolve, connectMilliseconds: number): buildConnector.connector {
  const dial = buildConnector({ allowH2: false, timeout: connectMilliseconds, minVersion: 'TLSv1.2' })
  return (options, callback) => {
    const attempt = (addresses: readonly string[], index: number): void => {
      const address = addresses[index]
      if (address === undefined) return
      const target =
        options.protocol === 'https:'
          ? { ...options, hostname: address, servername: options.servername || options.hostname }
          : { ...options, hostname: address }
      dial(target, (...result) => {
        const [error] = result
        const isTransport = error !== null && /^(?:ECONN|EHOST|ENET|ETIMEDOUT|UND_ERR_CONNECT)/.test(codeOf(error))
        if (isTransport && index + 1 < Math.min(addresses.length, 3)) attempt(addresses, index + 1)
        else callback(...result)
      })
    }
    checkedAddresses(options.hostname, resolve, connectMilliseconds).then(
      (addresses) => attempt(addresses, 0),
      // oxlint-disable-next-line promise/no-callback-in-promise -- undici's connector takes a callback
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null),
    )
  }
}

export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : ''
}
