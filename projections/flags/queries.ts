import type { DecidedId, FlaggableId, Kind, MemberId, SiteId } from '../../events/kinds.ts'
import type { DecisionReason, FlagReason, PurgeReason } from '../../events/moderation.ts'
import type { Verb } from '../../services/rules/decisions.ts'
import { roles } from '../../services/rules/roles.ts'
import { bySeverity, rankOf, severityOf } from '../../services/rules/reports/severity.ts'
import {
  cursorOf,
  pageFrom,
  placeBefore,
  placeOf,
  timePlace,
  type After,
  type Listed,
  type Page,
  type PageOf,
} from '../page.ts'
import { eachOf, fragment, limit, type Fragment, type Sql } from '../../services/postgres/sql.ts'

export interface Report {
  flagger: MemberId
  reason: FlagReason | null
  note: string | null
  flaggedAt: Date
}

export interface FlagRow extends Listed {
  item: FlaggableId
  /** Site of the item's first report, or of an item that a rule holds or whose picture waits. */
  site: SiteId | null
  /** Author of the item, or the reported member; null if no report contains the id. */
  author: MemberId | null
  count: number
  /** Severity by the reasons of the open reports (services/rules/reports/severity.ts). */
  severity: number
  /** Reports of the item, at most five: the most severe first, and of those the newest. */
  reports: Report[]
  firstAt: Date
  lastAt: Date
  /** Revision of the item's stream that moderators see: the newest change of its text, or decision. */
  revision: number
}

const isOpen = fragment`flag.item = flagged_item.item and not flag.withdrawn and position > closed_through`
const openFlags = fragment`from flag where ${isOpen}`

/** Conditions for the items of the queue; a missing one, or null, does not matter. */
export interface QueueFilter {
  site?: SiteId | null
  kind?: Kind | null
  /** Reason of at least one open report. */
  reason?: FlagReason | null
  author?: MemberId | null
  minReports?: number | null
  /** Time before which the first open report was made, or since which the item is held. */
  before?: Date | null
  /** Member whose items are left out. */
  notBy?: MemberId | null
}

const siteOf = fragment`coalesce((select site ${openFlags} order by position limit 1), held_on)`
const authorOf = fragment`coalesce((select author ${openFlags} order by author is null, position limit 1), held_of)`

/** SQL condition for rows of content that members see, while their picture waits for a moderator. */
const hasWaiting = fragment`(picture_state = 'waiting' and state = 'visible' and not author_is_spammer)`

/**
 * SQL condition for items with open reports that members can see: no hidden items, spammers or erased authors. Reports
 * of version 1 do not contain the author, so items without texts are excluded too.
 */
const isOpenItem = fragment`count > 0 and not purged and not withdrawn
  and not exists (select from flag join member on member.id = flag.author
    where ${isOpen} and member.username is null)
  and not exists (select from content where content.id = flagged_item.item
    and (content.body is null or content.state <> 'visible' or ${hasWaiting}))
  and not exists (select from member where member.id = flagged_item.item and member.role = ${roles.spammer})`

const heldSince = fragment`coalesce(edited_at, inserted_at)`
/**
 * SQL table of the queue: items with open reports, those that a rule holds, and those whose picture waits, with their
 * site and author.
 */
const openItems = fragment`(
  select item, count, first_at, last_at, severity, least(severity, 4) as rank, closed_through, revision, null as held_on, null as held_of
    from flagged_item where ${isOpenItem}
  union all
  select content.id, coalesce(count, 0), ${heldSince}, greatest(${heldSince}, last_at),
      coalesce(severity, ${severityOf([])}), least(coalesce(severity, 4), 4), coalesce(closed_through, -1), coalesce(flagged_item.revision, -1), content.site, content.author
    from content left join flagged_item on item = content.id
    where (state = 'held' or ${hasWaiting}) and not content.withdrawn and body is not null and not author_is_spammer) as flagged_item`

/** SQL condition of a filter; it names only the given conditions, so that each combination has one plan. */
function meets({ site, kind, reason, author, minReports, before, notBy }: QueueFilter): Fragment {
  const conditions = [
    site ? fragment`${siteOf} = ${site}` : null,
    kind ? fragment`starts_with(item, ${`${kind}_`})` : null,
    reason ? fragment`exists (select ${openFlags} and reason = ${reason})` : null,
    author ? fragment`${authorOf} = ${author}` : null,
    minReports ? fragment`count >= ${minReports}` : null,
    before ? fragment`first_at < ${before}` : null,
    notBy
      ? fragment`coalesce(${authorOf}, (select author from content where content.id = item)) is distinct from ${notBy}`
      : null,
  ]
  return conditions.reduce<Fragment>(
    (all, condition) => (condition ? fragment`${all} and ${condition}` : all),
    fragment`true`,
  )
}

async function open(sql: Sql, condition: Fragment): Promise<FlagRow[]> {
  const rows = await sql<
    Omit<FlagRow, 'cursor' | 'reports'> & { reports: (Report & { flaggedAt: string })[] }
  >`
    select item, count, severity, first_at as "firstAt", last_at as "lastAt", ${siteOf} as site, ${authorOf} as author,
      greatest(revision, 0, (select revision from content where content.id = flagged_item.item),
        (select revision from message where message.id = flagged_item.item)) as revision,
      array(select jsonb_build_object('flagger', flagger, 'reason', reason, 'note', note, 'flaggedAt', flagged_at)
        ${openFlags} order by array_position(${bySeverity}::text[], reason), flagged_at desc, flagger limit 5) as reports
    from ${openItems} where ${condition}`
  return rows.map((row) => ({
    ...row,
    reports: row.reports.map((report) => ({ ...report, flaggedAt: new Date(report.flaggedAt) })),
    cursor: cursorOf(BigInt(rankOf(row.severity)) * RANK_UNIT + BigInt(row.firstAt.getTime()), row.item),
  }))
}

/** Value of a rank in a cursor's key, in which the time of the first report in ms is the remainder. */
const RANK_UNIT = 10n ** 15n

/** Place in the queue that a cursor encodes, or its start. */
function queuePlace(cursor: string | null) {
  const place = cursor === null ? null : placeOf(cursor)
  if (!place) return { rank: -1, at: '-infinity', id: '' }
  const { key, id } = place
  return { rank: Number(key / RANK_UNIT), at: new Date(Number(key % RANK_UNIT)), id }
}

/** Items with open reports, or that wait, and meet a filter: by rank, and of one rank the longest wait first. */
export async function flagsPage(
  sql: Sql,
  { size, cursor }: PageOf,
  filter: QueueFilter,
): Promise<Page<FlagRow>> {
  const { rank, at, id } = queuePlace(cursor)
  const condition = fragment`(rank, first_at, item) > (${rank}::int, ${at}::timestamptz, ${id})
    and ${meets(filter)} order by rank, first_at, item ${limit(size + 1)}`
  return pageFrom(await open(sql, condition), size)
}

/** Number of items with open reports, or held by a rule, that meet a filter. */
export async function flagsCount(sql: Sql, filter: QueueFilter): Promise<number> {
  const [found] = await sql<{ items: number }>`select count(*)::int as items from ${openItems}
    where ${meets(filter)}`
  return found?.items ?? 0
}

export interface MemberRecord {
  member: MemberId
  /** Number of decisions about the member that stand, without dismissals and allowed pictures. */
  decisions: number
  reportsReceived: number
  reportsMade: number
}

export const recordsOf = (sql: Sql, members: readonly MemberId[]): Promise<MemberRecord[]> =>
  sql`select member,
      (select count(*)::int from decision where author = member and undone_at is null
        and verb not in ('dismiss', 'allowPicture')) as decisions,
      (select count(*)::int from flag where author = member and not withdrawn) as "reportsReceived",
      (select count(*)::int from flag where flagger = member and not withdrawn) as "reportsMade"
    from ${eachOf(members)} as member`

/** A note of a moderator about an item or a member; `text` is null once the author is erased. */
export interface NoteRow {
  item: DecidedId
  revision: number
  by: MemberId
  author: MemberId
  text: string | null
  writtenAt: Date
}

const MAX_NOTES = 20

/** Notes about each of some members and about their items, newest first, at most 20. */
export async function notesAbout(
  sql: Sql,
  members: readonly MemberId[],
): Promise<{ member: MemberId; notes: NoteRow[] }[]> {
  const rows = await sql<NoteRow>`
    select found.* from ${eachOf(members)} wanted cross join lateral (
      select item, revision, by, author, text, written_at as "writtenAt" from note where author = wanted
      order by position desc ${limit(MAX_NOTES)}) found`
  return [...Map.groupBy(rows, ({ author }) => author)].map(([member, notes]) => ({ member, notes }))
}

export interface DecisionRow extends Listed {
  item: DecidedId
  /** Revision of the decision in the item's stream; -1 for a purge. */
  revision: number
  verb: Verb | 'purge'
  by: MemberId
  author: MemberId | null
  site: SiteId | null
  /** Revision that the moderator saw; null for decisions of the first releases. */
  seenRevision: number | null
  reason: DecisionReason | PurgeReason | null
  words: string | null
  decidedAt: Date
  undoneBy: MemberId | null
  undoneAt: Date | null
  position: bigint
}

const decisionColumns = fragment`item, revision, verb, by, author, site, seen_revision as "seenRevision", reason, words,
  decided_at as "decidedAt", undone_by as "undoneBy", undone_at as "undoneAt", position`

const placed = (rows: Omit<DecisionRow, 'cursor'>[]): DecisionRow[] =>
  rows.map((row) => ({ ...row, cursor: cursorOf(row.position, row.item) }))

/** Conditions for the list of decisions; a missing one, or null, does not matter. */
export interface DecisionFilter {
  site?: SiteId | null
  verb?: Verb | 'purge' | null
  by?: MemberId | null
}

/** Decisions on any item that meet a filter, newest first. */
export async function decisionsPage(
  sql: Sql,
  { size, cursor }: PageOf,
  { site, verb, by }: DecisionFilter,
): Promise<Page<DecisionRow>> {
  const rows = await sql<Omit<DecisionRow, 'cursor'>>`select ${decisionColumns} from decision
    where position < ${placeBefore(cursor)}
      and ${site ? fragment`site = ${site}` : fragment`true`}
      and ${verb ? fragment`verb = ${verb}` : fragment`true`}
      and ${by ? fragment`by = ${by}` : fragment`true`}
    order by position desc ${limit(size + 1)}`
  return pageFrom(placed(rows), size)
}

/** The newest decisions on items, at most fifty of each, newest first. */
export const decisionsByItems = async (sql: Sql, items: readonly DecidedId[]): Promise<DecisionRow[]> =>
  placed(
    await sql<Omit<DecisionRow, 'cursor'>>`select found.* from ${eachOf(items)} as wanted(id),
      lateral (select ${decisionColumns} from decision where decision.item = wanted.id
        order by revision desc limit 50) as found`,
  )

export const flagsByItems = (sql: Sql, items: readonly FlaggableId[]): Promise<FlagRow[]> =>
  open(sql, fragment`item = any(${items})`)

/** Decisions about a member, or about what the member wrote, without dismissals, newest first. */
export async function ownDecisionsPage(
  sql: Sql,
  { size, cursor }: PageOf,
  member: MemberId,
): Promise<Page<DecisionRow>> {
  const rows = await sql<Omit<DecisionRow, 'cursor'>>`select ${decisionColumns} from decision
    where author = ${member} and verb <> 'dismiss' and position < ${placeBefore(cursor)}
    order by position desc ${limit(size + 1)}`
  return pageFrom(placed(rows), size)
}

/** A member's report with its outcome: the first decision that stands after it; null while it is open. */
export interface OwnReportRow extends Listed {
  item: FlaggableId
  reason: FlagReason | null
  note: string | null
  reportedAt: Date
  outcome: Verb | 'purge' | null
}

export async function ownReportsPage(
  sql: Sql,
  { size, cursor }: PageOf,
  member: MemberId,
): Promise<Page<OwnReportRow>> {
  const { at, id } = timePlace(cursor, 'infinity')
  const rows = await sql<Omit<OwnReportRow, 'cursor'>>`select item, reason, note, flagged_at as "reportedAt",
      (select verb from decision where decision.item = flag.item and undone_at is null
        and verb <> 'allowPicture' and decision.position > flag.position order by decision.position limit 1) as outcome
    from flag where flagger = ${member} and not withdrawn and (flagged_at, item) < (${at}::timestamptz, ${id})
    order by flagged_at desc, item desc ${limit(size + 1)}`
  return pageFrom(
    rows.map((row) => ({ ...row, cursor: cursorOf(row.reportedAt, row.item) })),
    size,
  )
}

/** Members whose reports the decision at a log position answers; null if there is no such decision. */
export async function answeredReporters(sql: Sql, position: bigint): Promise<MemberId[] | null> {
  const [found] = await sql<{ reporters: MemberId[] }>`select array(select flagger from flag
        where flag.item = decision.item and not withdrawn and flag.position < decision.position
          and flag.position > coalesce((select max(position) from decision earlier
            where earlier.item = decision.item and earlier.position < decision.position and undone_at is null), -1)
        order by flagger) as reporters
    from decision where position = ${position}`
  return found?.reporters ?? null
}

/** Decisions about a member, or about what the member wrote, without dismissals, by item and revision. */
export const ownDecisions = (
  sql: Sql,
  member: MemberId,
  { after, limit }: After,
): Promise<
  (Pick<DecisionRow, 'item' | 'verb' | 'reason' | 'words' | 'decidedAt' | 'undoneAt'> & { key: string })[]
> =>
  sql`select * from (
      select item || ' ' || lpad((revision + 1)::text, 10, '0') collate "C" as key, item, verb, reason, words,
        decided_at as "decidedAt", undone_at as "undoneAt"
      from decision where author = ${member} and verb <> 'dismiss') as mine
    where key > ${after} order by key limit ${limit}`

export const ownReports = (
  sql: Sql,
  member: MemberId,
  { after, limit }: After,
): Promise<{ item: FlaggableId; reportedAt: Date; reason: FlagReason | null; note: string | null }[]> =>
  sql`select item, flagged_at as "reportedAt", reason, note from flag
    where flagger = ${member} and not withdrawn and item > ${after} order by item limit ${limit}`
