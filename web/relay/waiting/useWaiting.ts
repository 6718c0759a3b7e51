import { useEffect, useEffectEvent, useState } from 'react'
import { addToDraft } from '../../ui/drafts/tab.ts'
import { followDraft, tellDraft } from '../../ui/drafts/drafts.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { isOffline } from '../errors.ts'
import { carryOut } from '../http.ts'
import { backToDraft } from './back-to-draft.ts'
import { sendWaiting, sentByPage, takeWaiting, WAITING, YOUNG_MS, type Waiting } from './waiting.ts'

/**
 * Sends the texts that a member has posted offline as soon as the device is online, in any page of the site. Returns
 * those that wait, and a function that makes drafts of them. A new page, and a change of `restored`, also send those that
 * no other tab may still be sending.
 */
export function useWaiting(
  member: string | null,
  restored: number,
): { waiting: readonly Waiting[]; keepAsDrafts(): void } {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([])
  const send = useEffectEvent(async (isOldOnly: boolean) => {
    if (member === null || isOffline()) return
    await sendWaiting({
      storage: localStorage,
      now: Date.now(),
      isOldOnly,
      send: ({ operation, key }) => carryOut(operation, key),
      onSent: ({ what }) => toast(`Your ${what} was ${what === 'message' ? 'sent' : 'posted'}.`),
      onDraft: backToDraft,
    })
    tellDraft(WAITING)
  })
  useEffect(() => {
    const begin = () => void send(false)
    void send(true)
    const timer = setTimeout(() => void send(true), YOUNG_MS)
    addEventListener('online', begin)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', begin)
    }
  }, [member, restored])
  useEffect(() => followDraft(WAITING, () => setWaiting(sentByPage(localStorage))), [])
  return {
    waiting,
    keepAsDrafts() {
      for (const one of sentByPage(localStorage))
        if (takeWaiting(localStorage, one)) addToDraft(one.draftKey, one.text)
      tellDraft(WAITING)
    },
  }
}
