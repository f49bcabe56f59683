import type { FastifyInstance } from 'fastify'

const path = '/.well-known/security.txt'
const validDays = 180
const day = 86_400_000

interface SecurityTxtOptions {
  /** `mailto:`, `https:` or `tel:`; null for security@ the host of the public address. */
  readonly contact: string | null
  /** The address that browsers use. */
  readonly publicUrl: () => string
  readonly now: () => Date
}

/** Where a finder of a weakness reports it (RFC 9116). It expires half a year after the day on which it is read. */
export function serveSecurityTxt(app: FastifyInstance, { contact, publicUrl, now }: SecurityTxtOptions): void {
  app.get(path, { schema: { hide: true } }, async (_request, reply) => {
    const today = Math.floor(now().getTime() / day) * day
    const host = new URL(publicUrl()).hostname.replace(/^www\./, '')
    const lines = [
      `Contact: ${contact ?? `mailto:security@${host}`}`,
      `Expires: ${new Date(today + validDays * day).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl()}${path}`,
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
