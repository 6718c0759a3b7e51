import type { ReactNode } from 'react'
import { onDemand } from './on-demand.tsx'

export interface DialogProps {
  heading: string
  /** True for a dialog that is at most 668 px wide instead of 500 (spec §4 Auth dialog). */
  wide?: boolean
  onClose(): void
  children: ReactNode
}

/**
 * A modal dialog, which is open while it is rendered. It keeps the focus inside, closes on Escape and on a click
 * outside, and then returns the focus. Its code is loaded when the first dialog opens, or earlier by `Dialog.load`.
 */
export const Dialog = onDemand<DialogProps>(async () => (await import('./DialogOverlay.tsx')).DialogOverlay)
