import { createTransport } from 'nodemailer'
import type { Message } from './mail-request.ts'

/** How the operator's server is reached. `starttls` refuses to go on without TLS; `none` is for a relay on the same host. */
export interface SmtpSettings {
  readonly host: string
  readonly port: number
  readonly security: 'starttls' | 'tls' | 'none'
  readonly user: string | null
  readonly password: string
  readonly from: string
}

/** The one door for e-mail. */
export interface MailTransport {
  /** Hands one message to the server. Throws when it is not taken, and on an address that could name other recipients. */
  send(to: string, message: Message): Promise<void>
  close(): void
}

/** One plain address: no list, no display name, no line break. */
const plainAddress = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d.-]{0,250}[a-z\d])?$/i

export const isPlainAddress = (address: string): boolean => plainAddress.test(address)

const patience = 15_000

export function openSmtp({ host, port, security, user, password, from }: SmtpSettings): MailTransport {
  const transport = createTransport({
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(user === null ? {} : { auth: { user, pass: password } }),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(to, { subject, text, html, calendar }) {
      if (!isPlainAddress(to)) throw new Error('Mail is sent to one plain address')
      const invitation =
        calendar === undefined ? {} : { icalEvent: { method: 'PUBLISH', filename: 'briefing.ics', content: calendar } }
      const sender = { name: 'Assay', address: from }
      await transport.sendMail({ from: sender, to: { name: '', address: to }, subject, text, html, ...invitation })
    },
    close: () => transport.close(),
  }
}
