import type { MemberId } from '../../events/kinds.ts'
import type { Sql } from '../../services/postgres/sql.ts'

/**
 * Adds `count` conversations of two members, each with a message to the first one, straight to the read model. `from`
 * is the number of the first, from which the ids are made.
 */
export const fillInbox = (
  sql: Sql,
  [member, other]: readonly [MemberId, MemberId],
  { from, count }: { from: number; count: number },
): Promise<object[]> => sql`with made as (
    select 'conversation_' || lpad(n::text, 26, '0') as id, 'message_' || lpad(n::text, 26, '0') as last, n,
      timestamptz '2026-01-01' + n * interval '1 minute' as at
    from generate_series(${from}::int, ${from + count - 1}::int) n
  ), talks as (
    insert into conversation select id, ${member}, ${other}, at, true, last, n from made
  ), sides as (
    insert into participant (conversation, member, other, archived, muted, blocked, received, seen, active_at)
    select id, mine, theirs, false, false, false, 1, 0, at
    from made, (values (${member}, ${other}), (${other}, ${member})) as pair(mine, theirs)
  )
  insert into message (id, conversation, sender, receiver, body, sent_at, position, received_index, hidden)
  select last, id, ${other}, ${member}, 'Hello', at, n, 1, false from made`
