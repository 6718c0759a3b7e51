import {
  createOperationDescriptor,
  getRequest,
  type GraphQLTaggedNode,
  type RequestDescriptor,
  type Variables,
} from 'relay-runtime'

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

/** Largest page of a list that the server returns. */
export const MAX_ITEMS = 100

export const extents = new Set<Extent>()

/**
 * Variables with which a page's query fetches as many parts of each list on screen as were loaded, at most 100 items,
 * because the response replaces the lists.
 */
export function extended<T extends Variables>(query: GraphQLTaggedNode, variables: T): T {
  const node = getRequest(query)
  const page = createOperationDescriptor(node, variables).request
  const shown = [...extents].filter(({ owner }) => owner === page.identifier)
  const counts = shown.flatMap(({ variable, count }) => {
    const size = Number(variable && page.variables[variable])
    return count > size ? [[variable, Math.min(Math.ceil(count / size) * size, MAX_ITEMS)]] : []
  })
  const whole = { ...variables, ...Object.fromEntries(counts) }
  for (const extent of shown) extent.refetch = createOperationDescriptor(node, whole).request
  return whole
}
