import { unwrap } from './wrap.ts'

// Keys of epochs, which encrypt the keys of subjects, as both kinds of stores keep them.

/** Row of an epoch, whose key is encrypted with the master key. */
export interface EpochRow {
  epoch: number
  wrapped: Uint8Array
}

export type EpochKeys = ReadonlyMap<number, Uint8Array>

/** Name under which the key of an epoch is encrypted. */
export const nameOf = (epoch: number): string => `epoch ${epoch}`

export const newestOf = (keys: EpochKeys): number => Math.max(...keys.keys())

/** Decrypts the keys of epochs. Throws if they were encrypted with another master key; `store` is for the message. */
export function openedEpochs(rows: readonly EpochRow[], master: Uint8Array, store: string): EpochKeys {
  try {
    return new Map(rows.map(({ epoch, wrapped }) => [epoch, unwrap(wrapped, master, nameOf(epoch))]))
  } catch (cause) {
    throw new Error(
      `KEYS_MASTER does not open the key store ${store} (KEYS_URL). Use the master key it was created with, or ` +
        'the newest after a rotation.',
      { cause },
    )
  }
}

/** Key of one epoch. Throws if there is none. */
export function keyOfEpoch(keys: EpochKeys, epoch: number, store: string): Uint8Array {
  const key = keys.get(epoch)
  if (!key) throw new Error(`The key store ${store} has a key of epoch ${epoch}, which does not exist`)
  return key
}

/** Error for a subject whose key is missing or damaged, so that the subject does not count as erased. */
export const missingKeyError = (store: string, how: string): Error =>
  new Error(
    `The key store ${store} (KEYS_URL) has ${how}: it belongs to another log or is outdated. Restore the key ` +
      'store or configure the right one. Nothing is lost in the meantime.',
  )
