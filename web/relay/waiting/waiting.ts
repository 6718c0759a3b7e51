import { getRequest, type GraphQLTaggedNode } from 'relay-runtime'
import { v7 as uuid } from 'uuid'
import { draftName, readDraft, tellDraft, writeDraft, type DraftStorage } from '../../ui/drafts/drafts.ts'
import { isRejected, OperationError } from '../errors.ts'

/** A text that was posted and may not have arrived, with what is needed to send it. */
export interface Waiting {
  /** Idempotency key of all attempts to send it. */
  readonly key: string
  /** Time at which it was posted, in ms since 1970. */
  readonly at: number
  readonly what: 'reply' | 'message' | 'status update'
  readonly text: string
  /** Name of the text in a list of half-written ones. */
  readonly label: string
  /** Key of the draft that the text becomes if it is not sent. */
  readonly draftKey: string
  /** The persisted mutation that posts it. */
  readonly operation: { readonly id: string; readonly variables: object }
  /** Id of the item after which it was written, if the form notes it. */
  readonly after?: string | null
  /** True if the server has refused it, and its form lets the member decide. */
  readonly isRefused?: boolean
}

/** Key with which a change of the waiting texts is announced. */
export const WAITING = 'waiting'

/** Time in ms after which a text is no longer sent by itself: the talk may be about something else by then. */
const MAX_AGE_MS = 24 * 3_600_000
const START = `${WAITING} `

export const isTooOld = ({ at }: Pick<Waiting, 'at'>, now: number): boolean => now - at > MAX_AGE_MS

function waitingIn(storage: DraftStorage, key: string): Waiting | null {
  try {
    const stored: Partial<Waiting> = JSON.parse(readDraft(storage, START + key))
    const { at, what, text, label, draftKey, operation, after = null, isRefused = false } = stored
    if (typeof at !== 'number' || typeof text !== 'string' || typeof draftKey !== 'string') return null
    if (!what || !label || !operation?.id) return null
    return { key, at, what, text, label, draftKey, operation, after, isRefused }
  } catch {
    return null
  }
}

/** Keeps a text until it has arrived, as an entry of its own. Throws if storage is full or forbidden. */
export const keepWaiting = (storage: DraftStorage, { key, ...waiting }: Waiting): void =>
  storage.setItem(draftName(START + key), JSON.stringify(waiting))

/** A text with the mutation that posts it. */
type Posted = Pick<Waiting, 'what' | 'text' | 'draftKey'> & {
  readonly mutation: GraphQLTaggedNode
  readonly variables: object
}

/** Makes a waiting text, with a new idempotency key. */
export const waitingOf = ({ mutation, variables, ...posted }: Posted): Waiting => ({
  ...posted,
  key: uuid(),
  at: Date.now(),
  label: `${posted.what[0]!.toUpperCase()}${posted.what.slice(1)}, not sent yet`,
  operation: { id: getRequest(mutation).params.id ?? '', variables },
})

/** Keeps a text that is posted offline until the device is online again. Returns false if it cannot be kept. */
export function postLater(posted: Posted): boolean {
  try {
    keepWaiting(localStorage, waitingOf(posted))
  } catch {
    return false
  }
  tellDraft(WAITING)
  return true
}

/** Removes a text; returns false if another tab has. */
export function takeWaiting(storage: DraftStorage, { key }: Pick<Waiting, 'key'>): boolean {
  const isThere = readDraft(storage, START + key) !== ''
  writeDraft(storage, START + key, '')
  return isThere
}

/** The waiting texts of the owner, oldest first. */
export function waitingTexts(storage: Storage): Waiting[] {
  const start = draftName(START)
  return Object.keys(storage)
    .filter((name) => name.startsWith(start))
    .map((name) => waitingIn(storage, name.slice(start.length)))
    .filter((waiting) => waiting !== null)
    .toSorted((a, b) => a.at - b.at || (a.key < b.key ? -1 : 1))
}

const open = new Map<string, number>()

/**
 * Notes that the form of a draft key is on the page: it sends its texts itself, and shows their state. Returns a function
 * that ends this.
 */
export function sendsItself(draftKey: string): () => void {
  const count = (by: number) => {
    open.set(draftKey, (open.get(draftKey) ?? 0) + by)
    tellDraft(WAITING)
  }
  count(1)
  return () => count(-1)
}

/** The waiting texts that the page sends: not refused before, and of forms that are not on it. */
export const sentByPage = (storage: Storage): Waiting[] =>
  waitingTexts(storage).filter(({ draftKey, isRefused = false }) => !isRefused && !open.get(draftKey))

/** Time in ms for which the tab that has posted a text may still be sending it. */
export const YOUNG_MS = 60_000

interface Sending {
  storage: Storage
  now: number
  /** True to leave out texts that their own tab may still be sending. */
  isOldOnly: boolean
  /** Sends a text with its key; rejects if it failed. */
  send(waiting: Waiting): Promise<unknown>
  /** Called for a text that was sent. */
  onSent(waiting: Waiting): void
  /** Called for a text that is not sent any more, with the error, or null if it is too old. */
  onDraft(waiting: Waiting, error: Error | null): void
}

/**
 * Sends the waiting texts in their order, until the connection is lost again. After one with an unknown outcome, others
 * with the same draft key wait. Other tabs may send the same ones.
 */
export async function sendWaiting({
  storage,
  now,
  isOldOnly,
  send,
  onSent,
  onDraft,
}: Sending): Promise<void> {
  const stuck = new Set<string>()
  for (const waiting of sentByPage(storage)) {
    const { draftKey, at } = waiting
    if (isOldOnly && now - at < YOUNG_MS) stuck.add(draftKey)
    if (stuck.has(draftKey)) continue
    if (isTooOld(waiting, now)) {
      if (takeWaiting(storage, waiting)) onDraft(waiting, null)
      continue
    }
    try {
      await send(waiting)
      if (takeWaiting(storage, waiting)) onSent(waiting)
    } catch (error) {
      if (!(error instanceof OperationError)) return
      if (!isRejected(error)) stuck.add(draftKey)
      else if (takeWaiting(storage, waiting)) onDraft(waiting, error)
    }
  }
}
