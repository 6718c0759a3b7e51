import { foldedText } from '../folded-text.ts'
import type { MemberId, SiteId } from '../../events/kinds.ts'
import type { Picture } from '../../services/rules/images/sizes.ts'
import type { LegacyRole, PrimaryBadge, SecondaryBadge } from '../../services/rules/profiles/badges.ts'
import type { MemberSort } from '../../services/rules/people/member-list.ts'
import { adminRoles, roles, type RoleId } from '../../services/rules/roles.ts'
import type { Audiences } from '../../services/rules/profiles/privacy.ts'
import type { Viewer } from '../../services/rules/visibility.ts'
import {
  anyOf,
  eachOf,
  fragment,
  limit as limited,
  type Fragment,
  type Sql,
} from '../../services/postgres/sql.ts'
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

/** Conditions of the administrators' list of members; null does not matter. */
interface MembersOf {
  /** Text in the username. */
  part: string
  /** The only member of the list, found by another property. */
  only: MemberId | null
  role: RoleId | null
  verified: boolean | null
  /** True for members about whom, or about whose content, there are open reports. */
  reported: boolean | null
  badge: PrimaryBadge | SecondaryBadge | null
  sort: MemberSort
  /** True for the opposite of the order that is natural for `sort`. */
  reversed: boolean
}

const reports = fragment`flag join flagged_item using (item)`
const isOpenReport = fragment`not flag.withdrawn and flag.position > closed_through and not purged
  and not flagged_item.withdrawn`

function meets({ part, only, role, verified, reported, badge }: MembersOf): Fragment {
  const conditions = [
    part === '' ? null : fragment`strpos(folded, ${folded(part)}) > 0`,
    only === null ? null : fragment`member.id = ${only}`,
    role === null ? null : fragment`role = ${role}`,
    verified === null ? null : fragment`verified = ${verified}`,
    reported === null
      ? null
      : fragment`exists (select from ${reports} where author = member.id and ${isOpenReport}) = ${reported}`,
    badge === null ? null : fragment`${badge} in (primary_badge, secondary_badge)`,
  ]
  return conditions.reduce<Fragment>(
    (all, condition) => (condition ? fragment`${all} and ${condition}` : all),
    fragment`username is not null`,
  )
}

type Place = ReturnType<typeof placeOf>
/** SQL for ids of members with the `key` of their place, in the order of the list after a place. */
type Ordered = (of: MembersOf, after: Place, limit: Fragment) => Fragment

/** SQL to go through members by a column and their ids, downwards by default. */
const byColumn =
  (key: Fragment, placeOfRow: Fragment, before: (after: NonNullable<Place>) => Fragment): Ordered =>
  (of, after, limit) => {
    const [direction, side] = of.reversed ? [fragment`asc`, fragment`>`] : [fragment`desc`, fragment`<`]
    const isAfter = after
      ? fragment`(${key}, member.id) ${side} (${before(after)}, ${after.id})`
      : fragment`true`
    return fragment`select id, ${placeOfRow} as key from member where ${meets(of)} and ${isAfter}
      order by ${key} ${direction}, member.id ${direction} ${limit}`
  }

/** SQL to go through members by the key that rows of another table have for some of them; the others come last. */
const byTable =
  (rows: Fragment, keyOf: (after: NonNullable<Place>) => bigint | Date): Ordered =>
  (of, after, limit) => {
    const [direction, side] = of.reversed ? [fragment`asc`, fragment`>`] : [fragment`desc`, fragment`<`]
    const within = (isKeyed: boolean) => {
      if (after === null) return fragment`true`
      const wasKeyed = after.key > 0n
      if (isKeyed !== wasKeyed) return wasKeyed === of.reversed ? fragment`false` : fragment`true`
      return isKeyed
        ? fragment`(keyed.key, member.id) ${side} (${keyOf(after)}, ${after.id})`
        : fragment`member.id ${side} ${after.id}`
    }
    return fragment`select id, key from (
        (select member.id, keyed.key from ${rows} keyed join member on member.id = keyed.member
          where ${meets(of)} and ${within(true)} order by keyed.key ${direction}, member.id ${direction} ${limit})
        union all
        (select id, null from member where ${meets(of)} and ${within(false)}
          and not exists (select from ${rows} keyed where keyed.member = member.id)
          order by id ${direction} ${limit})) found
      order by key ${direction} nulls ${of.reversed ? fragment`first` : fragment`last`}, id ${direction} ${limit}`
  }

const keyIn = ({ key }: NonNullable<Place>) => fragment`${key}::bigint`
const orders: Readonly<Record<MemberSort, Ordered>> = {
  newest: byColumn(fragment`member.id`, fragment`0`, ({ id }) => fragment`${id}`),
  name: (of, after, limit) =>
    byColumn(
      fragment`folded`,
      fragment`0`,
      ({ id }) => fragment`coalesce((select folded from member place where place.id = ${id}), '')`,
    )({ ...of, reversed: !of.reversed }, after, limit),
  role: byColumn(fragment`rank`, fragment`rank`, keyIn),
  verified: byColumn(fragment`verified`, fragment`verified::int`, ({ key }) => fragment`${key > 0n}`),
  reports: byTable(
    fragment`(select author as member, count(*) as key from ${reports} where author is not null and ${isOpenReport}
      group by author)`,
    ({ key }) => key,
  ),
  lastSeen: byTable(
    fragment`(select member, at as key from operational.last_seen)`,
    ({ key }) => new Date(Number(key)),
  ),
}

/** Members who are not erased and meet the conditions, in the order of the list. */
export async function membersPage(
  sql: Sql,
  of: MembersOf,
  { size, cursor }: PageOf,
): Promise<Page<MemberRow & Listed>> {
  const found = orders[of.sort](of, cursor === null ? null : placeOf(cursor), limited(size + 1))
  const rows = await sql<MemberRow & { key: Date | bigint | number | null }>`
    with found as materialized (select id, key, row_number() over () as place from (${found}) found)
    select ${columns}, key from found join ${table} on member.id = found.id order by place`
  return pageFrom(
    rows.map(({ key, ...row }) => ({
      ...row,
      cursor: cursorOf(key instanceof Date ? key : BigInt(key ?? 0), row.id),
    })),
    size,
  )
}

/** Number of open reports about a member and the member's content, and the time at which the member was last seen. */
export interface MemberFigures {
  member: MemberId
  openReports: number
  /** Null if the member has not been seen since the network records it. */
  lastSeenAt: Date | null
}

export const memberFigures = (sql: Sql, members: readonly MemberId[]): Promise<MemberFigures[]> =>
  sql<MemberFigures>`select id as member,
      (select count(*)::int from ${reports} where author = id and ${isOpenReport}) as "openReports",
      (select at from operational.last_seen where last_seen.member = id) as "lastSeenAt"
    from ${eachOf(members)} as wanted(id)`

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
