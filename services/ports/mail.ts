import type { Sql } from '../postgres/sql.ts'

interface Mail {
  to: string
  subject: string
  text: string
  /** Message-ID of the mail (`<…@host>`), the same at every attempt, so that mail programs show the mail only once. */
  messageId: string
}

/** Sends mail. `send` throws if it is not certain that the server accepted the mail. */
export interface Mailer {
  send: (mail: Mail) => Promise<void>
  close: () => void
}

const MAX_OUTBOX_MAILS = 200

/** Sends mail over SMTP, by a URL such as `smtp://user:password@host:587`. */
export function smtpMailer(url: string, from: string): Mailer {
  // Loaded here only, because a network that shows its mail on a page does not need it.
  const transport = import('nodemailer').then(({ createTransport }) => createTransport(url, { from }))
  transport.catch(() => {}) // `send` reports the error.
  return {
    async send(mail) {
      await (await transport).sendMail(mail)
    },
    close: () =>
      void transport.then(
        (opened) => opened.close(),
        () => {},
      ),
  }
}

export const outboxMailer = (sql: Sql): Mailer => ({
  async send({ to, subject, text, messageId }) {
    await sql`insert into operational.outbox (message_id, recipient, subject, body)
      values (${messageId}, ${to}, ${subject}, ${text})
      on conflict (message_id) do update set body = excluded.body`
    await sql`delete from operational.outbox where message_id in (
      select message_id from operational.outbox order by sent_at desc offset ${MAX_OUTBOX_MAILS})`
  },
  close() {},
})

export type SentMail = Mail & { sentAt: Date }

export const outbox = (sql: Sql): Promise<SentMail[]> =>
  sql`select message_id as "messageId", recipient as to, subject, body as text, sent_at as "sentAt"
    from operational.outbox order by sent_at desc limit ${MAX_OUTBOX_MAILS}`

export const openMailer = (
  { mailUrl, publicUrl }: { mailUrl?: string | undefined; publicUrl: string },
  sql: Sql,
): Mailer =>
  mailUrl === undefined ? outboxMailer(sql) : smtpMailer(mailUrl, `no-reply@${new URL(publicUrl).hostname}`)
