interface Positions {
  readAll: () => AsyncIterable<{ events: readonly { position: bigint }[] }>
}

/** Events per unit of log position: 1 in the embedded node, less in EventStoreDB. Null for an empty log. */
export async function densityOf(log: Positions): Promise<number | null> {
  for await (const { events } of log.readAll()) {
    const [first, last] = [events[0], events.at(-1)]
    if (!first || !last || events.length < 2) return null
    return (events.length - 1) / Number(last.position - first.position)
  }
  return null
}
