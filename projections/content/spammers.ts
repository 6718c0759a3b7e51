import type { RecordedEvent } from '../../events/event.ts'
import type { ContentId, MemberId, SiteId } from '../../events/kinds.ts'
import { roles } from '../../services/rules/roles.ts'
import { only } from '../batch.ts'
import type { Change } from '../projection.ts'
import type { Sql } from '../../services/postgres/sql.ts'
import { regroup } from './groups.ts'
import { recount, type Place } from './counts.ts'

/**
 * Part of a batch up to and including an event that gives a member the role of spammer or takes it away, or that may
 * merge or separate a thread.
 */
interface Part {
  events: readonly RecordedEvent[]
  turn: { member: MemberId; spammer: boolean } | null
  joined: ContentId | null
}

/** Id of the thread that an event may merge or separate. */
function joinedBy({ type, data }: RecordedEvent): ContentId | null {
  if (type !== 'ContentMerged' && type !== 'DecisionUndone') return null
  return data.subject.kind === 'thread' ? data.subject.id : null
}

/** Splits a batch after each event that changes rows which the batch does not name. */
export function partsOf(batch: readonly RecordedEvent[], known: ReadonlySet<MemberId>): Part[] {
  const spammers = new Set(known)
  const parts: Part[] = []
  let events: RecordedEvent[] = []
  for (const event of batch) {
    if (event.type !== 'RoleChanged') {
      events.push(event)
      const joined = joinedBy(event)
      if (!joined) continue
      parts.push({ events, turn: null, joined })
      events = []
      continue
    }
    const { member, role } = event.data
    const spammer = role === roles.spammer
    if (spammer === spammers.has(member)) continue
    spammers[spammer ? 'add' : 'delete'](member)
    parts.push({ events, turn: { member, spammer }, joined: null })
    events = []
  }
  return events.length > 0 ? [...parts, { events, turn: null, joined: null }] : parts
}

/** Members who were spammers before the batch, among the members whose role the batch changes. */
export async function spammersOf(batch: readonly RecordedEvent[], sql: Sql): Promise<Set<MemberId>> {
  const changed = only(batch, 'RoleChanged').map(({ data }) => data.member)
  if (changed.length === 0) return new Set()
  const rows = await sql<{ member: MemberId }>`select member from spammer where member = any(${changed})`
  return new Set(rows.map(({ member }) => member))
}

/**
 * Marks or unmarks a member's content as spam and recounts comments. Slow but rare, as only moderators change roles.
 * Returns changes of the roots and sites of the content, with the member's id. One change for each root, because a
 * member may have thousands of comments below it, and one for each merged thread, whose text stands apart from the
 * comments. Readers who had opened a thread before it was merged still see what was written in it.
 */
export async function turnAuthor(
  { member, spammer }: NonNullable<Part['turn']>,
  sql: Sql,
): Promise<Change[]> {
  if (spammer) await sql`insert into spammer values (${member}) on conflict do nothing`
  else await sql`delete from spammer where member = ${member}`
  const turned = await sql<Place & { id: ContentId; origin: ContentId; site: SiteId }>`
    update content set author_is_spammer = ${spammer} where author = ${member} returning id, origin, parent, root, site`
  await recount(turned, sql)
  const [roots, sites] = [new Set(turned.map(({ root }) => root)), new Set(turned.map(({ site }) => site))]
  const pages = roots.union(new Set(turned.map(({ origin }) => origin)))
  await regroup([...roots], sql)
  const merged = turned.filter(({ id, origin, root }) => id === origin && id !== root)
  return [
    ...merged.map(({ id, root }): Change => ({ topic: `content:${root}`, id })),
    ...[...pages].map((page): Change => ({ topic: `content:${page}`, id: member })),
    ...[...sites].map((site): Change => ({ topic: `content-of:${site}`, id: member })),
  ]
}
