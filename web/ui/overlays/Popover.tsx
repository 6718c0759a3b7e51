import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import css from './popover.module.css'

/** How near a panel comes to an edge of the window, in pixels (spec §9 edge margin). */
const margin = 8
/** How much room a panel takes where there is less, in pixels. */
const least = 120

interface PopoverProps {
  /** What the button shows. */
  button: ReactNode
  /** What the button is called, where what it shows does not say it. */
  buttonLabel?: string
  buttonClass: string
  /** Of button and panel together. */
  className?: string | undefined
  /** What the panel is, for screen readers. */
  label: string
  /** Which edge of the button the panel keeps to. */
  align?: 'start' | 'end'
  disabled?: boolean
  /** The panel; `close` gives the focus back to the button. */
  children(close: () => void): ReactNode
}

/**
 * A button that opens a panel beside it. It closes on Escape, on a press outside and when the focus leaves. It is
 * little more than the button until it is opened: a page may have a hundred.
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

interface PanelProps {
  id: string
  label: string
  align: 'start' | 'end'
  onPressOutside(): void
  children: ReactNode
}

/**
 * Opens upwards where there is more room, and moves aside so that it stays in the window, as long as it is open. What
 * does not fit is scrolled to in it: below the header, which stays, no scrolling of the page leads there.
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
      const isUp = below < box.scrollHeight + 2 * margin && top > below
      setAbove(isUp)
      setRoom(Math.max(isUp ? top : below, least) - 2 * margin)
      // Where it would be if it stayed at its edge of the button.
      const left = align === 'start' ? start : end - box.offsetWidth
      const furthest = document.documentElement.clientWidth - margin - box.offsetWidth
      setAside(Math.max(margin, Math.min(left, furthest)) - left)
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
      // A press on words or ground gives it the focus, which would else leave for what is around and close it.
      tabIndex={-1}
      className={`${css.panel} ${css[align]} ${isAbove ? css.above : ''}`}
      style={{ translate: `${aside}px`, maxHeight: room }}
    >
      {children}
    </div>
  )
}
