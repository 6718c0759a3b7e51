import type { DraftStorage } from '../../ui/drafts/drafts.ts'
import { keepWaiting, takeWaiting, waitingTexts, type Waiting } from '../../relay/waiting/waiting.ts'

/**
 * An outgoing message with its state: being sent, known not to have arrived, or unconfirmed because the response was
 * lost. `after` is the id of the conversation's newest message when it was written; null if there was none.
 */
export type Outgoing = Waiting & {
  readonly after: string | null
  readonly state: 'sending' | 'rejected' | 'unconfirmed'
}

/**
 * Reads the outgoing messages of a conversation that are stored. Those that were being sent are unconfirmed, because
 * their response is lost; sending them again with the same key cannot duplicate them.
 */
export const readOutbox = (storage: Storage, conversationId: string): Outgoing[] =>
  waitingTexts(storage)
    .filter(({ what, draftKey }) => what === 'message' && draftKey === conversationId)
    .map(({ after = null, isRefused = false, ...message }) => ({
      ...message,
      after,
      isRefused,
      state: isRefused ? 'rejected' : 'unconfirmed',
    }))

/** Stores what an edit of outgoing messages has changed. Does nothing if the browser's storage is full or forbidden. */
export function writeOutbox(
  storage: DraftStorage,
  before: readonly Outgoing[],
  now: readonly Outgoing[],
): void {
  try {
    for (const message of before)
      if (!now.some(({ key }) => key === message.key)) takeWaiting(storage, message)
    for (const message of now) {
      if (before.includes(message)) continue
      const { state, ...waiting } = message
      keepWaiting(storage, { ...waiting, isRefused: state === 'rejected' })
    }
  } catch {
    // The messages are kept only on the page.
  }
}

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
 * its mutation arrives (race 2 of docs/decisions/live.md#races-in-the-browser). Each delivered message therefore hides one
 * outgoing message with the same text.
 */
export function stillOutgoing(
  outbox: readonly Outgoing[],
  messages: readonly Sent[],
  viewerId: string,
): Outgoing[] {
  const used = new Set<string>()
  return outbox.filter(({ text, after }) => {
    const start = after === null ? 0 : messages.findIndex(({ id }) => id === after) + 1
    const arrived = messages
      .slice(start)
      .find((message) => message.userId === viewerId && message.body === text && !used.has(message.id))
    if (arrived) used.add(arrived.id)
    return !arrived
  })
}
