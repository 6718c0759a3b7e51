import type { Sql } from '../postgres/sql.ts'
import { saveSent } from './outbox.ts'

interface Text {
  /** Phone number with the country code, such as +15551234567. */
  to: string
  text: string
  /** Identifies the message, the same at every attempt, so that the provider sends the message only once. */
  id: string
}

/** Sends text messages. `send` throws if it is not certain that the provider accepted the message. */
export interface Texter {
  send: (text: Text) => Promise<void>
}

/** Address of a provider's endpoint, its bearer secret, and the number or name from which messages are sent. */
export interface TextProvider {
  url: string
  key: string
  from: string
}

const TIMEOUT_MS = 10_000

/** Sends messages by POST with a JSON body `{ from, to, text }`; any answer with a status 2xx accepts a message. */
export const httpTexter = (
  { url, key, from }: TextProvider,
  { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {},
): Texter => ({
  async send({ to, text, id }) {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': id,
      },
      body: JSON.stringify({ from, to, text }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    // The message must not contain the number, because errors are logged.
    if (!response.ok) throw new Error(`The provider of text messages answered with status ${response.status}`)
  },
})

const outboxTexter = (sql: Sql): Texter => ({
  send: ({ id, ...sent }) =>
    saveSent(sql, {
      ...sent,
      messageId: `<${id}@texts>`,
      subject: 'Text message',
    }),
})

export const openTexter = (provider: TextProvider | null | undefined, sql: Sql): Texter =>
  provider ? httpTexter(provider) : outboxTexter(sql)
