import { ConnectionHandler, DefaultHandlerProvider, type RecordProxy } from 'relay-runtime'
import { handlers } from './environment.ts'

type Direction = 'Next' | 'Previous'

const edgesOf = (list: RecordProxy | null | undefined) =>
  (list?.getLinkedRecords('edges') ?? []).filter((edge) => edge !== null)
const nodeOf = (edge: RecordProxy | undefined) => edge?.getLinkedRecord('node')?.getDataID()

/**
 * Relay's handler of connections, except that a list that is fetched again from its beginning keeps the parts that were
 * loaded beyond that page, if they follow it still.
 */
const listHandler: Pick<typeof ConnectionHandler, 'update'> = {
  update(store, payload) {
    const { dataID, handleKey, args } = payload
    const find = () => store.get(dataID)?.getLinkedRecord(handleKey)
    const old = edgesOf(find())
    const oldPages = find()?.getLinkedRecord('pageInfo')
    const cursors = ['hasNextPage', 'endCursor', 'hasPreviousPage', 'startCursor'].map(
      (name) => [name, oldPages?.getValue(name)] as const,
    )
    ConnectionHandler.update(store, payload)
    const list = find()
    const pages = list?.getLinkedRecord('pageInfo')
    if (args.after != null || args.before != null || !list || !pages) return
    const fresh = edgesOf(list)
    const ids = new Set(fresh.map(nodeOf))
    const placeOf = (edge: RecordProxy | undefined) => old.findIndex((one) => nodeOf(one) === nodeOf(edge))
    const [first, last] = [placeOf(fresh[0]), placeOf(fresh.at(-1))]
    const beyond = (edges: RecordProxy[], direction: Direction, names: readonly string[]) => {
      const kept = pages.getValue(`has${direction}Page`) ? edges.filter((edge) => !ids.has(nodeOf(edge))) : []
      if (kept.length > 0)
        for (const [name, value] of cursors) if (names.includes(name)) pages.setValue(value, name)
      return kept
    }
    const before = beyond(old.slice(0, Math.max(first, 0)), 'Previous', ['hasPreviousPage', 'startCursor'])
    const after = beyond(last < 0 ? [] : old.slice(last + 1), 'Next', ['hasNextPage', 'endCursor'])
    if (before.length + after.length > 0) list.setLinkedRecords([...before, ...fresh, ...after], 'edges')
  },
}

/** Makes the environment keep the later parts of lists from now on. */
export function keepParts(): void {
  handlers.find = (name) => (name === 'connection' ? listHandler : DefaultHandlerProvider(name))
}
