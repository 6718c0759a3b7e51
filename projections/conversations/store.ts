import type { ConversationId, MemberId, MessageId } from '../../events/kinds.ts'
import { json, lastBy, text } from '../batch.ts'
import { anyOf, type Sql } from '../../services/postgres/sql.ts'
import type { Conversation, ConversationEvent, Mailbox, MessageChange, Received } from './fold.ts'

/** Reads the conversations that a batch concerns, and the messages to which its ConversationRead events refer. */
export async function loadMailbox(batch: readonly ConversationEvent[], sql: Sql): Promise<Mailbox> {
  const conversationIds = [...new Set(batch.map(({ data }) => data.conversation))]
  const conversations = await sql<Conversation>`
    select id, starter, receiver, accepted, last_message as "lastMessage", position,
      to_char(started_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startedAt",
      to_char(max(active_at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "activeAt",
      jsonb_agg(jsonb_build_object('member', member, 'other', other, 'archived', archived, 'muted', muted, 'blocked', blocked,
        'received', received, 'seen', seen)) as sides
    from conversation join participant on participant.conversation = id
    where id = ${anyOf(conversationIds)} group by id`
  const through = batch.flatMap(({ data }) => ('through' in data ? [data.through] : []))
  const received =
    through.length === 0
      ? []
      : await sql<Received & { id: MessageId }>`
          select id, receiver, received_index as "receivedIndex" from message where id = any(${through})`
  return {
    conversations: new Map(conversations.map((row) => [row.id, row])),
    received: new Map(received.map((row) => [row.id, row])),
    sent: [],
  }
}

/** Saves both participants' views of conversations and adds messages, in one statement to keep live messages fast. */
export function saveMailbox({ conversations, sent }: Mailbox, sql: Sql): Promise<object[]> {
  const rows = [...conversations.values()]
  const whole = rows.map(({ sides: _, ...row }) => ({ ...row, position: String(row.position) }))
  const sides = rows.flatMap(({ id, activeAt, sides }) =>
    sides.map((side) => ({ ...side, conversation: id, activeAt })),
  )
  const messages = sent.map((message) => ({ ...message, position: String(message.position) }))
  return sql`with conversations as (
      insert into conversation
      select id, starter, receiver, "startedAt", accepted, "lastMessage", position
      from jsonb_to_recordset(${json(whole)}::jsonb) as new(id text, starter text, receiver text,
        "startedAt" timestamptz, accepted boolean, "lastMessage" text, position bigint)
      on conflict (id) do update set starter = excluded.starter, receiver = excluded.receiver,
        started_at = excluded.started_at, accepted = excluded.accepted, last_message = excluded.last_message,
        position = excluded.position
    ), sides as (
      insert into participant (conversation, member, other, archived, muted, blocked, received, seen, active_at)
      select * from jsonb_to_recordset(${json(sides)}::jsonb) as new(conversation text, member text, other text,
        archived boolean, muted boolean, blocked boolean, received int, seen int, "activeAt" timestamptz)
      on conflict (conversation, member) do update set archived = excluded.archived, muted = excluded.muted,
        blocked = excluded.blocked, received = excluded.received, seen = excluded.seen,
        active_at = excluded.active_at
    )
    insert into message (id, conversation, sender, receiver, body, sent_at, position, received_index, hidden)
    select * from jsonb_to_recordset(${json(messages)}::jsonb) as new(id text, conversation text, sender text,
      receiver text, body text, "sentAt" timestamptz, position bigint, "receivedIndex" int, hidden boolean)
    on conflict (id) do nothing`
}

/** A message with the ids of its conversation's two participants. */
export interface Addressed {
  message: MessageId
  conversation: ConversationId
  sender: MemberId
  receiver: MemberId
}

export const conversationsOf = (
  members: readonly MemberId[],
  sql: Sql,
): Promise<{ conversation: ConversationId; other: MemberId }[]> => sql`
  select conversation, other from participant where member = any(${members}) and active_at is not null`

/**
 * Deletes the texts of erased senders but keeps the rows of their messages, also of those that a block hid from a
 * conversation without others. Returns the messages that had texts.
 */
export const emptyMessages = (senders: readonly MemberId[], sql: Sql): Promise<Addressed[]> => sql<Addressed>`
  update message set body = null from (
    select conversation, member from participant where member = any(${senders}) and active_at is not null
    union all select conversation, member from participant where member = any(${senders}) and active_at is null) part
  where message.conversation = part.conversation and sender = part.member and body is not null
  returning message.id as message, message.conversation, sender, receiver`

/** Applies edits and deletions to messages: of several changes of one message, the last, and the time of the last edit. */
export function changeMessages(events: readonly MessageChange[], sql: Sql): Promise<object[]> {
  const changes = [...Map.groupBy(events, ({ data }) => data.message)].map(([id, changes]) => {
    const { type, data, revision } = changes.at(-1)!
    const editedAt =
      changes.findLast((change) => change.type === 'MessageEdited')?.metadata.occurredAt ?? null
    return { id, body: type === 'MessageEdited' ? text(data.body) : null, editedAt, revision }
  })
  return sql`update message set body = changed.body, edited_at = coalesce(changed."editedAt", edited_at),
      revision = changed.revision
    from jsonb_to_recordset(${json(changes)}::jsonb) as changed(id text, body text, "editedAt" timestamptz, revision int)
    where message.id = changed.id and message.revision < changed.revision`
}

/** Saves who hides which activity; of several changes by one member, the last counts. */
export function hideActivity(
  changes: readonly { member: MemberId; setting: string; isPrivate: boolean }[],
  sql: Sql,
): Promise<object[]> {
  const last = lastBy(changes, ({ member, setting }) => `${member} ${setting}`)
  return sql`with changed as (
      select * from jsonb_to_recordset(${json(last)}::jsonb) as changed(member text, setting text, "isPrivate" boolean)
    ), shown as (
      delete from hidden_activity activity using changed
      where (activity.member, activity.setting) = (changed.member, changed.setting) and not changed."isPrivate"
    )
    insert into hidden_activity select member, setting from changed where "isPrivate" on conflict do nothing`
}
