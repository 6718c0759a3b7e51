import { ContentId, EditorialId } from '../../../events/ids.ts'
import { isRouted, rowOf } from '../../../events/kinds.ts'
import { contentByIds, type ContentRow } from '../../../projections/content/queries.ts'
import { membersByIds, type MemberRow } from '../../../projections/members/queries.ts'
import { MAX_DIGEST_NOTICES, type DigestNotice } from '../../../projections/notices/digests.ts'
import { manuscriptsByIds, type ManuscriptRow } from '../../../projections/publishing/queries.ts'
import { sites, type SiteRow } from '../../../projections/sites/queries.ts'
import type { Push } from '../../ports/push.ts'
import type { Sql } from '../../postgres/sql.ts'
import { pushWords } from '../../rules/notices/push-words.ts'
import { sentenceOf } from '../../rules/notices/words.ts'
import { pageOf as pathOfKind, siteOrigin, urlFor } from '../../rules/routes/links.ts'
import type { Action, Part, Section } from '../layout.ts'
import type { Place } from '../letter.ts'

/** Rows that the sentences and links of notices need, by id. */
interface Known {
  members: ReadonlyMap<string, MemberRow>
  content: ReadonlyMap<string, ContentRow>
  /** Articles that editors decided on. */
  manuscripts: ReadonlyMap<string, ManuscriptRow>
  sites: ReadonlyMap<string, SiteRow>
}

const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]))
const contentIdsIn = (ids: readonly (string | null)[]) =>
  [...new Set(ids)].flatMap((id) => ContentId.safeParse(id).data ?? [])

async function knownOf(sql: Sql, notices: readonly DigestNotice[]): Promise<Known> {
  const items = await contentByIds(sql, contentIdsIn(notices.flatMap(({ item, target }) => [item, target])))
  const roots = await contentByIds(sql, contentIdsIn(items.map(({ root }) => root)))
  const decided = notices.flatMap(({ kind, target }) =>
    kind === 'decision' ? (EditorialId.safeParse(target).data ?? []) : [],
  )
  const members = [
    ...new Set([...notices.flatMap(({ latest }) => latest), ...roots.map(({ author }) => author)]),
  ]
  return {
    content: byId([...items, ...roots]),
    manuscripts: byId(await manuscriptsByIds(sql, decided)),
    members: byId(await membersByIds(sql, members)),
    sites: byId(await sites(sql)),
  }
}

/** Path of the page of a root item; null if it has none any more. */
function pageOf({ id, kind, slug, author }: ContentRow, members: Known['members']): string | null {
  if (isRouted(kind)) return slug && pathOfKind(kind, slug)
  const profile = members.get(author)?.slug
  return profile ? urlFor.status(profile, id) : null
}

/** Path that a notice leads to, with the item that it shows if there is one. */
function pathOf(
  { kind, target, item, latest, people }: DigestNotice,
  { content, manuscripts, members }: Known,
): string {
  if (kind === 'decision') return manuscripts.has(target) ? urlFor.editContent(target) : urlFor.ownDecisions()
  if (kind === 'allowed') return urlFor.conversation(target)
  if (kind === 'award') return urlFor.ownAwards()
  const shown = content.get(item ?? '') ?? content.get(target)
  const root = shown && content.get(shown.root)
  const page = root && pageOf(root, members)
  if (shown && page) return shown.id === root.id ? page : urlFor.comment(page, shown.id)
  const slug = people === 1 ? members.get(latest[0] ?? '')?.slug : null
  return slug ? urlFor.member(slug) : urlFor.notifications()
}

/** Line of a notice, and the site that it leads to; for a notice of no site, the place of the letter. */
function lineOf(notice: DigestNotice, known: Known, place: Place): { place: Place; line: Action } {
  const about = known.content.get(notice.target)
  const written = known.manuscripts.get(notice.target)
  // Not that of a draft, as the member may not be one of its authors any more.
  const title = about && known.content.get(about.root)?.title
  const site = known.sites.get((known.content.get(notice.item ?? '') ?? about ?? written)?.site ?? '')
  const at = site
    ? { name: site.name, origin: siteOrigin(site.host, place.origin), accent: site.accent }
    : place
  const latest = notice.latest.map((id) => ({
    username: known.members.get(id)?.username ?? 'A removed member',
  }))
  const noun = about ?? written
  const words = sentenceOf({
    ...notice,
    latest,
    about: noun ? rowOf(noun.kind).words[0] : null,
    written: written?.state ?? null,
  }).join(' ')
  const label = title ? `${words} “${title}”` : words
  return { place: at, line: { label, href: new URL(pathOf(notice, known), at.origin).href } }
}

const counted = (count: number) =>
  count > MAX_DIGEST_NOTICES ? `More than ${MAX_DIGEST_NOTICES} notifications` : `${count} notifications`

/** A push about notices, which leads to the exact place of a single one, or to the list of all. */
export async function pushOf(sql: Sql, notices: readonly DigestNotice[], place: Place): Promise<Push> {
  const [only, ...others] = notices
  const words = pushWords(notices.map(({ kind }) => kind))
  const url =
    only && others.length === 0
      ? lineOf(only, await knownOf(sql, notices), place).line.href
      : new URL(urlFor.notifications(), place.origin).href
  return { ...words, url }
}

/** Subject and parts of a digest: a section for each site, that of the letter first. */
export async function digestParts(
  sql: Sql,
  notices: readonly DigestNotice[],
  place: Place,
): Promise<{ subject: string; parts: Part[] }> {
  const known = await knownOf(sql, notices)
  const lines = notices.slice(0, MAX_DIGEST_NOTICES).map((notice) => lineOf(notice, known, place))
  const groups = Map.groupBy(lines, (one) => one.place.origin)
  const own = groups.get(place.origin)
  const ordered = [...(own ? [own] : []), ...[...groups.values()].filter((group) => group !== own)]
  const sections = ordered.map((group): Section => ({
    heading: group[0]!.place.name,
    lines: group.map(({ line }) => line),
  }))
  const [only] = lines
  const all = new URL(urlFor.notifications(), place.origin).href
  return {
    subject:
      notices.length === 1 && only
        ? `${only.line.label} at ${only.place.name}`
        : `${counted(notices.length)} at ${place.name}`,
    parts: [...sections, { label: 'See all notifications', href: all }],
  }
}
