import { useEffect, useState, type ReactNode } from 'react'
import { Popover } from 'react-aria-components'
import { Button } from '../Button.tsx'
import css from './tooltip.module.css'
import type { Trigger } from './useTrigger.ts'
import overlay from './overlay.module.css'

/** Minimum distance of a tooltip from the window's edge in px, and delay after a resize in ms (spec §9). */
export const MARGIN_PX = 8
const RESIZE_DEBOUNCE_MS = 200

/** False while the window is being resized and for a short time afterwards, when the tooltip is hidden. */
export function useSettledWindow(): boolean {
  const [isSettled, setSettled] = useState(true)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onResize = () => {
      setSettled(false)
      clearTimeout(timer)
      timer = setTimeout(() => setSettled(true), RESIZE_DEBOUNCE_MS)
    }
    window.addEventListener('resize', onResize)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('resize', onResize)
    }
  }, [])
  return isSettled
}

/** Implementation of the open tooltip of web/ui/overlays/Tooltip.tsx. */
export function TooltipOverlay({
  trigger,
  label,
  children,
}: {
  trigger: Trigger
  label: string
  children: ReactNode
}) {
  return (
    <Popover
      triggerRef={trigger.ref}
      isOpen
      onOpenChange={trigger.setOpen}
      aria-label={label}
      containerPadding={MARGIN_PX}
      shouldUpdatePosition={useSettledWindow()}
      className={overlay.panel ?? ''}
    >
      <div className={css.bubble}>
        <div className={css.text}>{children}</div>
        <Button size="small" autoFocus onClick={() => trigger.setOpen(false)}>
          Ok
        </Button>
      </div>
    </Popover>
  )
}
