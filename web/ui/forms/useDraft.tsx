import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { Box } from '../drafts/boxes.ts'
import { followAccepted, joinedDraft, leftAfter, ownDrafts } from '../drafts/drafts.ts'

/** Loads what keeps drafts, which a page does not need before it is shown. */
const load = async () => {
  const [{ openBox }, { OtherText }] = await Promise.all([
    import('../drafts/tab.ts'),
    import('../drafts/OtherText.tsx'),
  ])
  return { openBox, OtherText }
}

interface Draft {
  text: string
  type(text: string): void
  /** Notes that a text is being sent. Call the function that it returns with true if it has been accepted. */
  send(text: string): (isDone: boolean) => void
  /** Line about a text that was written in another tab. */
  other: ReactNode
}

/**
 * Stores a text as a draft of this tab, so that it survives a reload, an expired session and a sign-up. The text is
 * `initial` until the draft is read after hydration; a text typed before is added to the draft. `label` names the form.
 */
export function useDraft(key: string, label: string, initial = ''): Draft {
  const [text, setText] = useState(initial)
  const [other, setOther] = useState<ReactNode>(null)
  const newest = useRef(initial)
  const box = useRef<Box | null>(null)
  const sending = useRef<string | null>(null)
  const show = (next: string) => {
    newest.current = next
    setText(next)
  }
  const type = (next: string) => {
    show(next)
    box.current?.type(next === initial ? '' : next)
  }
  /** Removes a sent text, also if its form is gone meanwhile. */
  const remove = (text: string, from: Box | null) => {
    sending.current = null
    if (from) from.sent(text)
    else show(leftAfter(newest.current, text) || initial)
  }
  const open = useEffectEvent(({ openBox, OtherText }: Awaited<ReturnType<typeof load>>) => {
    const early = newest.current
    const opened = openBox(
      key,
      (opening) => {
        show(opening.text() || initial)
        setOther(opening.other() === null ? null : <OtherText box={opening} />)
      },
      label,
    )
    box.current = opened
    if (early !== initial) opened.type(joinedDraft(opened.text(), early))
  })
  useEffect(() => {
    let isHere = true
    load().then(
      (loaded) => isHere && open(loaded),
      (error: unknown) => console.warn("Couldn't load the drafts; they are kept only on the page", error),
    )
    return () => {
      isHere = false
      box.current?.close()
      box.current = null
      show(initial)
    }
  }, [key, initial])
  const accept = useEffectEvent((body: unknown) => {
    if (sending.current !== null && body === sending.current.trim()) remove(sending.current, box.current)
  })
  useEffect(() => followAccepted((variables) => accept(Reflect.get(variables, 'body'))), [])
  return {
    text,
    type,
    send(sent) {
      sending.current = sent
      const from = box.current
      return (isDone) => {
        if (isDone && sending.current !== null) remove(sent, from)
        sending.current = null
      }
    },
    other,
  }
}

/** Makes the viewer the owner of the drafts, before the effects in which forms read them. */
export function useDraftOwner(member: string | null): void {
  useLayoutEffect(() => ownDrafts(member), [member])
}
