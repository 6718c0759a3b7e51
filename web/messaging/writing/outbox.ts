import { z } from 'zod'
import { followDraft, readDraft, writeDraft, type DraftStorage } from '../../ui/forms/drafts.ts'

const Outgoing = z.object({
  /** Idempotency key that all attempts to send this message share. */
  key: z.string(),
  body: z.string(),
  state: z.enum(['sending', 'rejected', 'unconfirmed']),
  /** Id of the conversation's newest message when the outgoing one was written; null if there was none. */
  after: z.string().nullable(),
})

/**
 * An outgoing message with its state: being sent, known not to have arrived, or unconfirmed because the response was
 * lost.
 */
export type Outgoing = z.output<typeof Outgoing>

const Outbox = z
  .string()
  .transform((text): unknown => JSON.parse(text || '[]'))
  .pipe(z.array(Outgoing))

const draftKey = (conversationId: string) => `outbox ${conversationId}`

/**
 * Reads the outgoing messages stored by an earlier visit. Messages that were being sent become unconfirmed, because
 * their response is lost; sending them again with the same key cannot duplicate them.
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

/** Calls `read` now, and when another member logs in on the page. */
export const followOutbox = (conversationId: string, read: () => void): (() => void) =>
  followDraft(draftKey(conversationId), read)

/** Stores outgoing messages for the next visit. */
export const writeOutbox = (
  storage: DraftStorage,
  conversationId: string,
  outgoing: readonly Outgoing[],
): void =>
  writeDraft(storage, draftKey(conversationId), outgoing.length === 0 ? '' : JSON.stringify(outgoing))

/**
 * Removes the outgoing message with this key, which has arrived as the message `id`, if known. Later outgoing messages
 * get `id` as their predecessor, so that the arrived one is not mistaken for one of them with the same text.
 */
export const confirm = (outbox: readonly Outgoing[], key: string, id: string | null): Outgoing[] =>
  outbox
    .filter((message) => message.key !== key)
    .map((message) => (message.state === 'sending' ? { ...message, after: id ?? message.after } : message))

/** A message that the server has stored. */
interface Sent {
  readonly id: string
  readonly body: string
  readonly userId: string
}

/**
 * Returns the outgoing messages that have not arrived. The live connection may deliver a message before the response to
 * its mutation arrives. Each delivered message therefore hides one outgoing message with the same text.
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
