import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'

const edgesOf = (folder: RecordProxy) =>
  (folder.getLinkedRecords('edges') ?? []).filter((edge) => edge !== null)

const lastMessageAt = (edge: RecordProxy | null | undefined) =>
  String(edge?.getLinkedRecord('node')?.getValue('lastMessageAt') ?? '')

/**
 * Moves a changed conversation to its place among the archived ones or the others, which are ordered by newest message.
 * A folder that was never read is left alone; a conversation that was on no loaded page is left to a later one.
 */
export function placeInFolders(store: RecordSourceProxy, conversation: RecordProxy): void {
  for (const isArchived of [true, false]) {
    const filters = { isArchived }
    const folder = ConnectionHandler.getConnection(store.getRoot(), 'ConversationList_conversations', filters)
    if (!folder) continue
    const before = edgesOf(folder).length
    ConnectionHandler.deleteNode(folder, conversation.getDataID())
    if (isArchived !== conversation.getValue('isArchived')) continue
    const edge = ConnectionHandler.createEdge(store, folder, conversation, 'ConversationEdge')
    const edges = edgesOf(folder)
    const at = edges.findIndex((other) => lastMessageAt(other) <= lastMessageAt(edge))
    const isOfLaterPage = at < 0 && before > 0 && folder.getLinkedRecord('pageInfo')?.getValue('hasNextPage')
    if (isOfLaterPage && before === edges.length) continue
    folder.setLinkedRecords(edges.toSpliced(at < 0 ? edges.length : at, 0, edge), 'edges')
  }
}
