import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'

const nodeIds = (connection: RecordProxy) =>
  connection.getLinkedRecords('edges')?.map((edge) => edge?.getLinkedRecord('node')?.getDataID()) ?? []

/** Creation time of an edge's node, as an ISO date, which can be compared as text. */
const timeOf = (edge: RecordProxy) => edge.getLinkedRecord('node')?.getValue('insertedAt')

/**
 * Inserts an edge into a connection in order of creation, unless the connection contains its node already: results of
 * mutations and live updates may arrive in any order, and more than once. An edge that belongs to an earlier or later
 * page, which was not loaded, is left to that page. True if the edge was inserted, null if it was there already.
 */
export function addEdge(
  store: RecordSourceProxy,
  connection: RecordProxy | null | undefined,
  edge: RecordProxy | null | undefined,
): boolean | null {
  const node = edge?.getLinkedRecord('node')
  if (!connection || !edge || !node) return false
  if (nodeIds(connection).includes(node.getDataID())) return null
  const own = ConnectionHandler.buildConnectionEdge(store, connection, edge)
  if (!own) return false
  const edges = (connection.getLinkedRecords('edges') ?? []).filter((other) => other !== null)
  const time = timeOf(own)
  const before = time ? edges.findLastIndex((other) => (timeOf(other) ?? '') <= time) : edges.length - 1
  const pages = connection.getLinkedRecord('pageInfo')
  const isEarlier = before === -1 && edges.length > 0
  if (isEarlier && pages?.getValue('hasPreviousPage')) return false
  if (before === edges.length - 1 && pages?.getValue('hasNextPage')) return false
  connection.setLinkedRecords(edges.toSpliced(before + 1, 0, own), 'edges')
  return true
}
