import { v4 as uuid } from 'uuid'

/** State of one page view, reset on each navigation (spec §2 Route guards). */
interface PageView {
  /** Id that is sent with the page's requests. */
  readonly id: string
  /** Number of ad slots opened on the page. */
  adSlots: number
  /** Structured data of the current page (JSON-LD). */
  readonly structuredData: object[]
  /** Items whose reactions are looked up in the next batch, as `type:id`. */
  readonly reactionBatch: Set<string>
}

const begin = (): PageView => ({ id: uuid(), adSlots: 0, structuredData: [], reactionBatch: new Set() })

let current = begin()

/** State of the current page view. */
export const pageView = (): PageView => current

/** Replaces the current page view with a new one. */
export function startPageView(): void {
  current = begin()
}
