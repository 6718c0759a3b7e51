import type { EditorialId, MemberId } from '../../../events/kinds.ts'
import type { Sql } from '../../postgres/sql.ts'

/** A page on which an editor has an item open. */
interface OpenEditor {
  item: EditorialId
  page: string
  member: MemberId
}

/** Time after which a page whose process was killed counts as closed. */
const OPEN_SECONDS = 30
/** Interval at which open pages are renewed, in ms. */
export const RENEW_EVERY_MS = 10_000

/** Notes that a page is open, or still is; true if others of the item are found to be closed. */
export async function keepOpen(sql: Sql, { item, page, member }: OpenEditor): Promise<boolean> {
  await sql`insert into operational.open_editor (item, page, member, expires_at)
    values (${item}, ${page}, ${member}, now() + ${OPEN_SECONDS} * interval '1 second')
    on conflict (item, page) do update set expires_at = excluded.expires_at
      where open_editor.member = excluded.member`
  const gone =
    await sql`delete from operational.open_editor where item = ${item} and expires_at < now() returning 1`
  return gone.length > 0
}

export async function close(sql: Sql, { item, page, member }: OpenEditor): Promise<void> {
  await sql`delete from operational.open_editor where item = ${item} and page = ${page} and member = ${member}`
}

export const openEditors = (sql: Sql, item: EditorialId): Promise<Omit<OpenEditor, 'item'>[]> =>
  sql`select page, member from operational.open_editor where item = ${item} and expires_at > now()
    order by member, page`
