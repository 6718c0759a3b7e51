/** A path without slashes at its end. */
export function trimmed(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end--
  return path.slice(0, end)
}

/** Parts of a path that are digits only. */
const numbers: ReadonlySet<string> = new Set(['pageNumber', 'legacyPollId'])

/**
 * What the `:names` of a route's path stand for in an address, as written there (percent-encoded); null when the
 * address is not one of the route's.
 */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? ''
    if (!segment.startsWith(':')) {
      if (segment !== value) return null
      continue
    }
    const name = segment.slice(1)
    if (!value || (numbers.has(name) && !/^\d+$/.test(value))) return null
    params[name] = value
  }
  return params
}

/** A path as it is compared with another: decoded where that is possible, without slashes at its end. */
export function plainPath(path: string): string {
  try {
    return trimmed(decodeURI(path))
  } catch {
    return trimmed(path)
  }
}
