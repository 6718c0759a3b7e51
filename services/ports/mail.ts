import { createTransport } from 'nodemailer'
import type { Sql } from '../postgres/sql.ts'

/** A letter in plain text. */
export interface Mail {
  to: string
  subject: string
  text: string
  /** The same for every attempt at the same letter, so that a mail program shows it once: `<…@host>`. */
  messageId: string
}

/** Where mail goes. `send` throws when it may not have gone. */
export interface Mailer {
  send: (mail: Mail) => Promise<void>
  close: () => void
}

/** The newest letters that the outbox keeps. */
const KEPT = 200

/** Sends over SMTP (`smtp://user:password@host:587`), from an address. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url, { from })
  return {
    async send(mail) {
      await transport.sendMail(mail)
    },
    close: () => transport.close(),
  }
}

/** Puts letters into a table, where the page /dev/outbox shows them. */
export const outboxMailer = (sql: Sql): Mailer => ({
  async send({ to, subject, text, messageId }) {
    await sql`insert into operational.outbox (message_id, recipient, subject, body)
      values (${messageId}, ${to}, ${subject}, ${text})
      on conflict (message_id) do update set body = excluded.body`
    await sql`delete from operational.outbox where message_id in (
      select message_id from operational.outbox order by sent_at desc offset ${KEPT})`
  },
  close() {},
})

/** A letter in the outbox. */
export type SentMail = Mail & { sentAt: Date }

/** What is in the outbox, the newest first. */
export const outbox = (sql: Sql): Promise<SentMail[]> =>
  sql`select message_id as "messageId", recipient as to, subject, body as text, sent_at as "sentAt"
    from operational.outbox order by sent_at desc limit ${KEPT}`

/** The mailer that the settings ask for: SMTP with MAIL_URL, else the outbox. */
export const openMailer = (
  { mailUrl, publicUrl }: { mailUrl?: string | undefined; publicUrl: string },
  sql: Sql,
): Mailer =>
  mailUrl === undefined ? outboxMailer(sql) : smtpMailer(mailUrl, `no-reply@${new URL(publicUrl).hostname}`)
