import { foldedText } from '../folded-text.ts'
import type { MediaFile, MediaWords } from '../../events/media.ts'
import type { MediaId, MemberId, SiteId } from '../../events/kinds.ts'
import { anyOf, fragment, limit, type Sql } from '../../services/postgres/sql.ts'
import { cursorOf, pageFrom, timePlace, type Listed, type Page, type PageOf } from '../page.ts'

/** A picture of the library of a site. */
export interface MediaRow extends Listed {
  id: MediaId
  site: SiteId
  /** Null for the network. */
  addedBy: MemberId | null
  file: MediaFile
  words: MediaWords
  insertedAt: Date
  modifiedAt: Date
}

const columns = fragment`id, site, added_by as "addedBy", file, words, inserted_at as "insertedAt",
  modified_at as "modifiedAt"`

const placed = (rows: Omit<MediaRow, 'cursor'>[]): MediaRow[] =>
  rows.map((row) => ({ ...row, cursor: cursorOf(row.insertedAt, row.id) }))

export const mediaByIds = async (sql: Sql, ids: readonly MediaId[]): Promise<MediaRow[]> =>
  placed(await sql<MediaRow>`select ${columns} from media where id = ${anyOf(ids)}`)

/** A page of the pictures of a site, newest first; `part` is a part of the name or of the words for it. */
export async function mediaPage(
  sql: Sql,
  site: SiteId,
  part: string,
  { size, cursor }: PageOf,
): Promise<Page<MediaRow>> {
  const { at, id } = timePlace(cursor, 'infinity')
  const rows = await sql<MediaRow>`select ${columns} from media
    where site = ${site} and (inserted_at, id) < (${at}::timestamptz, ${id})
      and strpos(${foldedText(fragment`concat_ws(' ', words ->> 'name', words ->> 'alt', words ->> 'illustrator')`)},
        ${foldedText(fragment`${part}::text`)}) > 0
    order by inserted_at desc, id desc ${limit(size + 1)}`
  return pageFrom(placed(rows), size)
}

/** Texts that use a picture: some of them, by the ids of items and of sites with such home pages, and their number. */
interface MediaUsersRow {
  id: MediaId
  users: string[]
  count: number
}

const MAX_USERS = 50

/** Texts that use pictures; pictures that none uses are missing. */
export const mediaUsers = (sql: Sql, ids: readonly MediaId[]): Promise<MediaUsersRow[]> =>
  sql<MediaUsersRow>`select one as id, (array_agg(distinct id order by id desc))[1:${MAX_USERS}::int] as users,
      count(distinct id)::int as count
    from media_user, unnest(media) one where media && ${ids}::text[] and one = ${anyOf(ids)} group by one`
