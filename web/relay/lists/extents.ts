import type { RequestDescriptor } from 'relay-runtime'

/** A list on screen, as far as it was loaded. */
export interface Extent {
  /** Identifier of the page's request. */
  owner: string | undefined
  /** Variable of the page's query that is the list's number of items. */
  variable: string | undefined
  count: number
  /** Last request that fetched the list again. */
  refetch: RequestDescriptor | null
}

/** Lists on screen. */
export const extents = new Set<Extent>()
