import { draftName, readDraft, writeDraft } from '../../ui/forms/drafts.ts'
import { failureText, isRejected } from '../../relay/errors.ts'
import type { useCreateCommentMutation$variables } from '../__generated__/useCreateCommentMutation.graphql.ts'
import type { useCreateReplyMutation$variables } from '../reply/__generated__/useCreateReplyMutation.graphql.ts'

/** A reply that was posted offline, with the key of the draft that it becomes if it cannot be sent. */
export type Reply =
  | { readonly draftKey: string; readonly comment: useCreateCommentMutation$variables }
  | { readonly draftKey: string; readonly reply: useCreateReplyMutation$variables }

/** A kept reply with its idempotency key, and the time at which it was posted, in ms since 1970. */
export type Waiting = Reply & { readonly key: string; readonly at: number }

/** Time in ms after which a reply is no longer sent by itself: its thread may be about something else by then. */
const MAX_AGE_MS = 24 * 3_600_000
const START = 'waiting '

export const bodyOf = (reply: Reply): string => ('comment' in reply ? reply.comment : reply.reply).body

function readWaiting(storage: Storage, key: string): Waiting | null {
  try {
    const { draftKey, at, ...rest } = JSON.parse(readDraft(storage, START + key)) as Partial<Waiting>
    const text: unknown = bodyOf({ draftKey, ...rest } as Reply)
    const isWhole = typeof draftKey === 'string' && typeof at === 'number' && typeof text === 'string'
    return isWhole ? ({ ...rest, draftKey, at, key } as Waiting) : null
  } catch {
    return null
  }
}

/** Keeps a reply until it can be sent, as an entry of its own. Throws if storage is full or forbidden. */
export const keepReply = (storage: Storage, { key, ...reply }: Waiting): void =>
  storage.setItem(draftName(START + key), JSON.stringify(reply))

/** The kept replies of the owner, oldest first. */
export function waitingReplies(storage: Storage): Waiting[] {
  const start = draftName(START)
  return Object.keys(storage)
    .filter((name) => name.startsWith(start))
    .map((name) => readWaiting(storage, name.slice(start.length)))
    .filter((waiting) => waiting !== null)
    .toSorted((a, b) => a.at - b.at)
}

/** Removes the kept replies of the owner and returns them. */
export function dropReplies(storage: Storage): Waiting[] {
  const all = waitingReplies(storage)
  for (const { key } of all) writeDraft(storage, START + key, '')
  return all
}

interface Sending {
  storage: Storage
  now: number
  /** Sends a reply with its key; resolves to null, or to the error if it failed. */
  send(reply: Waiting): Promise<Error | null>
  /** Called for a reply that was posted. */
  onSent(reply: Waiting): void
  /** Called for a reply that is not sent any more, with the reason. */
  onDraft(reply: Waiting, why: string): void
}

/** Sends the kept replies in their order, until the connection is lost again. Other tabs may send the same ones. */
export async function sendReplies({ storage, now, send, onSent, onDraft }: Sending): Promise<void> {
  const take = (reply: Waiting) => {
    const isThere = readWaiting(storage, reply.key) !== null
    writeDraft(storage, START + reply.key, '')
    return isThere
  }
  for (const reply of waitingReplies(storage)) {
    if (now - reply.at > MAX_AGE_MS) {
      if (take(reply)) onDraft(reply, 'It waited for more than a day.')
      continue
    }
    const error = await send(reply)
    if (error === null) {
      if (take(reply)) onSent(reply)
    } else if (!isRejected(error)) return
    else if (take(reply)) onDraft(reply, failureText(error))
  }
}
