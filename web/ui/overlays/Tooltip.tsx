import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { onDemand } from './on-demand.tsx'
import css from './tooltip.module.css'
import { useTrigger } from './useTrigger.ts'

const TooltipOverlay = onDemand(async () => (await import('./TooltipOverlay.tsx')).TooltipOverlay)

/**
 * A small button with an explanation, which opens on click or key press, and closes with Ok, Escape or a click outside
 * (spec §4 tooltip).
 */
export function Tooltip({
  label,
  button,
  buttonClass = css.button ?? '',
  children,
}: {
  /** Name of the explained element, for screen readers. */
  label: string
  /** Content of the button; by default, an information icon. */
  button?: ReactNode
  buttonClass?: string
  children: ReactNode
}) {
  const trigger = useTrigger('dialog', TooltipOverlay.load)
  return (
    <>
      <button {...trigger.props} className={buttonClass}>
        {button ?? (
          <>
            <Info size={20} aria-hidden="true" />
            <span className="visually-hidden">{label}</span>
          </>
        )}
      </button>
      {trigger.isOpen && (
        <TooltipOverlay trigger={trigger} label={label}>
          {children}
        </TooltipOverlay>
      )}
    </>
  )
}
