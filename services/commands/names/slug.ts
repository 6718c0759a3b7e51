import slugify from '@sindresorhus/slugify'
import { isUnnamed } from '../../rules/routes/guards.ts'
import { latinLooks } from './look-alikes.ts'

/** Slug of a username, which must be unique; it ignores `™ . - _`, case and the width of letters. */
export function slugOf(username: string): string {
  const plain = username.replaceAll(/[™®]/g, '').normalize('NFKC')
  return slugify(plain, { decamelize: false }) || slugify(Buffer.from(username).toString('hex'))
}

/**
 * Keys that a username reserves, in the order of the alphabet: its slug and, for names that people choose, slugs of
 * names that it looks like. Names with a common key cannot both be taken.
 */
export function keysOf(username: string): string[] {
  const slug = slugOf(username)
  if (isUnnamed(username)) return [slug]
  return [...new Set([slug, ...latinLooks(username).map(slugOf)])].toSorted((one, other) =>
    one < other ? -1 : 1,
  )
}
