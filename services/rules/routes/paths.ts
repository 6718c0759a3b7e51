export function trimmed(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end--
  return path.slice(0, end)
}

const numbers: ReadonlySet<string> = new Set(['pageNumber', 'legacyPollId'])

function decoded(path: string, decode: (path: string) => string): string {
  try {
    return decode(path)
  } catch {
    return path
  }
}

const inSegments = (path: string) =>
  path
    .split('/')
    .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
    .join('/')

/** Segments of a path, each in its raw form, and decoded and in lower case. */
interface Segments {
  raw: readonly string[]
  normalized: readonly string[]
}

/** Splits a path into segments. As in the router, case, encoding and trailing slashes do not matter. */
export function segmentsOf(path: string): Segments {
  const address = trimmed(path)
  return { raw: address.split('/'), normalized: decoded(address, inSegments).toLowerCase().split('/') }
}

/** Values (still percent-encoded) for the `:names` in a route's pattern; null if the path does not match it. */
export function matchSegments(
  wanted: readonly string[],
  { raw, normalized }: Segments,
): Record<string, string> | null {
  if (wanted.length !== raw.length) return null
  const params: Record<string, string> = {}
  for (const [index, segment] of wanted.entries()) {
    const value = raw[index] ?? ''
    if (!segment.startsWith(':')) {
      if (segment !== normalized[index]) return null
      continue
    }
    const name = segment.slice(1)
    if (!value || (numbers.has(name) && !/^\d+$/.test(value))) return null
    params[name] = value
  }
  return params
}

/** True for a segment of a post's address. It has no dots, so that no file is taken for a post. */
export const isName = (segment: string): boolean => /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_~-]*$/u.test(segment)

/**
 * Permalink and slug of the post that may be at an address without a named route, and the number at its end, which is
 * that of a page (spec §2: `/:slug`, `/:category/:slug`, `*` before these, an optional `:pageNumber`). Null if no post
 * can be there.
 */
export function nameIn({ normalized: [, ...names] }: Segments): Record<string, string> | null {
  if (!names.every(isName)) return null
  const isNumbered = names.length > 1 && /^\d+$/.test(names.at(-1) ?? '')
  const pageNumber = isNumbered ? names.pop() : undefined
  return { permalink: names.join('/'), slug: names.at(-1) ?? '', ...(pageNumber && { pageNumber }) }
}

/** Form of a path in which equivalent paths are equal: case, encoding and trailing slashes do not matter. */
export const plainPath = (path: string): string =>
  trimmed(decoded(path, decodeURI)).normalize('NFC').toLowerCase()
