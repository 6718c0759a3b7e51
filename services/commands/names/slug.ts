import slugify from '@sindresorhus/slugify'

/** Slug of a username, which must be unique; it ignores `™ . - _`, case and the width of letters. */
export function slugOf(username: string): string {
  const plain = username.replaceAll(/[™®]/g, '').normalize('NFKC')
  return slugify(plain, { decamelize: false }) || slugify(Buffer.from(username).toString('hex'))
}
