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

/** Sends mail over SMTP, by a URL such as `smtp://user:password@host:587`, from an address. */
export function smtpMailer(url: string, address: string): Mailer {
  // Imported on demand, because a network that shows its mail on a page does not need it.
  const transport = import('nodemailer').then(({ createTransport }) => createTransport(url))
  transport.catch(() => {}) // `send` reports the error.
  return {
    async send({ from: name, unsubscribe, ...mail }) {
      await (
        await transport
      ).sendMail({
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
    },
    close: () =>
      void transport.then(
        (opened) => opened.close(),
        () => {},
      ),
  }
}

export const outboxMailer = (sql: Sql): Mailer => ({
  send: (mail) => saveSent(sql, mail),
  close() {},
})

export const openMailer = (
  { mailUrl, publicUrl }: { mailUrl?: string | undefined; publicUrl: string },
  sql: Sql,
): Mailer =>
  mailUrl === undefined ? outboxMailer(sql) : smtpMailer(mailUrl, `no-reply@${new URL(publicUrl).hostname}`)
