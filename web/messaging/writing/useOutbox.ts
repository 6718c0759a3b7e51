import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { v7 as uuid } from 'uuid'
import { isOffline, isRejected } from '../../relay/errors.ts'
import { toastFailure } from '../../relay/useCommand.ts'
import { confirm, followOutbox, readOutbox, writeOutbox, type Outgoing } from './outbox.ts'
import { useSendMessage } from './useSendMessage.ts'

/** Outgoing messages of one conversation, and functions to send, retry and discard them. */
export interface Outbox {
  outgoing: readonly Outgoing[]
  /** Id of the newest message on screen, which MessageList keeps up to date. */
  newest: RefObject<string | null>
  send(body: string): void
  /** Sends a failed message again, with the idempotency key of the first attempt. */
  retry(message: Outgoing): void
  discard(message: Outgoing): void
}

/**
 * Shows messages as soon as they are sent. A failed message is kept until it is sent again, even after navigation or a
 * reload. Messages written offline are sent when the connection returns.
 */
export function useOutbox(conversationId: string): Outbox {
  const sendMessage = useSendMessage(conversationId)
  const newest = useRef<string | null>(null)
  /** Promise that resolves once all earlier messages have a response, so that messages arrive in order. */
  const queue = useRef(Promise.resolve())
  const [outgoing, set] = useState<readonly Outgoing[]>([])
  useEffect(
    () => followOutbox(conversationId, () => set(readOutbox(localStorage, conversationId))),
    [conversationId],
  )
  // Storage is updated outside of React, because a response can arrive after the reader has left.
  const change = (edit: (all: readonly Outgoing[]) => readonly Outgoing[]) => {
    set(edit)
    writeOutbox(localStorage, conversationId, edit(readOutbox(localStorage, conversationId)))
  }
  const remove = ({ key }: Outgoing) => change((all) => all.filter((message) => message.key !== key))
  const mark = ({ key }: Outgoing, state: Outgoing['state']) =>
    change((all) => all.map((message) => (message.key === key ? { ...message, state } : message)))
  const dispatch = (message: Outgoing) => {
    const failed = (error: Error) => {
      mark(message, isRejected(error) ? 'rejected' : 'unconfirmed')
      toastFailure(error)
    }
    const deliver = async () => {
      const sent = await sendMessage(message, failed)
      if (sent) change((all) => confirm(all, message.key, sent.id))
    }
    queue.current = queue.current.then(deliver)
  }
  const retry = (message: Outgoing) => {
    mark(message, 'sending')
    dispatch(message)
  }
  const resend = useEffectEvent(() => {
    if (isOffline()) return
    for (const message of readOutbox(localStorage, conversationId))
      if (message.state === 'unconfirmed') retry(message)
  })
  useEffect(() => {
    addEventListener('online', resend)
    return () => removeEventListener('online', resend)
  }, [conversationId])
  return {
    outgoing,
    newest,
    send(body) {
      const message: Outgoing = { key: uuid(), body, after: newest.current, state: 'sending' }
      change((all) => [...all, message])
      dispatch(message)
    },
    retry,
    discard: remove,
  }
}
