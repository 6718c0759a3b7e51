import { v7 as uuid } from 'uuid'
import { readDraft, writeDraft, type DraftStorage } from '../ui/forms/drafts.ts'

/** A persisted operation with its variables. */
interface Operation {
  readonly id: string
  readonly variables: object
}

/** Time in ms within which sending the same text again counts as a retry, not as a new item. */
const MAX_AGE_MS = 24 * 3_600_000

const nameOf = ({ id, variables }: Operation) => `unsettled ${id} ${JSON.stringify(variables)}`

/** Time at which a UUIDv7 was created, in ms since 1970. */
const madeAt = (key: string) => Number.parseInt(key.replaceAll('-', '').slice(0, 12), 16)

/**
 * Returns the idempotency key of an operation: the previous attempt's key while the outcome of that attempt is unknown,
 * otherwise a new one. Keys are stored in the browser like drafts, because a draft's text also survives a reload.
 */
export function unsettledKey(storage: DraftStorage, operation: Operation): string {
  const kept = readDraft(storage, nameOf(operation))
  const key = Date.now() - madeAt(kept) < MAX_AGE_MS ? kept : uuid()
  writeDraft(storage, nameOf(operation), key)
  return key
}

/** Deletes the key of an operation whose outcome is known, so that sending the same text again creates a new item. */
export const settle = (storage: DraftStorage, operation: Operation): void =>
  writeDraft(storage, nameOf(operation), '')
