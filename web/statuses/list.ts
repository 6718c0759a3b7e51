import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'

type Maybe = RecordProxy | null | undefined

/** Relay's connection of a member's status updates; null if the store does not have it. */
export const statusesOf = (user: Maybe): Maybe =>
  user && ConnectionHandler.getConnection(user, 'StatusList_statuses')

/** Relay's connection of the replies to a status update; null if the store does not have it. */
export const repliesTo = (status: Maybe): Maybe =>
  status && ConnectionHandler.getConnection(status, 'StatusItem_replies')

const edgesOf = (list: RecordProxy) => (list.getLinkedRecords('edges') ?? []).filter((edge) => edge !== null)
const nodeOf = (edge: Maybe) => edge?.getLinkedRecord('node')
const timeOf = (edge: Maybe) => String(nodeOf(edge)?.getValue('insertedAt'))

/** Puts an edge first in a list of which the newest node is first, unless the list contains it or it is older. */
export function addNewest(store: RecordSourceProxy, list: Maybe, edge: Maybe): boolean {
  const node = nodeOf(edge)
  if (!list || !edge || !node) return false
  const edges = edgesOf(list)
  const [first] = edges
  const isKnown = edges.some((other) => nodeOf(other)?.getDataID() === node.getDataID())
  if (isKnown || (first && timeOf(first) > timeOf(edge))) return false
  const own = ConnectionHandler.buildConnectionEdge(store, list, edge)
  if (own) ConnectionHandler.insertEdgeBefore(list, own)
  return own !== null && own !== undefined
}

/** Removes the texts with an id, or by the member with the id, from a member's list and from the replies in it. */
export function removeFrom(statuses: Maybe, removedId: string): void {
  for (const edge of statuses ? edgesOf(statuses) : []) {
    drop(repliesTo(nodeOf(edge)), removedId)
  }
  drop(statuses, removedId)
}

export function drop(list: Maybe, removedId: string): void {
  for (const edge of list ? edgesOf(list) : []) {
    const node = nodeOf(edge)
    const ids = [node?.getDataID(), node?.getLinkedRecord('author')?.getDataID()]
    if (list && node && ids.includes(removedId)) ConnectionHandler.deleteNode(list, node.getDataID())
  }
}
