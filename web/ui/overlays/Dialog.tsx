import type { ReactNode } from 'react'
import { onDemand } from './on-demand.tsx'

export interface DialogProps {
  heading: string
  /** Maximum width of 668 px instead of 500 (spec §4 Auth dialog). */
  wide?: boolean
  onClose(): void
  children: ReactNode
}

/**
 * A modal dialog, open while rendered. It traps the focus, closes on Escape and on a press outside, and returns the
 * focus. Its code is fetched when the first one opens, or earlier by `Dialog.load`.
 */
export const Dialog = onDemand<DialogProps>(async () => (await import('./DialogOverlay.tsx')).DialogOverlay)
