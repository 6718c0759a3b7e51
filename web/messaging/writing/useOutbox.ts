import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { isOffline, isRejected } from '../../relay/errors.ts'
import { toastFailure } from '../../relay/useCommand.ts'
import { isTooOld, sendsItself, takeWaiting, WAITING, waitingOf } from '../../relay/waiting/waiting.ts'
import { followDraft, tellDraft } from '../../ui/drafts/drafts.ts'
import { confirm, readOutbox, writeOutbox, type Outgoing } from './outbox.ts'
import { messageMutation, useSendMessage } from './useSendMessage.ts'

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

/** Makes a draft of a message that has waited for too long. */
async function letGo(message: Outgoing): Promise<void> {
  const { backToDraft } = await import('../../relay/waiting/back-to-draft.ts')
  if (takeWaiting(localStorage, message)) backToDraft(message, null)
  tellDraft(WAITING)
}

/**
 * Shows messages as soon as they are sent. A failed message is kept until it is sent again, even after navigation or a
 * reload: unconfirmed ones when the conversation is opened and when the connection returns, and by every page of the
 * member while it is closed (`relay/waiting/`).
 */
export function useOutbox(conversationId: string): Outbox {
  const sendMessage = useSendMessage(conversationId)
  const newest = useRef<string | null>(null)
  /** Promise that resolves once all earlier messages have a response, so that messages arrive in order. */
  const queue = useRef(Promise.resolve())
  const [outgoing, set] = useState<readonly Outgoing[]>([])
  /** Shows what is stored, and what is being sent. */
  const show = useEffectEvent(() =>
    set((shown) => {
      const sending = shown.filter(
        ({ state, draftKey }) => state === 'sending' && draftKey === conversationId,
      )
      const kept = readOutbox(localStorage, conversationId)
      return [...kept.filter(({ key }) => !sending.some((one) => one.key === key)), ...sending]
    }),
  )
  // Storage is updated outside of React, because a response can arrive after the reader has left.
  const change = (edit: (all: readonly Outgoing[]) => readonly Outgoing[]) => {
    set(edit)
    const kept = readOutbox(localStorage, conversationId)
    writeOutbox(localStorage, kept, edit(kept))
    tellDraft(WAITING)
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
    const sending = outgoing.filter(({ state }) => state === 'sending')
    for (const message of readOutbox(localStorage, conversationId)) {
      if (message.state === 'rejected' || sending.some(({ key }) => key === message.key)) continue
      if (isTooOld(message, Date.now())) void letGo(message)
      else retry(message)
    }
  })
  useEffect(() => {
    const end = sendsItself(conversationId)
    const stopReading = followDraft(WAITING, show)
    const stopSending = followDraft(`outbox ${conversationId}`, resend)
    addEventListener('online', resend)
    return () => {
      end()
      stopReading()
      stopSending()
      removeEventListener('online', resend)
    }
  }, [conversationId])
  return {
    outgoing,
    newest,
    send(body) {
      const variables = { conversationId, body }
      const posted = { what: 'message', text: body, draftKey: conversationId, variables } as const
      const waiting = waitingOf({ ...posted, mutation: messageMutation })
      const message: Outgoing = { ...waiting, after: newest.current, state: 'sending' }
      change((all) => [...all, message])
      dispatch(message)
    },
    retry,
    discard: remove,
  }
}
