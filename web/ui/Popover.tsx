import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import css from './popover.module.css'

/** How near a panel comes to an edge of the window, in pixels (spec §9 edge margin). */
const margin = 8

interface PopoverProps {
  /** What the button shows. */
  button: ReactNode
  buttonClass: string
  /** What the panel is, for screen readers. */
  label: string
  /** Which edge of the button the panel keeps to. */
  align?: 'start' | 'end'
  disabled?: boolean
  /** The panel; `close` gives the focus back to the button. */
  children(close: () => void): ReactNode
}

/** Calls back with the next frame after the window was resized or anything in it scrolled, once for many. */
function onMoved(moved: () => void): () => void {
  let frame = 0
  const ask = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(moved)
  }
  window.addEventListener('resize', ask)
  document.addEventListener('scroll', ask, { capture: true, passive: true })
  return () => {
    cancelAnimationFrame(frame)
    window.removeEventListener('resize', ask)
    document.removeEventListener('scroll', ask, { capture: true })
  }
}

/**
 * A button that opens a panel beside it. It closes on Escape, on a press outside and when the focus leaves. It
 * opens upwards where there is more room, and moves aside so that it stays in the window, as long as it is open.
 */
export function Popover({ button, buttonClass, label, align = 'start', disabled, children }: PopoverProps) {
  const [isOpen, setOpen] = useState(false)
  const [isAbove, setAbove] = useState(false)
  const [aside, setAside] = useState(0)
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()

  useLayoutEffect(() => {
    if (!isOpen || !root.current || !panel.current) return undefined
    const [anchor, box] = [root.current, panel.current]
    function place() {
      const { top, bottom, left: start, right: end } = anchor.getBoundingClientRect()
      const below = window.innerHeight - bottom
      setAbove(below < box.offsetHeight + 16 && top > below)
      // Where it would be if it stayed at its edge of the button.
      const left = align === 'start' ? start : end - box.offsetWidth
      const room = document.documentElement.clientWidth - margin - box.offsetWidth
      setAside(Math.max(margin, Math.min(left, room)) - left)
    }
    place()
    box.querySelector<HTMLElement>('a, button, input, [tabindex="0"]')?.focus()
    return onMoved(place)
  }, [isOpen, align])
  useEffect(() => {
    if (!isOpen) return
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isOpen])

  const close = () => {
    setOpen(false)
    trigger.current?.focus()
  }
  return (
    <div
      ref={root}
      className={css.root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        close()
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false)
      }}
    >
      <button
        ref={trigger}
        type="button"
        className={buttonClass}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        disabled={disabled}
        onClick={() => setOpen(!isOpen)}
      >
        {button}
      </button>
      {isOpen && (
        <div
          ref={panel}
          id={id}
          role="group"
          aria-label={label}
          className={`${css.panel} ${css[align]} ${isAbove ? css.above : ''}`}
          style={{ translate: `${aside}px` }}
        >
          {children(close)}
        </div>
      )}
    </div>
  )
}
