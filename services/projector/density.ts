/** A log as far as positions go. */
interface Positions {
  readAll: () => AsyncIterable<{ events: readonly { position: bigint }[] }>
}

/**
 * How many events there are for each step of position in the log, from a look at its begin: 1 in the embedded node, where
 * a position is an event; about one for some hundred bytes in EventStoreDB. Null while there is too little to tell.
 */
export async function densityOf(log: Positions): Promise<number | null> {
  for await (const { events } of log.readAll()) {
    const [first, last] = [events[0], events.at(-1)]
    if (!first || !last || events.length < 2) return null
    return (events.length - 1) / Number(last.position - first.position)
  }
  return null
}
