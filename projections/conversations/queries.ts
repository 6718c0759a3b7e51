import type { ConversationId, MemberId, MessageId } from '../../events/kinds.ts'
import {
  cursorOf,
  pageFrom,
  pagesFrom,
  placeOf,
  timePlace,
  type After,
  type Listed,
  type Page,
  type PageOf,
} from '../page.ts'
import { anyOf, eachPair, fragment, limit, type Fragment, type Sql } from '../../services/postgres/sql.ts'
import { roles } from '../../services/rules/roles.ts'
import { nameOfOther, type Other } from '../visibility.ts'

interface OfMember {
  member: MemberId
  id: ConversationId
}

/** A conversation as one of its two members sees it. */
export interface ConversationRow extends Listed, OfMember {
  other: MemberId
  startedAt: Date
  /** True if the other participant started the conversation. */
  isReceiver: boolean
  isAccepted: boolean
  isArchived: boolean
  isMuted: boolean
  amBlocked: boolean
  isBlocked: boolean
  unread: number
  lastMessageAt: Date | null
  lastMessageBody: string | null
  lastMessageSender: MemberId | null
}

export interface MessageRow extends Listed {
  id: MessageId
  conversation: ConversationId
  sender: MemberId
  receiver: MemberId
  /** Text of the message; null if it is deleted or its sender erased. */
  body: string | null
  sentAt: Date
  /** Time of the last edit; null if the sender never edited the message. */
  editedAt: Date | null
  /** True if the receiver had blocked the sender when the message was sent; neither participant sees such a message. */
  hidden: boolean
}

async function conversationsWhere(sql: Sql, condition: Fragment): Promise<ConversationRow[]> {
  const rows = await sql<ConversationRow & { activeAt: Date | null }>`
    select mine.member, mine.conversation as id, mine.other, started_at as "startedAt",
      conversation.receiver = mine.member as "isReceiver", accepted as "isAccepted", mine.archived as "isArchived", mine.muted as "isMuted",
      theirs.blocked as "amBlocked", mine.blocked as "isBlocked", mine.unread, message.sent_at as "lastMessageAt",
      message.body as "lastMessageBody", message.sender as "lastMessageSender", mine.active_at as "activeAt"
    from participant mine
    join participant theirs on (theirs.conversation, theirs.member) = (mine.conversation, mine.other)
    join conversation on conversation.id = mine.conversation
    left join message on message.id = last_message
    where ${condition}`
  return rows.map(({ activeAt, ...row }) => ({ ...row, cursor: cursorOf(activeAt ?? row.startedAt, row.id) }))
}

const isWritten = fragment`mine.active_at is not null`

/**
 * Conversations as some members see them. Before the first message, a member sees only those that the member started or
 * accepted.
 */
export const conversationsByIds = (sql: Sql, pairs: readonly OfMember[]): Promise<ConversationRow[]> =>
  conversationsWhere(
    sql,
    fragment`(mine.conversation, mine.member) in (select * from ${eachPair(
      pairs.map(({ id, member }) => [id, member]),
    )}) and (${isWritten} or starter = mine.member or accepted)`,
  )

/** Filter and order of a member's list of conversations. */
interface Folder {
  archived: boolean
  oldestFirst: boolean
}

/** A member's conversations with messages, either archived or not, ordered by their newest message. */
export async function conversationsPage(
  sql: Sql,
  member: MemberId,
  { archived, oldestFirst }: Folder,
  { size, cursor }: PageOf,
): Promise<Page<ConversationRow>> {
  const { at, id } = timePlace(cursor, oldestFirst ? '-infinity' : 'infinity')
  const place = fragment`(mine.active_at, mine.conversation)`
  const start = fragment`(${at}::timestamptz, ${id})`
  const inOrder = oldestFirst
    ? fragment`${place} > ${start} order by mine.active_at, mine.conversation`
    : fragment`${place} < ${start} order by mine.active_at desc, mine.conversation desc`
  const condition = fragment`mine.member = ${member} and mine.archived = ${archived} and ${isWritten} and ${inOrder} ${limit(size + 1)}`
  return pageFrom(await conversationsWhere(sql, condition), size)
}

/** What a member may know of the other's activity in a conversation. */
interface ActivityRow extends OfMember {
  /** True if neither of them hides that they are typing. */
  sharesTyping: boolean
  /** The member's last message that the other has seen; null if there is none or one of them hides it. */
  seenThrough: MessageId | null
}

/**
 * Activity in conversations that their receivers have allowed; without rows for those with a block, a spammer or an
 * erased member.
 */
export const activityIn = (sql: Sql, pairs: readonly OfMember[]): Promise<ActivityRow[]> => {
  const shares = (setting: string) => fragment`not exists (select from hidden_activity activity
    where activity.setting = ${setting} and activity.member in (mine.member, mine.other))`
  return sql`select mine.member, mine.conversation as id, ${shares('typing')} as "sharesTyping",
      case when ${shares('seen')} then (select message.id from message
        where message.conversation = mine.conversation and message.receiver = mine.other and not message.hidden
          and received_index = theirs.seen
        order by message.position desc limit 1) end as "seenThrough"
    from participant mine
    join participant theirs on (theirs.conversation, theirs.member) = (mine.conversation, mine.other)
    join conversation on conversation.id = mine.conversation
    where (mine.conversation, mine.member) in (select * from ${eachPair(
      pairs.map(({ id, member }) => [id, member]),
    )}) and accepted and not mine.blocked and not theirs.blocked
      and (select count(*) from member where member.id in (mine.member, mine.other)
        and username is not null and role <> ${roles.spammer}) = 2`
}

/** Settings of a member's activity that are hidden from others. */
export async function hiddenActivity(sql: Sql, member: MemberId): Promise<string[]> {
  const rows = await sql<{ setting: string }>`
    select setting from hidden_activity where member = ${member} order by setting`
  return rows.map(({ setting }) => setting)
}

const messageColumns = fragment`message.id, message.conversation, sender, receiver, body, sent_at as "sentAt", hidden,
  edited_at as "editedAt", position`

const placed = (rows: (MessageRow & { position: bigint })[]): MessageRow[] =>
  rows.map(({ position, ...row }) => ({ ...row, cursor: cursorOf(position, row.id) }))

/** Messages by id. The caller must check that the viewer may read them. */
export const messagesByIds = async (sql: Sql, ids: readonly MessageId[]): Promise<MessageRow[]> =>
  placed(await sql`select ${messageColumns} from message where id = ${anyOf(ids)}`)

/** A page of messages before a cursor for each of the member's given conversations, oldest first. */
export async function messagesPages(
  sql: Sql,
  member: MemberId,
  conversations: readonly ConversationId[],
  { size, cursor }: PageOf,
): Promise<Map<ConversationId, Page<MessageRow>>> {
  const before = (cursor === null ? null : placeOf(cursor)?.key) ?? 2n ** 63n - 1n
  const rows = placed(
    await sql`select found.* from participant mine cross join lateral (
        select ${messageColumns} from message
        where message.conversation = mine.conversation and not hidden and position < ${before}
        order by position desc ${limit(size + 1)}) found
      where mine.member = ${member} and mine.conversation = any(${conversations}) and ${isWritten}`,
  )
  const pages = pagesFrom(conversations, rows, ({ conversation }) => conversation, size)
  return new Map([...pages].map(([id, { rows, more }]) => [id, { rows: rows.toReversed(), more }]))
}

/** Number of a member's unread messages in conversations that are not muted. */
export async function unreadMessages(sql: Sql, member: MemberId): Promise<number> {
  const [row] = await sql<{ unread: bigint }>`
    select coalesce(sum(unread), 0) as unread from participant where member = ${member} and unread > 0 and not muted`
  return Number(row?.unread ?? 0)
}

/** Members whom a member has blocked, in the order of their ids. */
export async function blockedBy(sql: Sql, member: MemberId, { after, limit }: After): Promise<MemberId[]> {
  const rows = await sql<{ other: MemberId }>`
    select other from participant where member = ${member} and blocked and other > ${after}
    order by other limit ${limit}`
  return rows.map(({ other }) => other)
}

/** Those of the given members whom the member has blocked, or who have blocked the member. */
export async function blockedWith(
  sql: Sql,
  member: MemberId,
  others: readonly MemberId[],
): Promise<MemberId[]> {
  const rows = await sql<{ other: MemberId }>`
    select other from participant where blocked and member = ${member} and other = any(${others})
    union select member from participant where blocked and other = ${member} and member = any(${others})`
  return rows.map(({ other }) => other)
}

/** A conversation with the username of the other participant, null if that account is erased or a spammer's. */
export interface OwnConversation {
  id: ConversationId
  username: string | null
  startedAt: Date
  startedByMe: boolean
  accepted: boolean
  archived: boolean
  muted: boolean
}

export const ownConversations = (
  sql: Sql,
  member: MemberId,
  { after, limit }: After,
): Promise<OwnConversation[]> =>
  sql`select mine.conversation as id, ${nameOfOther}, started_at as "startedAt", starter = ${member} as "startedByMe",
      accepted, mine.archived, mine.muted
    from participant mine join conversation on conversation.id = mine.conversation
    left join member on member.id = mine.other
    where mine.member = ${member} and (mine.active_at is not null or starter = mine.member or accepted) and mine.conversation > ${after}
    order by mine.conversation limit ${limit}`

export interface OwnMessage {
  id: MessageId
  sender: MemberId
  /** Text of the message; null if it is deleted or its sender erased. */
  body: string | null
  sentAt: Date
  editedAt: Date | null
  position: bigint
}

/** Messages of a conversation that its participants can see, oldest first. */
export const messagesOf = (
  sql: Sql,
  conversation: ConversationId,
  { after, limit }: { after: bigint; limit: number },
): Promise<OwnMessage[]> =>
  sql`select id, sender, body, sent_at as "sentAt", edited_at as "editedAt", position from message
    where conversation = ${conversation} and not hidden and position > ${after}
    order by position limit ${limit}`

export const ownBlocks = (sql: Sql, member: MemberId, { after, limit }: After): Promise<Other[]> =>
  sql`select other as id, ${nameOfOther} from participant mine left join member on member.id = other
    where mine.member = ${member} and blocked and other > ${after} order by other limit ${limit}`
