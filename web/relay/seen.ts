/** Time in ms after which responses contain an event even if the request does not name it, unless one was behind. */
const MAX_AGE_MS = 10_000

/** Position of the newest event of each type, and the time at which its live update arrived. */
const seen = new Map<string, { position: string; at: number }>()

let changes = 0

/** Number of live updates that named no event. */
let unnamed = 0

/** Number of changes that this page has received: outcomes of mutations, and live updates. */
export const changeCount = (): number => changes

/** Counts a change, before which a query may have been answered whose response is still on its way. */
export const noteChange = (): void => {
  changes++
}

/**
 * Notes the event of a live update, because the update can arrive before responses to queries contain the event. Race 5
 * of docs/decisions/live.md#races-in-the-browser.
 */
export function noteSeen(extensions: unknown, now = Date.now()): void {
  const name = typeof extensions === 'object' && extensions && 'seen' in extensions ? extensions.seen : ''
  const [, type, position] = /^(\w+)@(\d+)$/.exec(String(name)) ?? []
  if (!type || !position) return void unnamed++
  const known = seen.get(type)?.position ?? '0'
  seen.set(type, { position: BigInt(position) > BigInt(known) ? position : known, at: now })
}

/** Makes requests name the events of live updates for longer, because a response lacked them. */
export function noteBehind(now = Date.now()): void {
  for (const event of seen.values()) event.at = now
}

export const unnamedCount = (): number => unnamed

/** Log positions of the events that live updates named. */
export const seenPositions = (): string[] => [...seen.values()].map(({ position }) => position)

/** Names the events of recent live updates; null without events. */
function named(now: number): string | null {
  for (const [type, { at }] of seen) if (now - at > MAX_AGE_MS) seen.delete(type)
  if (seen.size === 0) return null
  return [...seen].map(([type, { position }]) => `${type}@${position}`).join(',')
}

/** Header that names the events of recent live updates, so that the response contains them; {} without events. */
export function seenHeader(now = Date.now()): { 'nex-seen'?: string } {
  const events = named(now)
  return events === null ? {} : { 'nex-seen': events }
}

/**
 * Cookie like `seenHeader` for the requests of the next page, to which a browser adds no headers: after a reload, a
 * comment that was on the page would be missing. Null without events.
 */
export function seenCookie(now = Date.now()): string | null {
  const events = named(now)
  return events === null ? null : `seen=${events}; path=/; max-age=${MAX_AGE_MS / 1000}; samesite=strict`
}
