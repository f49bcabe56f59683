import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { startWebNode, type WebNode } from '../../src/server/compose-web.ts'
import { startWorkerNode } from '../../src/server/compose-worker.ts'
import { openDatabase } from '../../src/server/db/connect.ts'
import type { DB } from '../../src/server/db/schema.ts'
import { prepareDatabase } from '../../src/server/prepare-database.ts'
import { readSettings } from '../../src/server/settings.ts'
import { until } from './product.ts'

/** A message as a mail server took it. */
export interface Delivered {
  readonly to: readonly string[]
  readonly raw: string
  /** The plain part, as it was written. */
  readonly text: string
  readonly html: string
}

export interface MailServer {
  readonly port: number
  readonly delivered: readonly Delivered[]
  /** While true, every message is refused for now. */
  refuse(isRefusing: boolean): void
  stop(): Promise<void>
}

function decodeQuoted(text: string): string {
  const bytes = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n')
}

function partOf(raw: string, type: string): string {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1] ?? ''
  const part = raw.split(`--${boundary}`).find((one) => one.includes(`Content-Type: ${type}`)) ?? ''
  const [head = '', ...body] = part.split('\r\n\r\n')
  const text = body.join('\r\n\r\n')
  if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString('utf8')
  return /quoted-printable/i.test(head) ? decodeQuoted(text) : text.replaceAll('\r\n', '\n')
}

/** A real SMTP server on loopback that keeps what it is given. */
export async function startMailServer(): Promise<MailServer> {
  const delivered: Delivered[] = []
  let refusing = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      done(refusing ? Object.assign(new Error('Try again later'), { responseCode: 451 }) : undefined)
    },
    onData(stream, session, done) {
      let raw = ''
      stream.on('data', (chunk: Buffer) => {
        raw += chunk.toString('latin1')
      })
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        delivered.push({ to, raw, text: partOf(raw, 'text/plain'), html: partOf(raw, 'text/html') })
        done()
      })
    },
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', () => done())
  })
  const address = server.server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    delivered,
    refuse: (isRefusing) => {
      refusing = isRefusing
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
      }),
  }
}

/** A web node and a worker on a database of their own: what is asked of the one is sent by the other. */
export interface MailProduct {
  readonly web: WebNode
  readonly owner: Kysely<DB>
  stop(): Promise<void>
}

/** A product that sends through a mail server on loopback, at the address that its links name. */
export const startSendingProduct = (server: MailServer, publicUrl = 'https://assay.example'): Promise<MailProduct> =>
  startMailProduct({
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(server.port),
    SMTP_SECURITY: 'none',
    PUBLIC_URL: publicUrl,
    SEED: 'none',
  })

export async function startMailProduct(more: Readonly<Record<string, string>> = {}): Promise<MailProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-mail-'))
  chmodSync(folder, 0o711)
  const settings = readSettings({ ROLE: 'all', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', ...more })
  const database = await prepareDatabase(settings)
  const owner = openDatabase<DB>(database.ownerUrl ?? '', { max: 1, longRunning: true })
  const web = await startWebNode(settings, database.url)
  const worker = await startWorkerNode(settings, database.url)
  return {
    web,
    owner,
    async stop() {
      await worker.stop()
      await web.stop()
      await owner.destroy()
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The newest message to an address, once there are so many. */
export const messageTo = (server: MailServer, address: string, count = 1): Promise<Delivered> =>
  until(
    async () => {
      const found = server.delivered.filter(({ to }) => to.includes(address))
      return found.length >= count && found.at(-1)
    },
    15_000,
    `message ${count} to ${address}`,
  )

/** What stands in the link of a message. */
export function tokenIn({ text }: Pick<Delivered, 'text'>): string {
  return /[?&]token=([\w-]+)/.exec(text)?.[1] ?? ''
}
