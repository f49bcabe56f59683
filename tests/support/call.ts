import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

export interface Called {
  readonly status: number
  // safe in tests: each asserts what it reads
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any
  readonly raw: LightMyRequestResponse
}

export async function call(
  app: FastifyInstance,
  method: NonNullable<InjectOptions['method']>,
  path: string,
  options: { readonly token?: string; readonly body?: unknown; readonly headers?: Record<string, string> } = {},
): Promise<Called> {
  const raw = await app.inject({
    method,
    url: `/api${path}`,
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
