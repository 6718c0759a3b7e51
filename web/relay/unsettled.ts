import { v7 as uuid } from 'uuid'
import { readDraft, writeDraft, type DraftStorage } from '../ui/forms/drafts.ts'

/** What is sent: a persisted operation with its variables. */
interface Operation {
  readonly id: string
  readonly variables: object
}

/** For how long, in ms, the same text is taken for another try rather than for something said twice. */
const forgottenAfter = 24 * 3_600_000

const nameOf = ({ id, variables }: Operation) => `unsettled ${id} ${JSON.stringify(variables)}`

/** When a UUIDv7 was made, in ms since 1970. */
const madeAt = (key: string) => Number.parseInt(key.replaceAll('-', '').slice(0, 12), 16)

/**
 * The idempotency key of an operation: the one of its last try while the outcome of that is not known, else a new one.
 * It is kept with the drafts, because the text that it belongs to outlives a reload too.
 */
export function unsettledKey(storage: DraftStorage, operation: Operation): string {
  const kept = readDraft(storage, nameOf(operation))
  const key = Date.now() - madeAt(kept) < forgottenAfter ? kept : uuid()
  writeDraft(storage, nameOf(operation), key)
  return key
}

/** Forgets the key of an operation whose outcome is known: the next of the same words is another one. */
export const settle = (storage: DraftStorage, operation: Operation): void =>
  writeDraft(storage, nameOf(operation), '')
