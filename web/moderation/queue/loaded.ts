import { ConnectionHandler, ROOT_ID, type Environment } from 'relay-runtime'

/** Number of reports that are loaded at first, and with each press of the button for more. */
export const PAGE_SIZE = 40

/** Maximum number of reports in the list: the size of the largest page, as one page refetches the list. */
export const MAX_LOADED = 100

/** Number of reports to fetch for a filter: as many as are loaded, so that a refetch keeps them in the list. */
export function loadedIn(environment: Environment, filter: object): number {
  const id = ConnectionHandler.getConnectionID(ROOT_ID, 'Queue_contentFlags', filter)
  const edges = environment.getStore().getSource().get(id)?.['edges']
  const count =
    edges instanceof Object && '__refs' in edges && Array.isArray(edges.__refs) ? edges.__refs.length : 0
  return Math.min(MAX_LOADED, Math.max(PAGE_SIZE, count))
}
