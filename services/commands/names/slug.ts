import slugify from '@sindresorhus/slugify'

/**
 * The part of an address that a username leads to, and what makes it unique: `™ . - _`, case and the width of
 * letters do not.
 */
export function slugOf(username: string): string {
  const plain = username.replaceAll(/[™®]/g, '').normalize('NFKC')
  return slugify(plain, { decamelize: false }) || slugify(Buffer.from(username).toString('hex'))
}
