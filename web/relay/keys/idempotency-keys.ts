import { v7 as uuid } from 'uuid'
import { checksumOf } from '../../../services/rules/hash.ts'
import { ONE_LINE, readDraft, writeDraft, type DraftStorage } from '../../ui/drafts/drafts.ts'

/** A persisted operation with its variables. */
interface Operation {
  readonly id: string
  readonly variables: object
}

/** Time in ms within which sending the same text again counts as a retry, not as a new item. */
const MAX_AGE_MS = 24 * 3_600_000

/** A visitor's key replaces that of the member who logs in. */
export const START = `${ONE_LINE}unsettled `

/** A checksum in place of the variables, which can be long. The server refuses a key whose content is another one. */
const nameOf = ({ id, variables }: Operation) => START + checksumOf(JSON.stringify([id, variables]))

/** Time at which a UUIDv7 was created, in ms since 1970. */
const madeAt = (key: string) => Number.parseInt(key.replaceAll('-', '').slice(0, 12), 16)

export const isFresh = (key: string) => Date.now() - madeAt(key) < MAX_AGE_MS

/**
 * Returns the idempotency key of an operation: the previous attempt's key while the outcome of that attempt is unknown,
 * otherwise a new one. Keys are stored in the browser like drafts, because a draft's text also survives a reload (race 1
 * of docs/decisions/live.md#races-in-the-browser).
 */
export function unsettledKey(storage: DraftStorage, operation: Operation): string {
  const name = nameOf(operation)
  const kept = readDraft(storage, name)
  if (isFresh(kept)) return kept
  const key = uuid()
  writeDraft(storage, name, key)
  return key
}

/** Deletes the key of an operation whose outcome is known, so that sending the same text again creates a new item. */
export const settle = (storage: DraftStorage, operation: Operation): void =>
  writeDraft(storage, nameOf(operation), '')
