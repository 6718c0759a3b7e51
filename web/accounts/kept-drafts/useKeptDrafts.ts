import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  adoptVisitorDrafts,
  deleteOldSealed,
  hasSealed,
  restoreDrafts,
  sealDrafts,
} from '../../ui/drafts/keep.ts'
import { canSeal } from '../../ui/drafts/sealed.ts'
import { followTyping } from '../../ui/drafts/tab.ts'
import { tellDraft } from '../../ui/drafts/drafts.ts'
import { draftsKey, signedIn, takeDraftsKey } from './drafts-key.ts'

const warn = (error: unknown) => console.warn("Couldn't keep or restore drafts; they stay as they are", error)

async function restore(owner: string): Promise<boolean> {
  if (!canSeal() || !hasSealed(localStorage, owner)) return false
  const isRestored = await restoreDrafts({ storage: localStorage, key: await draftsKey(owner), owner })
  if (isRestored) tellDraft(null)
  return isRestored
}

/** Encrypts the drafts of a member whose session has ended while this page was open, if it has the key. */
async function sealAfter(owner: string): Promise<void> {
  const key = takeDraftsKey(owner)
  if (key) await sealDrafts({ storage: localStorage, key: await key, owner, now: Date.now() })
}

/**
 * Brings a member what was written before the log-in, and the drafts that were kept at a log-out. Asks for their key as soon as the member writes something,
 * so that they are encrypted even if the session ends elsewhere. Returns the number of times at which drafts came back.
 */
export function useKeptDrafts(member: string | null): number {
  const [times, setTimes] = useState(0)
  const before = useRef<string | null>(null)
  // Before the effect in which the member becomes the owner, so that no form shows an empty text meanwhile.
  useLayoutEffect(() => {
    try {
      if (member) adoptVisitorDrafts(localStorage, member)
      deleteOldSealed(localStorage, Date.now())
    } catch {
      // If the browser forbids storage, texts are kept only on the page.
    }
    tellDraft(null)
  }, [member])
  useEffect(() => {
    if (before.current !== null && before.current !== member) sealAfter(before.current).catch(warn)
    before.current = member
    if (member === null) return
    let isAsked = false
    const begin = () => {
      isAsked = false
      restore(member).then((isRestored) => isRestored && setTimes((times) => times + 1), warn)
    }
    begin()
    addEventListener(signedIn, begin)
    const stop = followTyping(() => {
      if (isAsked || !canSeal()) return
      isAsked = true
      draftsKey(member).catch(warn)
    })
    return () => {
      removeEventListener(signedIn, begin)
      stop()
    }
  }, [member])
  return times
}
