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
import { nameOfOther, type Other } from '../visibility.ts'

/** A conversation and one of its two members. */
export interface OfMember {
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
  /** Text of the message; null if its sender is erased. */
  body: string | null
  sentAt: Date
  /** True if the receiver had blocked the sender when the message was sent; neither participant sees such a message. */
  hidden: boolean
}

async function conversationsWhere(sql: Sql, condition: Fragment): Promise<ConversationRow[]> {
  const rows = await sql<ConversationRow & { activeAt: Date | null }>`
    select mine.member, mine.conversation as id, mine.other, started_at as "startedAt",
      conversation.receiver = mine.member as "isReceiver", accepted as "isAccepted", mine.archived as "isArchived",
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
export interface Folder {
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

const messageColumns = fragment`message.id, message.conversation, sender, receiver, body, sent_at as "sentAt", hidden,
  position`

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

export async function unreadMessages(sql: Sql, member: MemberId): Promise<number> {
  const [row] = await sql<{ unread: bigint }>`
    select coalesce(sum(unread), 0) as unread from participant where member = ${member} and unread > 0`
  return Number(row?.unread ?? 0)
}

export async function blockedBy(sql: Sql, member: MemberId, limit: number): Promise<MemberId[]> {
  const rows = await sql<{ other: MemberId }>`
    select other from participant where member = ${member} and blocked order by other limit ${limit}`
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

export interface OwnMessage {
  id: MessageId
  sender: MemberId
  /** Text of the message; null if its sender is erased. */
  body: string | null
  sentAt: Date
  position: bigint
}

/** Messages of a conversation that its participants can see, oldest first. */
export const messagesOf = (
  sql: Sql,
  conversation: ConversationId,
  { after, limit }: { after: bigint; limit: number },
): Promise<OwnMessage[]> =>
  sql`select id, sender, body, sent_at as "sentAt", position from message
    where conversation = ${conversation} and not hidden and position > ${after}
    order by position limit ${limit}`

export const ownBlocks = (sql: Sql, member: MemberId, { after, limit }: After): Promise<Other[]> =>
  sql`select other as id, ${nameOfOther} from participant mine left join member on member.id = other
    where mine.member = ${member} and blocked and other > ${after} order by other limit ${limit}`
