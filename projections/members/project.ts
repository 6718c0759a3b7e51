import { isActivity } from '../../services/rules/profiles/privacy.ts'
import { isErased } from '../../events/define.ts'
import type { RecordedEvent } from '../../events/event.ts'
import { json, lastBy, only, text } from '../batch.ts'
import { fragment, type Sql } from '../../services/postgres/sql.ts'
import { isPrimary, isSecondary } from '../../services/rules/profiles/badges.ts'
import { folded } from '../../services/rules/writing/fold.ts'
import { tablesBeside, type Projection } from '../projection.ts'

/** A username and its folded form, both null if the member is erased. */
function nameOf(value: Parameters<typeof text>[0]) {
  const username = text(value)
  return { username, folded: username === null ? null : folded(username) }
}

function register(batch: readonly RecordedEvent[], sql: Sql): void {
  const registered = only(batch, 'MemberRegistered').map(({ data, metadata }) => ({
    id: data.member,
    ...nameOf(data.username),
    slug: text(data.slug),
    first_name: text(data.firstName),
    last_name: text(data.lastName),
    email: text(data.email),
    wanted_email: null,
    subscribed: false,
    refuses_mail: false,
    role: 3,
    verified: false,
    analyst: false,
    audiences: {},
    registered_at: metadata.occurredAt,
    home: metadata.site,
  }))
  if (registered.length > 0)
    void sql`insert into member
    select * from jsonb_to_recordset(${json(registered)}::jsonb) as made(id text, username text, folded text, slug text,
      first_name text, last_name text, email text, wanted_email text, subscribed boolean,
      refuses_mail boolean, role int,
      verified boolean, analyst boolean, audiences jsonb, registered_at timestamptz, home text)
    on conflict (id) do nothing`
}

function rename(batch: readonly RecordedEvent[], sql: Sql): void {
  const renamed = only(batch, 'UsernameChanged').map(({ data }) => ({
    id: data.member,
    ...nameOf(data.username),
    slug: text(data.slug),
  }))
  if (renamed.length > 0)
    void sql`update member set username = changed.username, folded = changed.folded, slug = changed.slug
    from jsonb_to_recordset(${json(lastBy(renamed, ({ id }) => id))}::jsonb)
      as changed(id text, username text, folded text, slug text)
    where member.id = changed.id`

  const slugs = only(batch, 'MemberRegistered', 'UsernameChanged').flatMap(({ data, position }) => {
    const slug = text(data.slug)
    return slug === null ? [] : [{ slug, member: data.member, taken_at: String(position) }]
  })
  if (slugs.length > 0)
    void sql`insert into member_slug
    select * from jsonb_to_recordset(${json(lastBy(slugs, ({ slug, member }) => `${slug} ${member}`))}::jsonb)
      as had(slug text, member text, taken_at bigint)
    on conflict (slug, member) do update set taken_at = excluded.taken_at`

  const named = only(batch, 'FullNameChanged').map(({ data }) => ({
    id: data.member,
    first_name: text(data.firstName),
    last_name: text(data.lastName),
  }))
  if (named.length > 0)
    void sql`update member set first_name = changed.first_name, last_name = changed.last_name
    from jsonb_to_recordset(${json(lastBy(named, ({ id }) => id))}::jsonb)
      as changed(id text, first_name text, last_name text)
    where member.id = changed.id`
}

/** Sets addresses, and what members chose about mail. */
function changeMail(batch: readonly RecordedEvent[], sql: Sql): void {
  const verified = only(batch, 'MemberVerified').map(({ data }) => data.member)
  if (verified.length > 0)
    void sql`update member set verified = true where id = any(${verified}) and not verified`

  const addresses = only(batch, 'EmailChanged').map(({ data }) => ({
    id: data.member,
    email: text(data.email),
  }))
  if (addresses.length > 0)
    void sql`update member set email = changed.email
    from jsonb_to_recordset(${json(lastBy(addresses, ({ id }) => id))}::jsonb) as changed(id text, email text)
    where member.id = changed.id`

  const wanted = only(batch, 'EmailChangeRequested', 'EmailChangeCancelled', 'EmailChanged').map(
    ({ type, data }) => ({
      id: data.member,
      email: type === 'EmailChangeRequested' ? text(data.email) : null,
    }),
  )
  if (wanted.length > 0)
    void sql`update member set wanted_email = changed.email
    from jsonb_to_recordset(${json(lastBy(wanted, ({ id }) => id))}::jsonb) as changed(id text, email text)
    where member.id = changed.id`

  const choices = only(batch, 'NewslettersChosen').map(({ data }) => data)
  if (choices.length > 0)
    void sql`update member set subscribed = changed.subscribed
    from jsonb_to_recordset(${json(lastBy(choices, ({ member }) => member))}::jsonb)
      as changed(member text, subscribed boolean)
    where member.id = changed.member`

  const refusals = only(batch, 'MailChosen').map(({ data }) => ({
    member: data.member,
    refuses: !data.wanted,
  }))
  if (refusals.length > 0)
    void sql`update member set refuses_mail = changed.refuses
    from jsonb_to_recordset(${json(lastBy(refusals, ({ member }) => member))}::jsonb)
      as changed(member text, refuses boolean)
    where member.id = changed.member`
}

function changeProfiles(batch: readonly RecordedEvent[], sql: Sql): void {
  const chosen = only(batch, 'PrivacySettingChanged').filter(({ data }) => !isActivity(data.setting))
  if (chosen.length > 0) {
    const ofMembers = Map.groupBy(chosen, ({ data }) => data.member)
    const changed = [...ofMembers].map(([member, choices]) => ({
      member,
      audiences: Object.fromEntries(choices.map(({ data }) => [data.setting, data.audience])),
    }))
    void sql`update member set audiences = member.audiences || changed.audiences
    from jsonb_to_recordset(${json(changed)}::jsonb) as changed(member text, audiences jsonb)
    where member.id = changed.member`
  }

  const pictures = only(batch, 'ProfilePictureChanged', 'ProfilePictureRemoved').map(({ type, data }) => ({
    id: data.member,
    picture:
      type === 'ProfilePictureRemoved' || isErased(data.image)
        ? null
        : { image: data.image, alt: text(data.alt), color: text(data.color) },
  }))
  if (pictures.length > 0)
    void sql`update member set picture = changed.picture
    from jsonb_to_recordset(${json(lastBy(pictures, ({ id }) => id))}::jsonb) as changed(id text, picture jsonb)
    where member.id = changed.id`
}

function grant(batch: readonly RecordedEvent[], sql: Sql): void {
  const roles = only(batch, 'RoleChanged').map(({ data }) => data)
  if (roles.length > 0)
    void sql`update member set role = changed.role
    from jsonb_to_recordset(${json(lastBy(roles, ({ member }) => member))}::jsonb)
      as changed(member text, role int)
    where member.id = changed.member`

  for (const isOfRank of [isPrimary, isSecondary]) {
    const badges = only(batch, 'BadgeGiven', 'BadgeTaken').flatMap(({ type, data: { member, badge } }) =>
      isOfRank(badge) ? [{ member, badge: type === 'BadgeGiven' ? badge : null }] : [],
    )
    const column = isOfRank === isPrimary ? fragment`primary_badge` : fragment`secondary_badge`
    if (badges.length > 0)
      void sql`update member set ${column} = changed.badge
      from jsonb_to_recordset(${json(lastBy(badges, ({ member }) => member))}::jsonb)
        as changed(member text, badge text)
      where member.id = changed.member`
  }

  const legacy = only(batch, 'LegacyRoleGiven', 'LegacyRoleTaken').map(({ type, data }) => ({
    member: data.member,
    role: type === 'LegacyRoleGiven' ? data.legacyRole : null,
  }))
  if (legacy.length > 0)
    void sql`update member set legacy_role = changed.role
    from jsonb_to_recordset(${json(lastBy(legacy, ({ member }) => member))}::jsonb)
      as changed(member text, role text)
    where member.id = changed.member`

  const grants = only(batch, 'AnalystGranted', 'AnalystRevoked').map(({ type, data }) => ({
    member: data.member,
    analyst: type === 'AnalystGranted',
  }))
  if (grants.length > 0)
    void sql`update member set analyst = changed.analyst
    from jsonb_to_recordset(${json(lastBy(grants, ({ member }) => member))}::jsonb)
      as changed(member text, analyst boolean)
    where member.id = changed.member`
}

function erase(batch: readonly RecordedEvent[], sql: Sql): void {
  const erased = only(batch, 'MemberErased').map(({ data }) => data.member)
  if (erased.length === 0) return
  void sql`update member set username = null, folded = null, slug = null, first_name = null, last_name = null, email = null,
      wanted_email = null, home = null, picture = null, primary_badge = null, secondary_badge = null, legacy_role = null
    where id = any(${erased})`
  void sql`delete from member_slug where member = any(${erased})`
}

/** Read model of the public profiles of members (spec §3 User), with all their current and former slugs. */
export const members: Projection = {
  name: 'members',
  version: 13,
  handles: [
    'MemberRegistered',
    'MemberVerified',
    'UsernameChanged',
    'EmailChangeRequested',
    'EmailChangeCancelled',
    'EmailChanged',
    'NewslettersChosen',
    'MailChosen',
    'FullNameChanged',
    'PrivacySettingChanged',
    'ProfilePictureChanged',
    'ProfilePictureRemoved',
    'RoleChanged',
    'BadgeGiven',
    'BadgeTaken',
    'LegacyRoleGiven',
    'LegacyRoleTaken',
    'AnalystGranted',
    'AnalystRevoked',
    'MemberErased',
  ],
  tables: tablesBeside(import.meta.url),
  // Events of different types can be applied in any order, as each type sets its own columns. Only names are set by
  // two types, which are applied in a fixed order.
  async apply(batch, sql) {
    for (const part of [register, rename, changeMail, changeProfiles, grant, erase]) part(batch, sql)
  },
  changes({ type, data }) {
    if (!('member' in data)) return []
    const { member: id } = data
    return [
      { topic: `member:${id}`, id },
      ...(type === 'RoleChanged' ? [{ topic: 'roles', id } as const] : []),
    ]
  },
}
