import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import css from './popover.module.css'
import { isOfInputMethod } from '../text/input-method.ts'
import { useLongPress } from '../useLongPress.ts'

/** Minimum distance of a panel from the window's edge, in pixels (spec §9 edge margin). */
const MARGIN_PX = 8
/** Minimum height of a panel, in pixels. */
const MIN_HEIGHT_PX = 120

interface PopoverProps {
  /** Content of the button that opens the panel. */
  button: ReactNode
  /** Name of the button for screen readers, if its content does not include it. */
  buttonLabel?: string
  buttonClass: string
  /** Class of the element that contains the button and the panel. */
  className?: string | undefined
  /** Name of the panel for screen readers. */
  label: string
  /** Edge of the button with which the panel is aligned. */
  align?: 'start' | 'end'
  disabled?: boolean
  /** Called when the button is held instead of pressed. */
  onLongPress?: (() => void) | undefined
  /** Renders the panel's content. `close` closes the panel and returns the focus to the button. */
  children(close: () => void): ReactNode
}

/**
 * A button that opens a panel beside it, which closes on Escape, on a click outside, or when the focus leaves it. While
 * closed, it renders little more than a button, because a page may have a hundred.
 */
export function Popover(props: PopoverProps) {
  const { button, buttonLabel, buttonClass, className, label, align = 'start', disabled, children } = props
  const [isOpen, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const id = useId()
  const { handlers, isLong } = useLongPress(props.onLongPress)
  const close = () => {
    setOpen(false)
    trigger.current?.focus()
  }
  return (
    <div
      className={className ? `${css.root} ${className}` : css.root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen || isOfInputMethod(event)) return
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
        {...handlers}
        onClick={(event) => !isLong(event) && setOpen(!isOpen)}
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
 * Calls `moved` after the window is resized or anything in it scrolls, at most once per frame. Returns a function that
 * removes the listeners.
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

/** Visible part of the window around an element, which ends at the edges of a scrolling list that contains it. */
function viewOf(element: HTMLElement): { top: number; bottom: number } {
  const window = { top: 0, bottom: document.documentElement.clientHeight }
  for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(outer).overflowY)) continue
    const { top, bottom } = outer.getBoundingClientRect()
    return { top: Math.max(window.top, top), bottom: Math.min(window.bottom, bottom) }
  }
  return window
}

interface PanelProps {
  id: string
  label: string
  align: 'start' | 'end'
  onPressOutside(): void
  children: ReactNode
}

/**
 * The open panel. It opens upwards if there is more room in the window, or in the list around it, and is shifted
 * sideways to stay in the window. Content that does not fit scrolls inside the panel, because the page cannot scroll
 * past its fixed header.
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
      const view = viewOf(root)
      const [above, below] = [top - view.top, view.bottom - bottom]
      const isUp = below < box.scrollHeight + 2 * MARGIN_PX && above > below
      setAbove(isUp)
      setRoom(Math.max(isUp ? above : below, MIN_HEIGHT_PX) - 2 * MARGIN_PX)
      // Position that the panel would have without being shifted.
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
      // The panel is focusable, because a click on its text would otherwise move the focus outside and close the panel.
      tabIndex={-1}
      className={`${css.panel} ${css[align]} ${isAbove ? css.above : ''}`}
      style={{ translate: `${aside}px`, maxHeight: room }}
    >
      {children}
    </div>
  )
}
