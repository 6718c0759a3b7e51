import { z } from 'zod'
import { readDraft, writeDraft, type DraftStorage } from '../../ui/forms/drafts.ts'

const Outgoing = z.object({
  /** The idempotency key of all its tries. */
  key: z.string(),
  body: z.string(),
  state: z.enum(['sending', 'rejected', 'unconfirmed']),
  /** Id of the newest message that was there when it was written; null in an empty conversation. */
  after: z.string().nullable(),
})

/**
 * A message on its way: sent and not answered yet; rejected, so that it is known not to have arrived; or unconfirmed,
 * when no answer told whether it did.
 */
export type Outgoing = z.output<typeof Outgoing>

const Outbox = z
  .string()
  .transform((text): unknown => JSON.parse(text || '[]'))
  .pipe(z.array(Outgoing))

const draftKey = (conversationId: string) => `outbox ${conversationId}`

/**
 * What an earlier visit to the conversation did not see confirmed. Nobody waits for the answer of what was being sent,
 * so it is unconfirmed; under its key another try does no harm where it did arrive.
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

/** Keeps what is on its way for the next visit. */
export const writeOutbox = (
  storage: DraftStorage,
  conversationId: string,
  outgoing: readonly Outgoing[],
): void =>
  writeDraft(storage, draftKey(conversationId), outgoing.length === 0 ? '' : JSON.stringify(outgoing))

/**
 * Takes the message of this key out: it arrived as `id`, where that is known. What is on its way behind it arrives
 * later than that, so that the same words are not taken for it.
 */
export const confirm = (outbox: readonly Outgoing[], key: string, id: string | null): Outgoing[] =>
  outbox
    .filter((message) => message.key !== key)
    .map((message) => (message.state === 'sending' ? { ...message, after: id ?? message.after } : message))

/** A message that the server has. */
export interface Sent {
  readonly id: string
  readonly body: string
  readonly userId: string
}

/**
 * What of the outbox is still to be shown: the live connection may bring a message before its mutation is
 * answered, and then it stands among the others already. Each message accounts for one outgoing text.
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
