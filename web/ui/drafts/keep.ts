import { draftName, joinedDraft, ONE_LINE, VISITOR } from './drafts.ts'
import { draftEntries, type Entry } from './entries.ts'
import { seal, unseal } from './sealed.ts'

/** Days for which encrypted drafts wait for their owner. */
export const KEEP_DAYS = 28
const MAX_AGE_MS = KEEP_DAYS * 86_400_000
/** Largest number of characters that are kept for an owner, of about five million that a browser stores for a site. */
const MAX_CHARS = 1_000_000

const START = 'sealed-drafts:'
const sealedName = (owner: string) => START + owner

/** Runs something after other tabs have ended theirs. Where browsers cannot encrypt, they have no locks either. */
const alone = async <T>(run: () => T | Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(START, run) : run()

interface Sealed {
  /** Time of the encryption, in ms since 1970. */
  readonly at: number
  readonly text: string
}

function sealedIn(stored: string | null): Sealed | null {
  try {
    const { at, text }: Partial<Record<keyof Sealed, unknown>> = JSON.parse(stored ?? '')
    return typeof at === 'number' && typeof text === 'string' ? { at, text } : null
  } catch {
    return null
  }
}

/** A stored draft with a later one under the same key added at its end, unless that continues it. */
function joinedEntry(key: string, kept: string, added: string): string {
  if (kept === added || key.startsWith(ONE_LINE)) return added
  if (!key.includes('\n')) return joinedDraft(kept, added)
  const [before, after]: { text: string; over: unknown[] }[] = [JSON.parse(kept), JSON.parse(added)]
  const text = joinedDraft(before?.text ?? '', after?.text ?? '')
  return JSON.stringify({ ...after, text, over: before?.over ?? [] })
}

/** Earlier drafts with later ones: under the same key, the later one is added at the end of the earlier one. */
export function merged(earlier: readonly Entry[], later: readonly Entry[]): Entry[] {
  const all = new Map(earlier)
  for (const [key, text] of later) {
    const kept = all.get(key)
    all.set(key, kept === undefined ? text : joinedEntry(key, kept, text))
  }
  return [...all]
}

const ageOf = (stored: string): number => {
  try {
    const { at }: { at?: unknown } = JSON.parse(stored)
    return typeof at === 'number' ? at : 0
  } catch {
    return 0
  }
}

/** The newest drafts that are short enough together. */
export function fitting(entries: readonly Entry[], most = MAX_CHARS): Entry[] {
  let left = most
  return entries
    .toSorted(([, a], [, b]) => ageOf(b) - ageOf(a))
    .filter(([key, text]) => (left -= key.length + text.length) >= 0)
}

interface Keeping {
  storage: Storage
  /** Key that only a session of the owner gets. */
  key: CryptoKey
  owner: string
  now: number
}

/**
 * Replaces the drafts of an owner by one encrypted entry, with those of an earlier one. Drafts that are changed meanwhile
 * stay. Throws if storage is full; all drafts stay then.
 */
export const sealDrafts = ({ storage, key, owner, now }: Keeping): Promise<void> =>
  alone(async () => {
    const entries = draftEntries(storage, owner)
    if (entries.length === 0) return
    const before = sealedIn(storage.getItem(sealedName(owner)))
    const earlier = before && (await unseal(key, owner, before.text))
    const text = await seal(key, owner, fitting(merged(earlier ?? [], entries)))
    const same = entries.filter(([name, stored]) => storage.getItem(draftName(name, owner)) === stored)
    // Removed first, because storage may have no room for both.
    for (const [name] of same) storage.removeItem(draftName(name, owner))
    try {
      storage.setItem(sealedName(owner), JSON.stringify({ at: now, text } satisfies Sealed))
    } catch (error) {
      for (const [name, stored] of same) storage.setItem(draftName(name, owner), stored)
      throw error
    }
  })

/** Decrypts the kept drafts of an owner, and adds what was written since. Returns true if there were any. */
export const restoreDrafts = ({ storage, key, owner }: Omit<Keeping, 'now'>): Promise<boolean> =>
  alone(async () => {
    const sealed = sealedIn(storage.getItem(sealedName(owner)))
    const kept = sealed && (await unseal(key, owner, sealed.text))
    if (!kept) return false
    for (const [name, text] of merged(kept, draftEntries(storage, owner)))
      storage.setItem(draftName(name, owner), text)
    storage.removeItem(sealedName(owner))
    return true
  })

/** Makes the drafts that somebody wrote before a log-in those of the member who has logged in or signed up. */
export function adoptVisitorDrafts(storage: Storage, member: string): void {
  const brought = draftEntries(storage, VISITOR)
  if (brought.length === 0) return
  for (const [name, text] of merged(draftEntries(storage, member), brought))
    storage.setItem(draftName(name, member), text)
  for (const [name] of brought) storage.removeItem(draftName(name, VISITOR))
}

export const hasSealed = (storage: Storage, owner: string): boolean =>
  storage.getItem(sealedName(owner)) !== null

/** Deletes the drafts of an owner; with `all`, those too that were encrypted and never came back. */
export const deleteDrafts = (storage: Storage, owner: string, { all }: { all: boolean }): Promise<void> =>
  alone(() => {
    for (const [name] of draftEntries(storage, owner)) storage.removeItem(draftName(name, owner))
    if (all) storage.removeItem(sealedName(owner))
  })

/** Deletes encrypted drafts that nobody has come back for. */
export function deleteOldSealed(storage: Storage, now: number): void {
  for (const name of Object.keys(storage)) {
    if (!name.startsWith(START)) continue
    const sealed = sealedIn(storage.getItem(name))
    if (!sealed || now - sealed.at > MAX_AGE_MS) storage.removeItem(name)
  }
}
