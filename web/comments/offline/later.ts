import { v7 as uuid } from 'uuid'
import { tellDraft } from '../../ui/forms/drafts.ts'
import { keepReply, type Reply } from './offline-replies.ts'

/** Key with which a change of the kept replies is announced. */
export const WAITING = 'waiting'

/** Keeps a reply that is posted offline until the device is online again. Returns false if it cannot be kept. */
export function postLater(reply: Reply): boolean {
  try {
    keepReply(localStorage, { ...reply, key: uuid(), at: Date.now() })
  } catch {
    return false
  }
  tellDraft(WAITING)
  return true
}
