import { v7 as uuid } from 'uuid'
import { readDraft, writeDraft, type DraftStorage } from '../ui/forms/drafts.ts'

/** A persisted operation with its variables. */
interface Operation {
  readonly id: string
  readonly variables: object
}

/** Time in ms during which the same text counts as a retry rather than a repetition. */
const MAX_AGE_MS = 24 * 3_600_000

const nameOf = ({ id, variables }: Operation) => `unsettled ${id} ${JSON.stringify(variables)}`

/** Creation time of a UUIDv7, in ms since 1970. */
const madeAt = (key: string) => Number.parseInt(key.replaceAll('-', '').slice(0, 12), 16)

/**
 * Idempotency key of an operation: the previous one while its outcome is unknown, else a new one. It is stored like
 * drafts, because their text survives a reload too.
 */
export function unsettledKey(storage: DraftStorage, operation: Operation): string {
  const kept = readDraft(storage, nameOf(operation))
  const key = Date.now() - madeAt(kept) < MAX_AGE_MS ? kept : uuid()
  writeDraft(storage, nameOf(operation), key)
  return key
}

/** Forgets the key of an operation with a known outcome; the same text is then a new operation. */
export const settle = (storage: DraftStorage, operation: Operation): void =>
  writeDraft(storage, nameOf(operation), '')
