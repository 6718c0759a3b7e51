import { useEffect, useState } from 'react'

interface Listed {
  readonly id: string
  readonly body: string
  readonly userId: string
}

/** New messages by the other member since the conversation was opened. */
interface News {
  /** Number of new messages below the visible part of the list. */
  unseen: number
  /** Announcement of the newest message for screen readers; empty until the first one arrives. */
  spoken: string
}

/** Tracks messages that arrive after the conversation was opened. `isAtEnd`: the list is scrolled to its end. */
export function useNewMessages(messages: readonly Listed[], viewerId: string, isAtEnd: boolean): News {
  const newest = messages.at(-1)
  const newestId = newest?.id ?? ''
  const [seen, setSeen] = useState(newestId)
  const [opened] = useState(newestId)
  useEffect(() => {
    if (isAtEnd) setSeen(newestId)
  }, [isAtEnd, newestId])
  const place = isAtEnd ? -1 : messages.findLastIndex(({ id }) => id === seen)
  const below = place < 0 ? [] : messages.slice(place + 1).filter(({ userId }) => userId !== viewerId)
  const isNews = newest && newestId !== opened && newest.userId !== viewerId
  return { unseen: below.length, spoken: isNews ? newest.body : '' }
}
