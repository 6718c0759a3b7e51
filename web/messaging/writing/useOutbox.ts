import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { v7 as uuid } from 'uuid'
import { isOffline, isRejected } from '../../relay/errors.ts'
import { toastFailure } from '../../relay/useCommand.ts'
import { confirm, readOutbox, writeOutbox, type Outgoing } from './outbox.ts'
import { useSendMessage } from './useSendMessage.ts'

/** The messages of one conversation that are on their way. */
export interface Outbox {
  outgoing: readonly Outgoing[]
  /** The list keeps here the id of the newest message that it shows. */
  newest: RefObject<string | null>
  send(body: string): void
  /** Tries a failed one again, under the same key. */
  retry(message: Outgoing): void
  discard(message: Outgoing): void
}

/**
 * A message shows as soon as it is sent; one that fails stays, with its text, until it is tried again: also when
 * the member goes elsewhere in between, or loads the page anew. Without a network it is sent when there is one again.
 */
export function useOutbox(conversationId: string): Outbox {
  const sendMessage = useSendMessage(conversationId)
  const newest = useRef<string | null>(null)
  /** Resolves when all before are answered: what was written first arrives first. */
  const queue = useRef(Promise.resolve())
  const [outgoing, set] = useState<readonly Outgoing[]>([])
  useEffect(() => set(readOutbox(localStorage, conversationId)), [conversationId])
  // What is kept changes with what is shown, and also after the conversation was left.
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
