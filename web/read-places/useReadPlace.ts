import { useEffect } from 'react'
import { graphql } from 'react-relay'
import { anchors } from '../../services/rules/routes/links.ts'
import { useCommand } from '../relay/useCommand.ts'
import type { useReadPlaceMutation } from './__generated__/useReadPlaceMutation.graphql.ts'

/** Pause after which a new place is saved, in ms: one who scrolls on saves only where it ends. */
const PAUSE_MS = 1000

/** Saves the last comment of a thread that was on the screen, once `isOn`. */
export function useReadPlace(threadId: string, isOn: boolean): void {
  const [run] = useCommand<useReadPlaceMutation>(graphql`
    mutation useReadPlaceMutation($threadId: ID!, $commentId: ID) {
      updateReadPlace(threadId: $threadId, commentId: $commentId) {
        pending
      }
    }
  `)
  useEffect(() => {
    const list = document.getElementById(anchors.comments)
    if (!isOn || !list) return undefined
    let furthest: Element | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = () => {
      if (!timer) return
      clearTimeout(timer)
      timer = undefined
      const failed = (error: unknown) => console.warn("Couldn't keep the place", error)
      void run({ threadId, commentId: furthest?.id ?? null }, { failed })
    }
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(save, PAUSE_MS)
    }
    const seen = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        seen.unobserve(target)
        const isFurther =
          !furthest?.isConnected ||
          Boolean(furthest.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING)
        if (!isFurther) continue
        furthest = target
        soon()
      }
    })
    const observe = () => {
      const comments = list.querySelectorAll('article[id^="comment_"]')
      for (const comment of comments) seen.observe(comment)
      if (comments.length === 0) soon()
    }
    // Comments that come later are observed too.
    const grown = new MutationObserver(observe)
    grown.observe(list, { childList: true, subtree: true })
    observe()
    const hide = () => document.visibilityState === 'hidden' && save()
    document.addEventListener('visibilitychange', hide)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      grown.disconnect()
      seen.disconnect()
      save()
    }
  }, [threadId, isOn, run])
}
