import { v4 as uuid } from 'uuid'

/** What belongs to one view of a page and begins anew with each navigation (spec §2 Route guards). */
export interface PageView {
  /** Goes with what is sent from the page: requests, leads. */
  readonly id: string
  /** Ad slots that the page has opened so far. */
  adSlots: number
  /** What the page said of itself for machines, as JSON-LD. */
  readonly structuredData: object[]
  /** Items whose reactions are to be asked for with the next batch, as `type:id`. */
  readonly reactionBatch: Set<string>
}

const begin = (): PageView => ({ id: uuid(), adSlots: 0, structuredData: [], reactionBatch: new Set() })

let current = begin()

/** The view of the page that is on screen. */
export const pageView = (): PageView => current

/** Begins a new one. */
export function startPageView(): void {
  current = begin()
}
