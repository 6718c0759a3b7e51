import type { Erased } from '../../events/define.ts'
import type { RecordedEvent } from '../../events/event.ts'
import type { CommentId, ContentId, MemberId, ReplyId, SiteId, ThreadId } from '../../events/kinds.ts'
import { isVisible, type ContentState } from '../../services/rules/visibility.ts'
import { text } from '../batch.ts'

/** What threads, comments and replies have in common. */
interface Item {
  site: SiteId
  author: MemberId
  authorIsSpammer: boolean
  state: ContentState
  withdrawn: boolean
  insertedAt: string
  editedAt: string | null
  revision: number
  /** The texts that an event gave it; absent while they are as the table has them. */
  texts?: { title?: string | null; slug?: string | null; body: string | null }
}

export interface Thread extends Item {
  id: ThreadId
  lastActiveAt: string
  commentCount: number
}

export interface Comment extends Item {
  id: CommentId
  thread: ThreadId
  replyCount: number
}

export interface Reply extends Item {
  id: ReplyId
  comment: CommentId
  thread: ThreadId
}

/** The rows that a batch is about, and what is to be known of their authors. */
export interface Forum {
  threads: Map<ContentId, Thread>
  comments: Map<ContentId, Comment>
  replies: Map<ContentId, Reply>
  spammers: ReadonlySet<MemberId>
  /** Items that are purged: what comes of their streams is passed over. */
  purged: ReadonlySet<ContentId>
}

/** What an item adds to a count, if a visitor sees it: itself, unless it is withdrawn, and what is under it. */
const weight = (item: Item, under = 0) => (isVisible(item, null) ? Number(!item.withdrawn) + under : 0)

const weightOf = (comment: Comment | undefined) => (comment ? weight(comment, comment.replyCount) : 0)

/** A later time of two, as ISO 8601 in UTC. */
const later = (a: string, b: string) => (a > b ? a : b)

function changeThread({ threads }: Forum, id: ThreadId, change: (thread: Thread) => Partial<Thread>) {
  const thread = threads.get(id)
  if (thread) threads.set(id, { ...thread, ...change(thread) })
}

function putComment(forum: Forum, comment: Comment) {
  const before = forum.comments.get(comment.id)
  forum.comments.set(comment.id, comment)
  const step = weightOf(comment) - weightOf(before)
  changeThread(forum, comment.thread, ({ commentCount }) => ({ commentCount: commentCount + step }))
}

function putReply(forum: Forum, reply: Reply) {
  const before = forum.replies.get(reply.id)
  forum.replies.set(reply.id, reply)
  const step = weight(reply) - (before ? weight(before) : 0)
  const comment = forum.comments.get(reply.comment)
  if (comment) putComment(forum, { ...comment, replyCount: comment.replyCount + step })
}

/** The row of an item. */
export const itemIn = ({ threads, comments, replies }: Forum, id: ContentId) =>
  threads.get(id) ?? comments.get(id) ?? replies.get(id)

/** Changes an item unless it has seen this revision of its stream already. */
function change(forum: Forum, id: ContentId, { revision }: RecordedEvent, what: Partial<Item>) {
  const [thread, comment, reply] = [forum.threads.get(id), forum.comments.get(id), forum.replies.get(id)]
  const item = thread ?? comment ?? reply
  if (!item || item.revision >= revision) return
  // An edit of what the same batch created keeps what it does not name.
  const changed = { ...what, ...(what.texts && { texts: { ...item.texts, ...what.texts } }), revision }
  if (thread) forum.threads.set(id, { ...thread, ...changed })
  if (comment) putComment(forum, { ...comment, ...changed })
  if (reply) putReply(forum, { ...reply, ...changed })
}

/** What an item is like at first. */
function begun({ spammers }: Forum, { metadata, revision }: RecordedEvent, author: MemberId) {
  const insertedAt = metadata.occurredAt
  return {
    insertedAt,
    editedAt: null,
    revision,
    state: 'visible',
    withdrawn: false,
    authorIsSpammer: spammers.has(author),
  } as const
}

const edited = ({ metadata }: RecordedEvent, body: string | Erased, title?: string | Erased) => ({
  editedAt: metadata.occurredAt,
  texts: { body: text(body), ...(title !== undefined && { title: text(title) }) },
})

/**
 * Applies an event to the rows that it is about. What it is about and is not there (purged from the log) is
 * passed over.
 */
export function foldContent(forum: Forum, event: RecordedEvent): void {
  const { type, data, metadata } = event
  const active = (id: ThreadId) =>
    changeThread(forum, id, ({ lastActiveAt }) => ({
      lastActiveAt: later(lastActiveAt, metadata.occurredAt),
    }))
  switch (type) {
    case 'ThreadCreated': {
      const { thread: id, site, author, title, slug, body } = data
      if (forum.threads.has(id) || forum.purged.has(id)) return
      const counts = { lastActiveAt: metadata.occurredAt, commentCount: 0 }
      const texts = { title: text(title), slug: text(slug), body: text(body) }
      forum.threads.set(id, { id, site, author, ...counts, ...begun(forum, event, author), texts })
      return
    }
    case 'CommentCreated': {
      const { comment: id, thread, site, author, body } = data
      if (forum.comments.has(id) || forum.purged.has(id)) return
      const texts = { body: text(body) }
      putComment(forum, { id, thread, site, author, replyCount: 0, ...begun(forum, event, author), texts })
      return active(thread)
    }
    case 'ReplyCreated': {
      const { reply: id, comment, thread, site, author, body } = data
      if (forum.replies.has(id) || forum.purged.has(id)) return
      putReply(forum, {
        id,
        comment,
        thread,
        site,
        author,
        ...begun(forum, event, author),
        texts: { body: text(body) },
      })
      return active(thread)
    }
    case 'ThreadEdited':
      return change(forum, data.thread, event, edited(event, data.body, data.title))
    case 'CommentEdited':
      return change(forum, data.comment, event, edited(event, data.body))
    case 'ReplyEdited':
      return change(forum, data.reply, event, edited(event, data.body))
    case 'ContentDeleted':
      return change(forum, data.item, event, { state: 'deleted' })
    case 'ContentMarkedAsSpam':
      return change(forum, data.item, event, { state: 'spam' })
    case 'ContentWithdrawn':
    case 'ContentRestored':
      return change(forum, data.subject.id, event, { withdrawn: type === 'ContentWithdrawn' })
  }
}
