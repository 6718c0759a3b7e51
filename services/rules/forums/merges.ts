/**
 * Id of the thread whose page shows a thread: the last of those into which it is merged, one after the other. `into` has
 * the next one, or null, for each thread that exists; a merge into a purged thread has no effect. Of threads that were
 * merged into each other at the same time, the oldest stays.
 */
export function shownOn<Id extends string>(thread: Id, into: ReadonlyMap<Id, Id | null>): Id {
  const passed: Id[] = []
  let at = thread
  for (let next = into.get(at); next; next = into.get(at)) {
    if (!into.has(next)) break
    const start = passed.indexOf(at)
    if (start !== -1) return passed.slice(start).toSorted()[0] ?? at
    passed.push(at)
    at = next
  }
  return at
}
