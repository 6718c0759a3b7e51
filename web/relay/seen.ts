/** Time in ms after which every answer contains an event anyway. */
const MAX_AGE_MS = 10_000

/** Position and time of arrival of the last event by type. */
const seen = new Map<string, { position: string; at: number }>()

/** Notes the event of a live update, which can arrive before the server's answers to queries contain it. */
export function noteSeen(extensions: unknown, now = Date.now()): void {
  if (typeof extensions !== 'object' || extensions === null || !('seen' in extensions)) return
  const [, type, position] = /^(\w+)@(\d+)$/.exec(String(extensions.seen)) ?? []
  if (type && position) seen.set(type, { position, at: now })
}

/** Header that names the events of recent live updates, so that the answer contains them; none without such events. */
export function seenHeader(now = Date.now()): { 'nex-seen'?: string } {
  for (const [type, { at }] of seen) if (now - at > MAX_AGE_MS) seen.delete(type)
  if (seen.size === 0) return {}
  return { 'nex-seen': [...seen].map(([type, { position }]) => `${type}@${position}`).join(',') }
}
