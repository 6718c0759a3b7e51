import type {
  ContentId,
  ContentKind,
  FlaggableId,
  ConversationId,
  MemberId,
  MessageId,
  QuestionId,
  ReactableId,
} from '../events/kinds.ts'
import type { FlagReason } from '../events/moderation.ts'
import type { ReactionKind } from '../events/reactions.ts'
import type { ContentState } from '../services/rules/visibility.ts'
import { fragment, type Sql } from '../services/postgres/sql.ts'
import { memberVisibleTo } from './visibility.ts'

// Data of one member for the copy of their own data, regardless of visibility. Lists use keyset pagination.

/** A part of a list: at most `limit` rows after a key; '' starts at the beginning. */
export interface After {
  after: string
  limit: number
}

export interface OwnContent {
  id: ContentId
  /** Title of the item or of its root; null if others can no longer see it. */
  title: string | null
  /** Name of the site. */
  site: string
  body: string | null
  state: ContentState
  withdrawn: boolean
  insertedAt: Date
  editedAt: Date | null
}

/** A member's content of one kind on all sites, oldest first. */
export const ownContent =
  (kind: ContentKind) =>
  (sql: Sql, member: MemberId, { after, limit }: After): Promise<OwnContent[]> =>
    sql`select mine.id, coalesce(mine.title, root.title) as title, site.name as site, mine.body, mine.state, mine.withdrawn,
        mine.inserted_at as "insertedAt", mine.edited_at as "editedAt"
      from content mine join site on site.id = mine.site
      left join content root on root.id = mine.root and root.id <> mine.id and root.state = 'visible'
        and not root.withdrawn and not root.author_is_spammer
      where mine.author = ${member} and mine.kind = ${kind} and mine.id > ${after} order by mine.id limit ${limit}`

/** Username of another member; null if they are erased or a spammer. */
const nameOfOther = fragment`case when ${memberVisibleTo(null)} then username end as username`

/** A conversation. `username` is the other participant's; null if that account is unavailable. */
export interface OwnConversation {
  id: ConversationId
  username: string | null
  startedAt: Date
  startedByMe: boolean
  accepted: boolean
  archived: boolean
}

export const ownConversations = (
  sql: Sql,
  member: MemberId,
  { after, limit }: After,
): Promise<OwnConversation[]> =>
  sql`select mine.conversation as id, ${nameOfOther}, started_at as "startedAt", starter = ${member} as "startedByMe",
      accepted, mine.archived
    from participant mine join conversation on conversation.id = mine.conversation
    left join member on member.id = mine.other
    where mine.member = ${member} and (mine.active_at is not null or starter = mine.member or accepted) and mine.conversation > ${after}
    order by mine.conversation limit ${limit}`

/** A sent or received message. */
export interface OwnMessage {
  id: MessageId
  sender: MemberId
  /** Null if the sender is erased. */
  body: string | null
  sentAt: Date
  position: bigint
}

/** Messages of a conversation as its participants see them, oldest first. */
export const messagesOf = (
  sql: Sql,
  conversation: ConversationId,
  { after, limit }: { after: bigint; limit: number },
): Promise<OwnMessage[]> =>
  sql`select id, sender, body, sent_at as "sentAt", position from message
    where conversation = ${conversation} and not hidden and position > ${after}
    order by position limit ${limit}`

export const ownReactions = (
  sql: Sql,
  member: MemberId,
  { after, limit }: After,
): Promise<{ item: ReactableId; kind: ReactionKind }[]> =>
  sql`select item, kind from reaction where member = ${member} and item > ${after} order by item limit ${limit}`

/** Another member; `username` is null if that account is unavailable. */
export interface Other {
  id: MemberId
  username: string | null
}

export const ownFollows = (sql: Sql, member: MemberId, { after, limit }: After): Promise<Other[]> =>
  sql`select followed as id, ${nameOfOther} from follow left join member on member.id = followed
    where follower = ${member} and followed > ${after} order by followed limit ${limit}`

export const ownBlocks = (sql: Sql, member: MemberId, { after, limit }: After): Promise<Other[]> =>
  sql`select other as id, ${nameOfOther} from participant mine left join member on member.id = other
    where mine.member = ${member} and blocked and other > ${after} order by other limit ${limit}`

export const ownQuestions = (
  sql: Sql,
  member: MemberId,
  { after, limit }: After,
): Promise<{ id: QuestionId; title: string | null; askedAt: Date; kept: boolean }[]> =>
  sql`select id, title, asked_at as "askedAt", kept from question
    where analyst = ${member} and id > ${after} order by id limit ${limit}`

export const ownReports = (
  sql: Sql,
  member: MemberId,
  { after, limit }: After,
): Promise<{ item: FlaggableId; reportedAt: Date; reason: FlagReason | null; note: string | null }[]> =>
  sql`select item, flagged_at as "reportedAt", reason, note from flag
    where flagger = ${member} and not withdrawn and item > ${after} order by item limit ${limit}`
