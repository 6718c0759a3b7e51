import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'

const nodeIds = (connection: RecordProxy) =>
  connection.getLinkedRecords('edges')?.map((edge) => edge?.getLinkedRecord('node')?.getDataID()) ?? []

/**
 * Puts an edge at the end of a connection, unless its node is there: what a mutation answered and what the live
 * connection tells may come in any order, and twice.
 */
export function appendEdge(
  store: RecordSourceProxy,
  connection: RecordProxy | null | undefined,
  edge: RecordProxy | null | undefined,
): void {
  const node = edge?.getLinkedRecord('node')
  if (!connection || !edge || !node || nodeIds(connection).includes(node.getDataID())) return
  const own = ConnectionHandler.buildConnectionEdge(store, connection, edge)
  if (own) ConnectionHandler.insertEdgeAfter(connection, own)
}
