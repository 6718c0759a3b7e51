/** A message on its way: sent and not confirmed yet, or failed and waiting for another try. */
export interface Outgoing {
  /** The idempotency key of all its tries. */
  key: string
  body: string
  state: 'sending' | 'failed'
  /** Id of the newest message that was there when it was written; null in an empty conversation. */
  after: string | null
}

/** A message that the server has. */
export interface Sent {
  readonly id: string
  readonly body: string
  readonly userId: string
}

/**
 * What of the outbox is still to be shown: the live connection may bring a message before its mutation is
 * answered, and then it stands among the others already. Each message accounts for one outgoing text.
 */
export function stillOutgoing(
  outbox: readonly Outgoing[],
  messages: readonly Sent[],
  viewerId: string,
): Outgoing[] {
  const used = new Set<string>()
  return outbox.filter(({ body, after }) => {
    const start = after === null ? 0 : messages.findIndex(({ id }) => id === after) + 1
    const arrived = messages
      .slice(start)
      .find((message) => message.userId === viewerId && message.body === body && !used.has(message.id))
    if (arrived) used.add(arrived.id)
    return !arrived
  })
}
