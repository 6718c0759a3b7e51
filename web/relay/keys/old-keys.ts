import { draftName, writeDraft } from '../../ui/drafts/drafts.ts'
import { isFresh, START } from './idempotency-keys.ts'

/** Number of idempotency keys that a browser stores for a member. */
const MAX_KEYS = 50

/** Deletes a member's stored idempotency keys that are too old to be used again, and the oldest if there are many. */
export function deleteOldKeys(storage: Storage): void {
  Object.keys(storage)
    .filter((name) => name.startsWith(draftName(START)))
    .map((name) => ({ name: name.slice(draftName('').length), key: storage.getItem(name) ?? '' }))
    .toSorted((a, b) => (a.key < b.key ? 1 : -1))
    .filter(({ key }, index) => index >= MAX_KEYS || !isFresh(key))
    .forEach(({ name }) => writeDraft(storage, name, ''))
}
