import { randomInt } from 'node:crypto'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

export interface Called {
  readonly status: number
  // safe in tests: each asserts what it reads
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any
  readonly raw: LightMyRequestResponse
}

export interface CallOptions {
  readonly token?: string
  readonly body?: unknown
  readonly headers?: Record<string, string>
  /** The network that it comes from; without one the machine itself. */
  readonly from?: string
}

const part = (): string => randomInt(1, 0x1_00_00).toString(16)

/** A network of its own: all suites count on one database, and one network may have only so many messages sent. */
export const newNetwork = (): string => `2001:db8:${part()}:${part()}::1`

export async function call(
  app: FastifyInstance,
  method: NonNullable<InjectOptions['method']>,
  path: string,
  options: CallOptions = {},
): Promise<Called> {
  const raw = await app.inject({
    method,
    url: `/api${path}`,
    ...(options.from === undefined ? {} : { remoteAddress: options.from }),
    headers: { ...(options.token ? { authorization: `Bearer ${options.token}` } : {}), ...options.headers },
    ...(options.body === undefined ? {} : { payload: options.body as object }),
  })
  let body: unknown
  try {
    body = raw.json()
  } catch {
    body = raw.body
  }
  return { status: raw.statusCode, body, raw }
}
