/** A path without slashes at its end. */
export function trimmed(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end--
  return path.slice(0, end)
}

/** Parts of a path that are digits only. */
const numbers: ReadonlySet<string> = new Set(['pageNumber', 'legacyPollId'])

/** A path as it is meant; one that is encoded badly anywhere stands as it is written. */
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

/** The segments of an address: as written there, and as meant. */
export interface Segments {
  given: readonly string[]
  meant: readonly string[]
}

/** Takes a path apart. As in the router, neither case nor encoding nor a slash at the end makes it another one. */
export function segmentsOf(path: string): Segments {
  const address = trimmed(path)
  return { given: address.split('/'), meant: decoded(address, inSegments).toLowerCase().split('/') }
}

/**
 * What the `:names` of a route's segments stand for in an address, as written there (percent-encoded); null when the
 * address is not one of the route's.
 */
export function matchSegments(
  wanted: readonly string[],
  { given, meant }: Segments,
): Record<string, string> | null {
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? ''
    if (!segment.startsWith(':')) {
      if (segment !== meant[index]) return null
      continue
    }
    const name = segment.slice(1)
    if (!value || (numbers.has(name) && !/^\d+$/.test(value))) return null
    params[name] = value
  }
  return params
}

/** A path as it is compared with another: decoded where that is possible, without slashes at its end. */
export const plainPath = (path: string): string => trimmed(decoded(path, decodeURI))
