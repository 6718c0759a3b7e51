import {
  ConnectionHandler,
  type GraphQLTaggedNode,
  type RecordProxy,
  type RecordSourceProxy,
} from 'relay-runtime'
import type { useCreateCommentMutation } from './__generated__/useCreateCommentMutation.graphql.ts'

/** Name of the event, dispatched on the window, that reports a comment or reply of the viewer. */
export const posted = 'posted'

/** Keeps a text that is posted offline; resolves to false if that fails. Its code is loaded while the page is online. */
export const postedLater = (
  draftKey: string,
  mutation: GraphQLTaggedNode,
  variables: { readonly body: string },
  what: 'reply' | 'status update' = 'reply',
): Promise<boolean> =>
  import('../relay/waiting/waiting.ts').then(
    ({ postLater }) => postLater({ what, text: variables.body, draftKey, mutation, variables }),
    () => false,
  )

/** A list of comments: the item, identified as in the API, the path of its page, and the id around which it is read. */
export interface CommentList {
  readonly id: string
  readonly assocType: useCreateCommentMutation['variables']['assocType']
  readonly path: string
  readonly around: string | null
}

/** Relay's connection of the comments on an item; null if the store does not have it. */
export function commentsIn(
  store: RecordSourceProxy,
  { id, around }: Pick<CommentList, 'id' | 'around'>,
): RecordProxy | null | undefined {
  const subject = store.get(id)
  return subject && ConnectionHandler.getConnection(subject, 'CommentThread_comments', { around })
}

/** Relay's connection of the replies to a comment; null if the store does not have it. */
export const repliesOf = (comment: RecordProxy | null | undefined): RecordProxy | null | undefined =>
  comment && ConnectionHandler.getConnection(comment, 'Comment_replies')
