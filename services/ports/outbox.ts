import type { Sql } from '../postgres/sql.ts'

/** A mail, or a text message with the subject 'Text message'. */
interface Sent {
  to: string
  subject: string
  text: string
  messageId: string
  /** HTML of a mail, and its address for one-click unsubscribing; null for text messages and where there is none. */
  html: string | null
  unsubscribe: string | null
  /** Mail as it would be sent (RFC 5322); null for text messages. */
  raw: Buffer | null
}

type Saved = Omit<Sent, 'html' | 'unsubscribe' | 'raw'> & Partial<Sent>

const MAX_KEPT = 200

/** Stores a mail or text message that is shown on a page instead of being sent. */
export async function saveSent(
  sql: Sql,
  { to, subject, text, messageId, html = null, unsubscribe = null, raw = null }: Saved,
): Promise<void> {
  await sql`insert into operational.outbox (message_id, recipient, subject, body, html, unsubscribe, raw)
    values (${messageId}, ${to}, ${subject}, ${text}, ${html}, ${unsubscribe}, ${raw})
    on conflict (message_id) do update set body = excluded.body, html = excluded.html, raw = excluded.raw`
  await sql`delete from operational.outbox where message_id in (
    select message_id from operational.outbox order by sent_at desc offset ${MAX_KEPT})`
}

export type Shown = Sent & { sentAt: Date }

export const outbox = (sql: Sql): Promise<Shown[]> =>
  sql`select message_id as "messageId", recipient as to, subject, body as text, html, unsubscribe,
      raw, sent_at as "sentAt"
    from operational.outbox order by sent_at desc limit ${MAX_KEPT}`

/** Deletes the stored digests of all members, which have names of members and titles. Other mails are about their reader. */
export async function forgetDigests(sql: Sql): Promise<void> {
  await sql`delete from operational.outbox where message_id like '<%.digest@%'`
}
