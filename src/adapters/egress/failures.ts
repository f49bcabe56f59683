import type { FetchAnswer } from '../../engine/ports.ts'
import { BodyEncodingError, BodyTooLargeError } from './body.ts'
import { BlockedAddressError, codeOf } from './connector.ts'

type Refusal = Extract<FetchAnswer, { kind: 'refused' }>

const sentences: Readonly<Record<string, string>> = {
  ENOTFOUND: 'The name does not exist',
  EAI_AGAIN: 'The name could not be looked up',
  EAI_NODATA: 'The name has no address',
  ECONNREFUSED: 'The host refuses connections',
  ECONNRESET: 'The host closed the connection',
  EPIPE: 'The host closed the connection',
  UND_ERR_SOCKET: 'The host closed the connection',
  EHOSTUNREACH: 'The host cannot be reached',
  ENETUNREACH: 'The host cannot be reached',
  CERT_HAS_EXPIRED: 'The certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate is self-signed',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The certificate does not verify',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'The certificate does not verify',
  CERT_NOT_YET_VALID: 'The certificate is not valid yet',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate belongs to another name',
  EPROTO: 'No secure connection could be made',
  ERR_SSL_WRONG_VERSION_NUMBER: 'No secure connection could be made',
  ERR_SSL_UNSUPPORTED_PROTOCOL: 'The host offers only old, insecure TLS',
  ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION: 'The host offers only old, insecure TLS',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'The body is not as long as announced',
}

/** What is said of a host that is not there, or that nobody outside can reach. */
export const unreachable: ReadonlySet<string | undefined> = new Set([
  sentences['ENOTFOUND'],
  sentences['EAI_NODATA'],
  sentences['ECONNREFUSED'],
  sentences['EHOSTUNREACH'],
])

const timeouts = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'ETIMEDOUT',
  'ABORT_ERR',
])

/** What a failed request becomes: an outcome for the ledger and a sentence for people. */
export function refusalOf(error: unknown, bytes: number, isPastDeadline: boolean, seconds: number): Refusal {
  const refused = (outcome: Refusal['outcome'], reason: string): Refusal => ({
    kind: 'refused',
    outcome,
    reason,
    bytes,
  })
  if (error instanceof BlockedAddressError) return refused('blocked', error.message)
  if (error instanceof BodyTooLargeError) return refused('too_large', error.message)
  if (error instanceof BodyEncodingError) return refused('error', error.message)
  const code = codeOf(error)
  if (isPastDeadline) return refused('timeout', `No complete answer within ${seconds} seconds`)
  if (timeouts.has(code)) return refused('timeout', 'The host did not answer in time')
  if (code === 'UND_ERR_HEADERS_OVERFLOW' || code === 'HPE_HEADER_OVERFLOW') {
    return refused('too_large', 'The headers are too large')
  }
  if (
    code.startsWith('Z_') ||
    code.startsWith('ERR__ERROR') ||
    code.startsWith('ZSTD') ||
    code.startsWith('ERR_BROTLI')
  ) {
    return refused('error', 'The compressed body is damaged')
  }
  if (code.startsWith('HPE_')) return refused('error', 'The answer is not valid HTTP')
  return refused('error', sentences[code] ?? `The request failed${code === '' ? '' : ` (${code})`}`)
}
