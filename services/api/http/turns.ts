/** Waits for a turn. */
export type Turn = () => Promise<void>

/** Opens turns, `most` in each round of the event loop: whatever else there is to do gets done between rounds. */
export function openTurns(most: number): Turn {
  const waiting: (() => void)[] = []
  function round() {
    for (const begin of waiting.splice(0, most)) begin()
    if (waiting.length > 0) setImmediate(round)
  }
  return () =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(round)
    })
}
