import type { EditorialKind, MemberId, SiteId } from '../../../events/kinds.ts'
import { fragment, type Sql } from '../../postgres/sql.ts'

// What editors have typed and not saved yet. Only its editor reads it; revisions are in the log.

/** Days after its last change until an autosave is forgotten. */
export const AUTOSAVE_DAYS = 90
/** Maximum number of autosaves of a member; beyond it, the oldest is forgotten. */
const MAX_PER_MEMBER = 50

/** An autosave without its text. */
export interface AutosaveHead {
  /** Id of the item, or a UUID for one that is not written yet. */
  item: string
  site: SiteId
  kind: EditorialKind
  title: string
  /** Revision of the text on which it is based. */
  basedOn: number
  /** Number of the last change, from 1. */
  version: number
  at: Date
}

interface Autosave extends AutosaveHead {
  text: string
}

interface NewAutosave extends Omit<Autosave, 'at'> {
  member: MemberId
  /** Page that writes it; changes of one page follow each other. */
  writer: string
}

/**
 * Keeps what a member has typed; resolves to the number of the change. Null if another page of the member has written
 * since `version`, in which case nothing changes, so that neither text is lost.
 */
export async function keepAutosave(sql: Sql, autosave: NewAutosave): Promise<number | null> {
  const { member, item, site, kind, title, basedOn, version, writer, text } = autosave
  const [kept] = await sql<{ version: number }>`
    insert into operational.autosave as known (member, item, site, kind, title, based_on, version, writer, text)
    select ${member}, ${item}, ${site}, ${kind}, ${title}, ${basedOn}, ${version + 1}::int, ${writer}, ${text}
    where not exists (select from operational.erasure where erasure.member = ${member}::text)
    on conflict (member, item) do update set title = excluded.title, based_on = excluded.based_on,
      version = known.version + 1, writer = excluded.writer, text = excluded.text, at = now()
      where known.version = ${version} or known.writer = excluded.writer
    returning version`
  if (!kept) return null
  await sql`delete from operational.autosave where member = ${member} and item in (
    select item from operational.autosave where member = ${member} order by at desc, item offset ${MAX_PER_MEMBER})`
  return kept.version
}

const head = fragment`item, site, kind, title, based_on as "basedOn", version, at`

/** What a member has typed into an item of a site and not saved; null if there is nothing. */
export async function autosaveOf(
  sql: Sql,
  { member, site, item }: Pick<NewAutosave, 'member' | 'site' | 'item'>,
): Promise<Autosave | null> {
  const [row] = await sql<Autosave>`select ${head}, text from operational.autosave
    where member = ${member} and item = ${item} and site = ${site}`
  return row ?? null
}

/** All autosaves of a member on a site, those changed last first. */
export const autosavesOf = (sql: Sql, member: MemberId, site: SiteId): Promise<AutosaveHead[]> =>
  sql`select ${head} from operational.autosave where member = ${member} and site = ${site} order by at desc, item`

/** Forgets an autosave, unless another page has written since the version. */
export async function dropAutosave(
  sql: Sql,
  { member, item, version }: Pick<NewAutosave, 'member' | 'item' | 'version'>,
): Promise<void> {
  await sql`delete from operational.autosave
    where member = ${member} and item = ${item} and version <= ${version}`
}

/** All autosaves of a member, for the copy of the member's data. */
export const ownAutosaves = (sql: Sql, member: MemberId): Promise<Autosave[]> =>
  sql`select ${head}, text from operational.autosave where member = ${member} order by at desc, item`
