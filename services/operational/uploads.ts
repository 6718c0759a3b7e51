import type { ContentId, MediaId, MemberId } from '../../events/kinds.ts'
import { limit, type Sql } from '../postgres/sql.ts'
import type { ContentPicture } from '../rules/images/sizes.ts'

// Pictures that members have uploaded, until the log says whose they are, or they are swept.

/** What has a picture: an item of content, a member on the profile, or an entry of the library. */
type Owner = ContentId | MemberId | MediaId

/** Hours within which an uploaded picture can be added to an item, and after which its files are swept without one. */
const USABLE_HOURS = 23
const KEPT_HOURS = 24
const SWEPT_AT_ONCE = 200

export interface Sent {
  command: string
  content: string
}

/**
 * Saves an uploaded picture; before its files, so that these are swept even if the process ends or the log refuses it.
 * `owner` is what gets it at once; without one, a new item can take it. Nothing is saved for a command that has a
 * picture.
 */
export async function keepUpload(
  sql: Sql,
  member: MemberId,
  picture: ContentPicture,
  owner: Owner | null = null,
  { command, content }: Partial<Sent> = {},
): Promise<void> {
  const { image, alt, color, width, height } = picture
  await sql`insert into operational.uploaded_picture
      (image, member, alt, color, width, height, item, command, content)
    values (${image}, ${member}, ${alt}, ${color}, ${width}, ${height}, ${owner}, ${command ?? null}, ${content ?? null})
    on conflict do nothing`
}

/** The picture that a command has made; `isDone` if it is where it belongs. */
export async function findUpload(
  sql: Sql,
  command: string,
): Promise<{ content: string; width: number; isDone: boolean } | null> {
  const [found] = await sql<{ content: string; width: number; isDone: boolean }>`
    select content, width, is_done as "isDone" from operational.uploaded_picture where command = ${command}`
  return found ?? null
}

export async function finishUpload(sql: Sql, command: string): Promise<void> {
  await sql`update operational.uploaded_picture set is_done = true where command = ${command}`
}

interface Taking {
  image: string
  member: MemberId
  item: ContentId
}

/** Takes a picture of a member for a new item; null if there is none, or if another item has it. */
export async function takeUpload(sql: Sql, { image, member, item }: Taking): Promise<ContentPicture | null> {
  const [taken] = await sql<ContentPicture>`update operational.uploaded_picture set item = ${item}
    where image = ${image} and member = ${member} and (item is null or item = ${item})
      and uploaded_at > now() - ${USABLE_HOURS} * interval '1 hour'
    returning image, alt, color, width, height`
  return taken ?? null
}

/** Frees a picture whose item was not created, so that another one can have it. */
export async function returnUpload(sql: Sql, { image, member, item }: Taking): Promise<void> {
  await sql`update operational.uploaded_picture set item = null
    where image = ${image} and member = ${member} and item = ${item}`
}

export interface OldUpload {
  image: string
  member: MemberId
  /** What has the picture, unless the log refused it after all; null if nothing was to have it. */
  item: Owner | null
}

export const oldUploads = (sql: Sql): Promise<OldUpload[]> =>
  sql`select image, member, item from operational.uploaded_picture
    where uploaded_at < now() - ${KEPT_HOURS} * interval '1 hour' order by uploaded_at ${limit(SWEPT_AT_ONCE)}`

export async function forgetUpload(sql: Sql, image: string): Promise<void> {
  await sql`delete from operational.uploaded_picture where image = ${image}`
}
