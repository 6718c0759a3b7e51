import { foldedText } from '../folded-text.ts'
import type { MemberId, SiteId } from '../../events/kinds.ts'
import type { Picture } from '../../services/rules/images/sizes.ts'
import type { LegacyRole, PrimaryBadge, SecondaryBadge } from '../../services/rules/profiles/badges.ts'
import { adminRoles, roles, type RoleId } from '../../services/rules/roles.ts'
import type { Audiences } from '../../services/rules/profiles/privacy.ts'
import type { Viewer } from '../../services/rules/visibility.ts'
import { anyOf, fragment, limit as limited, type Sql } from '../../services/postgres/sql.ts'
import { folded } from '../../services/rules/writing/fold.ts'
import { cursorOf, pageFrom, placeOf, type Listed, type Page, type PageOf } from '../page.ts'
import { memberVisibleTo, notBlocked } from '../visibility.ts'

export interface MemberRow {
  id: MemberId
  /** Username of the member; null, like all personal fields, if the member is erased. */
  username: string | null
  slug: string | null
  firstName: string | null
  lastName: string | null
  email: string | null
  /** Address that the member asked to use instead; null if there is no open request. */
  wantedEmail: string | null
  /** True if the member chose to receive newsletters. */
  subscribed: boolean
  /** True while the member gets only mail that the account needs. */
  refusesMail: boolean
  role: RoleId
  verified: boolean
  /** True if the member has an analyst's permission to query the event history. */
  analyst: boolean
  /** Audiences that the member has chosen for fields of the profile (`services/rules/profiles/privacy.ts`). */
  audiences: Audiences
  registeredAt: Date
  /** Site on which the member registered; null for imported and erased members. */
  home: SiteId | null
  picture: Picture | null
  primaryBadge: PrimaryBadge | null
  secondaryBadge: SecondaryBadge | null
  legacyRole: LegacyRole | null
  followers: number
  following: number
}

// Joins the follow counts of the read model of follows, which would otherwise need a query for each author shown.
const columns = fragment`member.id, username, slug, first_name as "firstName", last_name as "lastName", email,
  wanted_email as "wantedEmail", subscribed, refuses_mail as "refusesMail", role, verified, analyst, audiences, registered_at as "registeredAt", home, picture,
  primary_badge as "primaryBadge", secondary_badge as "secondaryBadge", legacy_role as "legacyRole", coalesce(followers, 0) as followers,
  coalesce(following, 0) as following`
const table = fragment`member left join follow_count on follow_count.member = member.id`

export const membersByIds = (sql: Sql, ids: readonly MemberId[]): Promise<MemberRow[]> => sql<MemberRow>`
  select ${columns} from ${table} where member.id = ${anyOf(ids)}`

/** The member who has a slug, or else the member who had it last. */
export async function memberBySlug(sql: Sql, slug: string): Promise<MemberRow | null> {
  const [row] = await sql<MemberRow>`
    select ${columns} from ${table} where member.id = (
      select member from member_slug where slug = ${slug} order by taken_at desc limit 1)`
  return row ?? null
}

/** Members by slugs that they have, or had last, without erased members and spammers. */
export const membersBySlugs = (
  sql: Sql,
  slugs: readonly string[],
): Promise<{ slug: string; member: MemberId }[]> => sql`
  select asked.slug, member.id as member from (
    select distinct on (slug) slug, member from member_slug where slug = any(${slugs}) order by slug, taken_at desc
  ) asked join member on member.id = asked.member
  where username is not null and role <> ${roles.spammer}`

const escaped = (part: string) => part.replaceAll(/[\\%_]/g, String.raw`\$&`)
const containing = (part: string) => `%${escaped(part)}%`

/** Text to find in usernames, optionally only those of administrators. */
interface MemberSearch {
  part: string
  adminsOnly: boolean
  viewer: Viewer
}

/**
 * Members visible to the viewer whose username contains a text, without members who have blocked the viewer or whom
 * the viewer has blocked; usernames that start with the text come first.
 */
export function membersNamed(
  sql: Sql,
  { part, adminsOnly, viewer }: MemberSearch,
  limit: number,
): Promise<MemberRow[]> {
  const wanted = adminsOnly ? fragment`and role = any(${adminRoles})` : fragment``
  return sql<MemberRow>`
    select ${columns} from ${table} where folded like ${containing(folded(part))} and folded not like 'communitymember%'
      and ${memberVisibleTo(viewer)}
      and ${notBlocked(viewer, fragment`member.id`)} ${wanted}
    order by folded like ${`${escaped(folded(part))}%`} desc, folded, id limit ${limit}`
}

/** Members in the list of administrators: those whose username contains a text, and who have a role. */
interface MembersOf {
  part: string
  role: RoleId | null
}

/** Members who are not erased, most recently registered first. */
export async function membersPage(
  sql: Sql,
  { part, role }: MembersOf,
  { size, cursor }: PageOf,
): Promise<Page<MemberRow & Listed>> {
  const after = cursor === null ? null : placeOf(cursor)
  const rows = await sql<MemberRow>`
    select ${columns} from ${table} where username is not null
      and ${part === '' ? fragment`true` : fragment`strpos(folded, ${folded(part)}) > 0`}
      and ${role === null ? fragment`true` : fragment`role = ${role}`}
      and member.id < ${after?.id ?? '~'}
    order by member.id desc ${limited(size + 1)}`
  return pageFrom(
    rows.map((row) => ({ ...row, cursor: cursorOf(0n, row.id) })),
    size,
  )
}

/** Returns the folded texts that are a member's username or full name. */
export async function namesOfMembers(sql: Sql, texts: readonly string[]): Promise<string[]> {
  const rows = await sql<{ name: string }>`
    select distinct name from member, unnest(array[folded, ${foldedText(fragment`first_name || ' ' || last_name`)}]) as name
    where name = any(${texts})`
  return rows.map(({ name }) => name)
}

const MAX_ADMINISTRATORS = 50

/** All administrators who are not erased, most recently registered first. */
export async function administratorsIn(sql: Sql): Promise<MemberId[]> {
  const rows = await sql<{ id: MemberId }>`
    select id from member where role = any(${adminRoles}) and username is not null
    order by registered_at desc, id limit ${MAX_ADMINISTRATORS}`
  return rows.map(({ id }) => id)
}
