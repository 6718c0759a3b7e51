import {
  CommentId,
  kindOf,
  MessageId,
  ReplyId,
  ThreadId,
  type ContentId,
  type ReactableId,
} from '../../../../events/kinds.ts'
import { contentActions } from '../../../rules/authorise.ts'
import { isRemoved, isVisible, type ContentState } from '../../../rules/visibility.ts'
import type { CommentRow, ContentRow, MessageRow, ReplyRow, ThreadRow } from '../../reads.ts'
import { assocTypeOf } from './ids.ts'
import type { ContentState as StateName } from '../__generated__/resolvers.ts'
import type { GraphContext } from './context.ts'

type Asking = Pick<GraphContext, 'loaders' | 'viewer'>

/** What stands where a text stood that its author withdrew, or whose author is erased. */
const REMOVED = 'This message was removed.'

/** How the API spells what moderators made of an item. */
export const stateNames: Record<ContentState, StateName> = {
  visible: 'VISIBLE',
  spam: 'SPAM',
  deleted: 'DELETED',
}

const seen = <Row extends ContentRow>(row: Row | null, { viewer }: Asking): Row | null =>
  row && isVisible(row, viewer) ? row : null

/** A thread that the viewer sees. */
export const findThread = async (asking: Asking, id: ThreadId): Promise<ThreadRow | null> =>
  seen(await asking.loaders.threads.load(id), asking)

/** A comment that the viewer sees, with the thread above it. */
export async function findComment(asking: Asking, id: CommentId): Promise<CommentRow | null> {
  const row = seen(await asking.loaders.comments.load(id), asking)
  return row && (await findThread(asking, row.thread)) && row
}

/** A reply that the viewer sees, with the comment and the thread above it. */
export async function findReply(asking: Asking, id: ReplyId): Promise<ReplyRow | null> {
  const row = seen(await asking.loaders.replies.load(id), asking)
  return row && (await findComment(asking, row.comment)) && row
}

/** A thread, comment or reply that the viewer sees. */
export async function findContent(asking: Asking, id: ContentId): Promise<ContentRow | null> {
  switch (kindOf(id)) {
    case 'thread':
      return findThread(asking, ThreadId.parse(id))
    case 'comment':
      return findComment(asking, CommentId.parse(id))
    case 'reply':
      return findReply(asking, ReplyId.parse(id))
    default:
      return null
  }
}

/** A private message of the viewer's. */
export async function findMessage({ loaders, viewer }: Asking, id: MessageId): Promise<MessageRow | null> {
  const row = viewer && (await loaders.messages.load(id))
  return row && !row.hidden && (row.sender === viewer.id || row.receiver === viewer.id) ? row : null
}

/** Whether the viewer sees what can be reacted to. */
export const sees = async (asking: Asking, id: ReactableId): Promise<boolean> =>
  (kindOf(id) === 'message'
    ? await findMessage(asking, MessageId.parse(id))
    : await findContent(asking, id as ContentId)) !== null

/** How the fields that threads, comments and replies share are answered. */
export const contentFields = {
  assocType: ({ id }: ContentRow) => assocTypeOf(id),
  body: (row: ContentRow) => (isRemoved(row) ? REMOVED : row.body!),
  isRemoved,
  state: ({ state }: ContentRow) => stateNames[state],
  viewerCan: (row: ContentRow, _: unknown, { viewer }: GraphContext) => contentActions(row, viewer),
  reactions: ({ id }: ContentRow) => ({ item: id }),
}

/** The same for a private message. */
export const messageBody = ({ body }: MessageRow): string => body ?? REMOVED
