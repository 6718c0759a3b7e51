interface Listed {
  readonly id: string
  readonly body: string
  readonly userId: string
}

/** State of a conversation's open list of messages; ids are '' where there was no message. */
interface MessagesState {
  /** Newest message when the conversation was opened. */
  readonly opened: string
  /** Newest message that was on screen at the end of the list. */
  readonly seen: string
  /** Messages that live updates brought. */
  readonly arrived: readonly string[]
}

export type MessagesMove = { readonly seen: string } | { readonly arrived: string }

export const openedAt = (newest: string): MessagesState => ({ opened: newest, seen: newest, arrived: [] })

export function follow(state: MessagesState, move: MessagesMove): MessagesState {
  if ('seen' in move) return move.seen === state.seen ? state : { ...state, seen: move.seen }
  return state.arrived.includes(move.arrived)
    ? state
    : { ...state, arrived: [...state.arrived, move.arrived] }
}

/**
 * Ids of live messages that the list lacks, because a page of messages that was fetched earlier replaced it (race 6 of
 * docs/decisions/live.md#races-in-the-browser).
 */
export const missingOf = ({ arrived }: MessagesState, messages: readonly Listed[]): string[] =>
  arrived.filter((id) => !messages.some((message) => message.id === id))

interface NewMessages {
  /** Number of new messages below the visible part of the list. */
  unseen: number
  /** Announcement of the newest message for screen readers; empty until the first one arrives. */
  spoken: string
}

/** New messages since the conversation was opened. `isAtEnd`: the list is scrolled to its end. */
export function newMessages(
  { opened, seen }: MessagesState,
  messages: readonly Listed[],
  { viewerId, isAtEnd }: { viewerId: string; isAtEnd: boolean },
): NewMessages {
  const newest = messages.at(-1)
  const place = isAtEnd ? -1 : messages.findLastIndex(({ id }) => id === seen)
  const below = place < 0 ? [] : messages.slice(place + 1).filter(({ userId }) => userId !== viewerId)
  const isNew = newest && newest.id !== opened && newest.userId !== viewerId
  return { unseen: below.length, spoken: isNew ? newest.body : '' }
}
