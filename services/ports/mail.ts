import type { Sql } from '../postgres/sql.ts'
import { saveSent } from './outbox.ts'

interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** Name of the site that writes, which is shown as the sender. */
  from: string
  /** Address for one-click unsubscribing (RFC 8058); null for letters that the account needs. */
  unsubscribe: string | null
  /** Message-ID of the mail (`<…@host>`), the same at every attempt, so that mail programs show the mail only once. */
  messageId: string
}

/** Sends mail. `send` throws if it is not certain that the server accepted the mail. */
export interface Mailer {
  send: (mail: Mail) => Promise<void>
  close: () => void
}

/** A mail as the library takes it, the same whether it is sent or shown. */
const messageOf = ({ from: name, unsubscribe, ...mail }: Mail, address: string) => ({
  ...mail,
  from: { name, address },
  headers: {
    // Keeps programs that answer letters in somebody's absence from answering this one (RFC 3834).
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribe !== null && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
})

/** Sends mail over SMTP, by a URL such as `smtp://user:password@host:587`, from an address. */
export function smtpMailer(url: string, address: string): Mailer {
  // Imported on demand, because most processes send no mail.
  const transport = import('nodemailer').then(({ createTransport }) => createTransport(url))
  transport.catch(() => {}) // `send` reports the error.
  return {
    async send(mail) {
      await (await transport).sendMail(messageOf(mail, address))
    },
    close: () =>
      void transport.then(
        (opened) => opened.close(),
        () => {},
      ),
  }
}

/** Stores mail, as it would be sent from an address, to be shown on a page (services/api/rest/outbox.ts). */
export const outboxMailer = (sql: Sql, address: string): Mailer => ({
  async send(mail) {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
    const { message } = await transport.sendMail(messageOf(mail, address))
    await saveSent(sql, { ...mail, raw: message as Buffer })
  },
  close() {},
})

export function openMailer(
  { mailUrl, publicUrl }: { mailUrl?: string | undefined; publicUrl: string },
  sql: Sql,
): Mailer {
  const address = `no-reply@${new URL(publicUrl).hostname}`
  return mailUrl === undefined ? outboxMailer(sql, address) : smtpMailer(mailUrl, address)
}
