import type { ReactNode } from 'react'
import { onDemand } from './on-demand.tsx'

export interface DialogProps {
  heading: string
  /** 668 px wide at most instead of 500 (spec §4 Auth dialog). */
  wide?: boolean
  onClose(): void
  children: ReactNode
}

/**
 * A dialog over the page, open while it is rendered. It keeps the focus inside, closes on Escape and on a press
 * beside it, and gives the focus back to what had it. Its code is fetched when the first one opens;
 * `Dialog.load` fetches it before.
 */
export const Dialog = onDemand<DialogProps>(async () => (await import('./DialogOverlay.tsx')).DialogOverlay)
