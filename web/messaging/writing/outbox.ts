import { z } from 'zod'
import { readDraft, writeDraft, type DraftStorage } from '../../ui/forms/drafts.ts'

const Outgoing = z.object({
  /** Idempotency key of all its attempts. */
  key: z.string(),
  body: z.string(),
  state: z.enum(['sending', 'rejected', 'unconfirmed']),
  /** Id of the newest message at the time of writing; null in an empty conversation. */
  after: z.string().nullable(),
})

/**
 * An outgoing message: `sending`; `failed`, so that it is known not to have arrived; or `unconfirmed`, without a
 * response that tells.
 */
export type Outgoing = z.output<typeof Outgoing>

const Outbox = z
  .string()
  .transform((text): unknown => JSON.parse(text || '[]'))
  .pipe(z.array(Outgoing))

const draftKey = (conversationId: string) => `outbox ${conversationId}`

/**
 * Reads the outgoing messages of an earlier visit. Those that were being sent become unconfirmed, as their response
 * is lost; another attempt with the same key cannot duplicate them.
 */
export function readOutbox(storage: DraftStorage, conversationId: string): Outgoing[] {
  try {
    const kept = Outbox.parse(readDraft(storage, draftKey(conversationId)))
    return kept.map((message) =>
      message.state === 'sending' ? { ...message, state: 'unconfirmed' } : message,
    )
  } catch {
    return []
  }
}

/** Stores outgoing messages for the next visit. */
export const writeOutbox = (
  storage: DraftStorage,
  conversationId: string,
  outgoing: readonly Outgoing[],
): void =>
  writeDraft(storage, draftKey(conversationId), outgoing.length === 0 ? '' : JSON.stringify(outgoing))

/**
 * Removes the message with this key, which arrived as `id` if known. Messages after it get `id` as predecessor, so
 * that the same text is not matched with them.
 */
export const confirm = (outbox: readonly Outgoing[], key: string, id: string | null): Outgoing[] =>
  outbox
    .filter((message) => message.key !== key)
    .map((message) => (message.state === 'sending' ? { ...message, after: id ?? message.after } : message))

/** A message on the server. */
interface Sent {
  readonly id: string
  readonly body: string
  readonly userId: string
}

/**
 * The outgoing messages still to be shown. The live connection may deliver a message before the response to its
 * mutation; each delivered message then accounts for one outgoing one with the same text.
 */
export function stillOutgoing(
  outbox: readonly Outgoing[],
  messages: readonly Sent[],
  viewerId: string,
): Outgoing[] {
  const used = new Set<string>()
  return outbox.filter(({ body, after }) => {
    const start = after === null ? 0 : messages.findIndex(({ id }) => id === after) + 1
    const arrived = messages
      .slice(start)
      .find((message) => message.userId === viewerId && message.body === body && !used.has(message.id))
    if (arrived) used.add(arrived.id)
    return !arrived
  })
}
