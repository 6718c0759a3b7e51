import type {
  CommentId,
  ContentId,
  ConversationId,
  MemberId,
  MessageId,
  ReactableId,
  ReplyId,
  SiteId,
  ThreadId,
} from '../../events/kinds.ts'
import type { ReactionKind } from '../../events/reactions.ts'
import type { RoleId } from '../rules/roles.ts'
import type { ContentState, Viewer } from '../rules/visibility.ts'

/** A row of a list: `cursor` says where it stands in it. */
export interface Listed {
  cursor: string
}

/** Which part of a list: `size` rows after (or, in messages, before) a cursor. */
export interface PageOf {
  size: number
  cursor: string | null
}

/** A part of a list, and whether there is more in the direction it was read. */
export interface Page<Row> {
  rows: Row[]
  more: boolean
}

export interface SiteRow {
  id: SiteId
  name: string
  prefix: string
  host: string
  description: string
  accent: string
  /** Feature flags that are on. */
  features: string[]
}

export interface MemberRow {
  id: MemberId
  /** Null, with all other personal fields, once the member is erased. */
  username: string | null
  slug: string | null
  firstName: string | null
  lastName: string | null
  email: string | null
  role: RoleId
  verified: boolean
  registeredAt: Date
  followers: number
  following: number
}

/** What threads, comments and replies have in common. Texts are null once their author is erased. */
interface ContentFields extends Listed {
  site: SiteId
  author: MemberId
  authorIsSpammer: boolean
  body: string | null
  state: ContentState
  insertedAt: Date
  editedAt: Date | null
  /** Revision of the item's stream. */
  revision: number
}

export interface ThreadRow extends ContentFields {
  id: ThreadId
  title: string | null
  slug: string | null
  lastActiveAt: Date
  commentCount: number
}

export interface CommentRow extends ContentFields {
  id: CommentId
  thread: ThreadId
  replyCount: number
}

export interface ReplyRow extends ContentFields {
  id: ReplyId
  comment: CommentId
  thread: ThreadId
}

export type ContentRow = ThreadRow | CommentRow | ReplyRow

/** The reactions to one item; kinds that nobody chose are left out. */
export interface ReactionRow {
  item: ReactableId
  counts: Partial<Record<ReactionKind, number>>
}

/** A conversation as one of its two participants has it. */
export interface ConversationRow extends Listed {
  id: ConversationId
  /** The other participant. */
  other: MemberId
  startedAt: Date
  /** Whether the viewer is the one whom the other wrote to first. */
  isReceiver: boolean
  isAccepted: boolean
  isArchived: boolean
  amBlocked: boolean
  isBlocked: boolean
  unread: number
  lastMessageAt: Date | null
  lastMessageBody: string | null
}

export interface MessageRow extends Listed {
  id: MessageId
  conversation: ConversationId
  sender: MemberId
  receiver: MemberId
  /** Null once its sender is erased. */
  body: string | null
  sentAt: Date
  /** Sent into a block: nobody is shown it. */
  hidden: boolean
}

/** An item that was reported and is not decided on. */
export interface FlagRow extends Listed {
  item: ContentId
  count: number
  /** At most five, the newest first. */
  flaggers: MemberId[]
  firstAt: Date
  lastAt: Date
}

/**
 * All that the API asks of the read models. Rows by id come as they are, in any order, without those that there
 * are not: the API applies services/rules/visibility.ts to them. Lists come with that rule applied, by viewer.
 * Whatever may be asked for many parents at once takes them all.
 */
export interface Reads {
  sites: () => Promise<SiteRow[]>

  membersByIds: (ids: readonly MemberId[]) => Promise<MemberRow[]>
  /** By the current slug or a former one. */
  memberBySlug: (slug: string) => Promise<MemberRow | null>
  /** Members whose username contains the text. */
  membersNamed: (text: string, limit: number) => Promise<MemberRow[]>
  /** Those of the members that the follower follows. */
  followedBy: (follower: MemberId, members: readonly MemberId[]) => Promise<MemberId[]>

  threadsByIds: (ids: readonly ThreadId[]) => Promise<ThreadRow[]>
  threadBySlug: (site: SiteId, slug: string) => Promise<ThreadRow | null>
  commentsByIds: (ids: readonly CommentId[]) => Promise<CommentRow[]>
  repliesByIds: (ids: readonly ReplyId[]) => Promise<ReplyRow[]>
  /** The most recently active first. */
  threadsPage: (site: SiteId, page: PageOf, viewer: Viewer) => Promise<Page<ThreadRow>>
  /** Threads by authors on one site, the newest first. */
  threadsPagesByAuthors: (
    authors: readonly MemberId[],
    site: SiteId,
    page: PageOf,
    viewer: Viewer,
  ) => Promise<Map<MemberId, Page<ThreadRow>>>
  /** Oldest first. */
  commentsPages: (
    threads: readonly ThreadId[],
    page: PageOf,
    viewer: Viewer,
  ) => Promise<Map<ThreadId, Page<CommentRow>>>
  /** Oldest first. */
  repliesPages: (
    comments: readonly CommentId[],
    page: PageOf,
    viewer: Viewer,
  ) => Promise<Map<CommentId, Page<ReplyRow>>>

  reactionsTo: (items: readonly ReactableId[]) => Promise<ReactionRow[]>
  /** What a member chose. */
  reactionsOf: (
    member: MemberId,
    items: readonly ReactableId[],
  ) => Promise<{ item: ReactableId; kind: ReactionKind }[]>

  /** Those of the conversations that the member takes part in. */
  conversationsByIds: (member: MemberId, ids: readonly ConversationId[]) => Promise<ConversationRow[]>
  /** The one with the newest message first. */
  conversationsPage: (member: MemberId, archived: boolean, page: PageOf) => Promise<Page<ConversationRow>>
  messagesByIds: (ids: readonly MessageId[]) => Promise<MessageRow[]>
  /** The newest before the cursor, oldest first; of conversations that the member takes part in. */
  messagesPages: (
    member: MemberId,
    conversations: readonly ConversationId[],
    page: PageOf,
  ) => Promise<Map<ConversationId, Page<MessageRow>>>
  unreadMessages: (member: MemberId) => Promise<number>
  blockedBy: (member: MemberId, limit: number) => Promise<MemberId[]>

  /** Open reports, the newest first. */
  flagsPage: (page: PageOf) => Promise<Page<FlagRow>>
  flagsByItems: (items: readonly ContentId[]) => Promise<FlagRow[]>
}
