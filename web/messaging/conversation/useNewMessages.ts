import { useEffect, useState } from 'react'

interface Listed {
  readonly id: string
  readonly body: string
  readonly userId: string
}

/** What came from the other side while the conversation was open. */
export interface News {
  /** Messages below the end of what is shown. */
  unseen: number
  /** The newest, to be read out; empty until one comes. */
  spoken: string
}

/** Tells of the messages that come in after the conversation was opened; `isAtEnd`: its end is in sight. */
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
