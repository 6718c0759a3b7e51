import { useEffect, useEffectEvent, useState } from 'react'
import { addToDraft } from '../../ui/drafts/tab.ts'
import { followDraft, tellDraft } from '../../ui/forms/drafts.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { isOffline } from '../errors.ts'
import { carryOut } from '../http.ts'
import { backToDraft } from './back-to-draft.ts'
import { sendWaiting, sentByPage, takeWaiting, WAITING, type Waiting } from './waiting.ts'

/**
 * Sends the texts that a member has posted offline as soon as the device is online, in any page of the site. Returns
 * those that wait, and a function that makes drafts of them. Sends them again when `restored` changes.
 */
export function useWaiting(
  member: string | null,
  restored: number,
): { waiting: readonly Waiting[]; keepAsDrafts(): void } {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([])
  const send = useEffectEvent(async () => {
    if (member === null || isOffline()) return
    await sendWaiting({
      storage: localStorage,
      now: Date.now(),
      send: ({ operation, key }) => carryOut(operation, key),
      onSent: ({ what }) => toast(what === 'reply' ? 'Your reply was posted.' : 'Your message was sent.'),
      onDraft: backToDraft,
    })
    tellDraft(WAITING)
  })
  useEffect(() => {
    const begin = () => void send()
    begin()
    addEventListener('online', begin)
    return () => removeEventListener('online', begin)
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
