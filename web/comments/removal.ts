import { ConnectionHandler, type Environment, type RecordProxy } from 'relay-runtime'
import { commentsIn, repliesOf, type CommentList } from './list.ts'

/** Removes the comment or reply with an id from the lists on screen, or all those by the member with the id. */
export const remove = (
  environment: Environment,
  list: Pick<CommentList, 'id' | 'around'>,
  removedId: string,
): void =>
  environment.commitUpdate((store) => {
    const comments = commentsIn(store, list)
    for (const edge of comments?.getLinkedRecords('edges') ?? [])
      removeFrom(repliesOf(edge?.getLinkedRecord('node')), removedId)
    removeFrom(comments, removedId)
  })

function removeFrom(list: RecordProxy | null | undefined, removedId: string): void {
  for (const edge of list?.getLinkedRecords('edges') ?? []) {
    const node = edge?.getLinkedRecord('node')
    const ids = [node?.getDataID(), node?.getLinkedRecord('author')?.getDataID()]
    if (list && node && ids.includes(removedId)) ConnectionHandler.deleteNode(list, node.getDataID())
  }
}
