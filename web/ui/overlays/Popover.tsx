import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import css from './popover.module.css'

/** Minimum distance of a panel from the window's edge, in pixels (spec §9 edge margin). */
const MARGIN_PX = 8
/** Minimum height of a panel, in pixels. */
const MIN_HEIGHT_PX = 120

interface PopoverProps {
  /** Content of the button. */
  button: ReactNode
  /** Name of the button, if its content does not give it. */
  buttonLabel?: string
  buttonClass: string
  /** Class of the element around button and panel. */
  className?: string | undefined
  /** Name of the panel for screen readers. */
  label: string
  /** Edge of the button that the panel is aligned with. */
  align?: 'start' | 'end'
  disabled?: boolean
  /** Content of the panel; `close` returns the focus to the button. */
  children(close: () => void): ReactNode
}

/**
 * A button that opens a panel beside it, closed by Escape, a press outside or focus leaving it. Until opened it is
 * little more than a button, as a page may have a hundred.
 */
export function Popover(props: PopoverProps) {
  const { button, buttonLabel, buttonClass, className, label, align = 'start', disabled, children } = props
  const [isOpen, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const id = useId()
  const close = () => {
    setOpen(false)
    trigger.current?.focus()
  }
  return (
    <div
      className={className ? `${css.root} ${className}` : css.root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        close()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <button
        ref={trigger}
        type="button"
        className={buttonClass}
        aria-label={buttonLabel}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        disabled={disabled}
        onClick={() => setOpen(!isOpen)}
      >
        {button}
      </button>
      {isOpen && (
        <Panel id={id} label={label} align={align} onPressOutside={() => setOpen(false)}>
          {children(close)}
        </Panel>
      )}
    </div>
  )
}

/**
 * Calls back in the next frame after a resize of the window or any scrolling in it, once per frame. Returns a
 * function to stop.
 */
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

interface PanelProps {
  id: string
  label: string
  align: 'start' | 'end'
  onPressOutside(): void
  children: ReactNode
}

/**
 * The open panel: upwards if there is more room, and moved sideways to stay in the window. Content that does not fit
 * scrolls inside it, as the page cannot scroll past the fixed header.
 */
function Panel({ id, label, align, children, ...props }: PanelProps) {
  const [isAbove, setAbove] = useState(false)
  const [aside, setAside] = useState(0)
  const [room, setRoom] = useState<number>()
  const panel = useRef<HTMLDivElement>(null)
  const onPressOutside = useRef(props.onPressOutside)

  useLayoutEffect(() => {
    const box = panel.current
    const root = box?.parentElement
    if (!box || !root) return undefined
    const place = () => {
      const { top, bottom, left: start, right: end } = root.getBoundingClientRect()
      const below = window.innerHeight - bottom
      const isUp = below < box.scrollHeight + 2 * MARGIN_PX && top > below
      setAbove(isUp)
      setRoom(Math.max(isUp ? top : below, MIN_HEIGHT_PX) - 2 * MARGIN_PX)
      // Its place if it stayed at its edge of the button.
      const left = align === 'start' ? start : end - box.offsetWidth
      const furthest = document.documentElement.clientWidth - MARGIN_PX - box.offsetWidth
      setAside(Math.max(MARGIN_PX, Math.min(left, furthest)) - left)
    }
    place()
    box.querySelector<HTMLElement>('a, button, input, [tabindex="0"]')?.focus()
    return onMoved(place)
  }, [align])
  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      const root = panel.current?.parentElement
      if (event.target instanceof Node && !root?.contains(event.target)) onPressOutside.current()
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [])
  return (
    <div
      ref={panel}
      id={id}
      role="group"
      aria-label={label}
      // A press on text or background focuses the panel; otherwise the focus would leave and close it.
      tabIndex={-1}
      className={`${css.panel} ${css[align]} ${isAbove ? css.above : ''}`}
      style={{ translate: `${aside}px`, maxHeight: room }}
    >
      {children}
    </div>
  )
}
