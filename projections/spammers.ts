import type { RecordedEvent } from '../events/event.ts'
import type { MemberId } from '../events/kinds.ts'
import { roles } from '../services/rules/roles.ts'
import { lastBy, only } from './batch.ts'
import type { Fragment, Sql } from '../services/postgres/sql.ts'

/**
 * Members whose role of spammer changed in a batch: read models stop counting those who `became` spammers, and count
 * those who `ceased` to be spammers again.
 */
export interface Turned {
  became: MemberId[]
  ceased: MemberId[]
  all: MemberId[]
}

/**
 * Updates a read model's table of spammers (role 4) to the state after a batch. The order of the events does not
 * matter, because counts depend only on the state after the batch.
 */
export async function turnSpammers(
  batch: readonly RecordedEvent[],
  table: Fragment,
  sql: Sql,
): Promise<Turned> {
  const roleChanges = only(batch, 'RoleChanged').map(({ data }) => data)
  if (roleChanges.length === 0) return { became: [], ceased: [], all: [] }
  const last = lastBy(roleChanges, ({ member }) => member)
  const { spammers = [], others = [] } = Object.groupBy(last, ({ role }) =>
    role === roles.spammer ? 'spammers' : 'others',
  )
  const became = await sql<{ member: MemberId }>`
    insert into ${table} select unnest(${spammers.map(({ member }) => member)}::text[])
    on conflict do nothing returning member`
  const ceased = await sql<{ member: MemberId }>`
    delete from ${table} where member = any(${others.map(({ member }) => member)}) returning member`
  const [on, off] = [became.map(({ member }) => member), ceased.map(({ member }) => member)]
  return { became: on, ceased: off, all: [...on, ...off] }
}
