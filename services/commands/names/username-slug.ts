import slugify from '@sindresorhus/slugify'
import { isUnnamed } from '../../rules/routes/guards.ts'
import { addressOf } from '../../rules/writing/address.ts'
import { latinLooks } from './look-alikes.ts'

/** Signs that no reader of a name sees. */
const unseen = /[™®\u200c\u200d]/g
const inLatin = (username: string): string =>
  slugify(username.replaceAll(unseen, '').normalize('NFKC'), { decamelize: false })

/**
 * Key by which a username is unique and is found; it ignores `™ . - _`, case and the width of letters. A name that
 * cannot be written in Latin letters has its bytes as a key.
 */
export const keyOf = (username: string): string =>
  inLatin(username) || slugify(Buffer.from(username.replaceAll(unseen, '')).toString('hex'))

/** Slug of a username, which appears in the URL of the member's profile: in Latin letters, or in the name's own. */
export const slugOf = (username: string): string =>
  inLatin(username) || addressOf(username) || keyOf(username)

/**
 * Keys that a username reserves, in the order of the alphabet: its key, its slug and, for names that people choose, keys
 * of names that it looks like. Names with a common key cannot both be taken.
 */
export function keysOf(username: string): string[] {
  const key = keyOf(username)
  if (isUnnamed(username)) return [key]
  return [...new Set([key, slugOf(username), ...latinLooks(username).map(keyOf)])].toSorted((one, other) =>
    one < other ? -1 : 1,
  )
}
