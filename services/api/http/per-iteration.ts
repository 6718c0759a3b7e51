type Turn = () => Promise<void>

/** Grants at most `most` turns per event loop iteration, so that other work is done in between. */
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
