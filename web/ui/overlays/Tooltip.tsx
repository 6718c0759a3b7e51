import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { onDemand } from './on-demand.tsx'
import css from './tooltip.module.css'
import { useTrigger } from './useTrigger.ts'

const TooltipOverlay = onDemand(async () => (await import('./TooltipOverlay.tsx')).TooltipOverlay)

/**
 * A word of explanation behind a small button: it opens when the button is pressed, by finger as by key, and
 * closes with Ok, Escape or a press beside it (spec §4 tooltip).
 */
export function Tooltip({
  label,
  button,
  buttonClass = css.button ?? '',
  children,
}: {
  /** What is explained, for screen readers. */
  label: string
  /** What the button shows instead of the sign for information. */
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
