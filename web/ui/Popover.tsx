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

/**
 * A button that opens a panel beside it. It closes on Escape, on a press outside and when the focus leaves. It
 * opens upwards where there is more room, and moves aside so that it stays in the window.
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
    const { top, bottom } = root.current.getBoundingClientRect()
    const below = window.innerHeight - bottom
    setAbove(below < panel.current.offsetHeight + 16 && top > below)
    const { left, right } = panel.current.getBoundingClientRect()
    const end = document.documentElement.clientWidth - margin
    setAside(left < margin ? margin - left : Math.min(0, end - right))
    panel.current.querySelector<HTMLElement>('a, button, input, [tabindex="0"]')?.focus()
    return () => setAside(0)
  }, [isOpen])
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
          // A press on words or ground gives it the focus, which would else leave for what is around and close it.
          tabIndex={-1}
          className={`${css.panel} ${css[align]} ${isAbove ? css.above : ''}`}
          style={{ translate: `${aside}px` }}
        >
          {children(close)}
        </div>
      )}
    </div>
  )
}
