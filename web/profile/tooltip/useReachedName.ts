import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { LONG_PRESS_MS } from '../../ui/useLongPress.ts'
import { profileLinkOf, reachingEvents } from './reaching.ts'

/** Time in ms for which the pointer or the focus stays on a name before its tooltip opens. */
const OPEN_DELAY_MS = 300
/** Time in ms in which the pointer can move from a name to its tooltip before the tooltip closes. */
const CLOSE_DELAY_MS = 200

/** A link to a member's profile whose tooltip is open. */
export interface ReachedName {
  link: HTMLAnchorElement
  by: 'mouse' | 'keyboard' | 'touch'
}

type Timer = ReturnType<typeof setTimeout> | undefined

/**
 * The name whose tooltip is open: one on which the mouse or the keyboard's focus rests, or a finger is held. `first` is
 * an event that happened before; `card` contains the tooltip.
 */
export function useReachedName(first: Event, card: RefObject<HTMLElement | null>) {
  const [name, setName] = useState<ReachedName | null>(null)
  const current = useRef(name)
  current.current = name
  const close = useCallback(() => setName(null), [])

  useEffect(() => {
    let opening: Timer
    let closing: Timer
    let pending: HTMLAnchorElement | null = null
    /** A name that was pressed, and opens no tooltip until the mouse has left it. */
    let pressed: HTMLAnchorElement | null = null
    let isHeld = false
    let last = { x: -1, y: -1 }

    const stop = () => {
      clearTimeout(opening)
      clearTimeout(closing)
      pending = null
    }
    const isInCard = ({ target }: Event) => target instanceof Node && card.current?.contains(target) === true
    const open = (link: HTMLAnchorElement, by: ReachedName['by'], delay: number) => {
      if (pending === link) return
      stop()
      if (current.current?.link === link) return
      pending = link
      opening = setTimeout(() => {
        pending = null
        isHeld = by === 'touch'
        if (link.isConnected) setName({ link, by })
      }, delay)
    }
    const closeSoon = () => {
      clearTimeout(opening)
      pending = null
      if (!current.current) return
      clearTimeout(closing)
      closing = setTimeout(() => setName(null), CLOSE_DELAY_MS)
    }

    const on = {
      pointermove(event: PointerEvent) {
        const { clientX: x, clientY: y } = event
        if (event.pointerType === 'touch' || (x === last.x && y === last.y)) return
        last = { x, y }
        if (isInCard(event)) return stop()
        const link = profileLinkOf(event)
        if (link !== pressed) pressed = null
        if (link && !pressed) return open(link, 'mouse', OPEN_DELAY_MS)
        // What the keyboard opened stays open while the mouse moves elsewhere.
        if (current.current?.by !== 'keyboard') closeSoon()
      },
      pointerdown(event: PointerEvent) {
        isHeld = false
        if (isInCard(event)) return
        stop()
        setName(null)
        const link = profileLinkOf(event)
        if (!link) return
        if (event.pointerType !== 'touch') {
          pressed = link
          return
        }
        link.style.setProperty('-webkit-touch-callout', 'none')
        open(link, 'touch', LONG_PRESS_MS)
      },
      pointerup: (event: PointerEvent) => event.pointerType === 'touch' && stop(),
      pointercancel: stop,
      /** The press that opened a tooltip does not follow the link, nor open the browser's menu. */
      click(event: Event) {
        if (!isHeld || !profileLinkOf(event)) return
        isHeld = false
        event.preventDefault()
        event.stopPropagation()
      },
      contextmenu: (event: Event) =>
        (isHeld || (pending && pending === profileLinkOf(event))) && event.preventDefault(),
      focusin(event: FocusEvent) {
        if (isInCard(event)) return
        const link = profileLinkOf(event)
        if (link?.matches(':focus-visible')) open(link, 'keyboard', OPEN_DELAY_MS)
        else if (current.current?.by === 'keyboard' || pending) {
          stop()
          setName(null)
        }
      },
      keydown(event: KeyboardEvent) {
        const { link } = current.current ?? {}
        if (event.key === 'Escape') {
          stop()
          if (!link) return
          event.stopPropagation()
          if (isInCard(event)) link.focus()
          setName(null)
        } else if (event.key === 'Tab' && !event.shiftKey && link && document.activeElement === link) {
          const action = card.current?.querySelector<HTMLElement>('a, button:not([tabindex="-1"])')
          if (!action) return
          event.preventDefault()
          action.focus()
        }
      },
    }
    const all = Object.entries(on) as [keyof DocumentEventMap, EventListener][]
    for (const [type, listen] of all) document.addEventListener(type, listen, { capture: true })
    const missed = reachingEvents.find((type) => type === first.type)
    if (missed) (on[missed] as EventListener)(first)
    return () => {
      stop()
      for (const [type, listen] of all) document.removeEventListener(type, listen, { capture: true })
    }
  }, [first, card])
  return [name, close] as const
}
