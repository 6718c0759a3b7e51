import type { CatalogueEvent } from '../../events/catalogue.ts'
import type { ContentKind, Id, MemberId } from '../../events/kinds.ts'
import { roles } from '../../services/rules/roles.ts'
import type { Viewer } from '../../services/rules/visibility.ts'
import type { Sql } from '../../services/postgres/sql.ts'
import { digestNotices } from '../notices/digests.ts'
import { noticesPage } from '../notices/queries.ts'
import { searchContent } from '../search/queries.ts'
import { recorded } from './history.ts'
import type { openTables } from './tables.ts'
import { site } from './world.ts'

/** First page of any list in a test of what depends on a change. */
export const firstPage = { size: 20, cursor: null } as const

export const viewerOf = (id: MemberId): NonNullable<Viewer> => ({
  id,
  role: roles.member,
  verified: true,
  analyst: false,
})

/** Kinds of the lines of a member, without those of decisions. */
export async function linesOf(sql: Sql, member: MemberId): Promise<string[]> {
  const { rows } = await noticesPage(sql, member, firstPage)
  return rows
    .map(({ kind }) => kind)
    .filter((kind) => kind !== 'decision')
    .toSorted()
}

/** Kinds of the notices in a digest of a member. */
export async function digestOf(sql: Sql, member: MemberId): Promise<string[]> {
  const told = await digestNotices(sql, member, {
    kinds: ['answer', 'mention', 'reaction', 'follow', 'thread', 'status'],
    since: new Date(0),
    until: new Date('2100-01-01'),
  })
  return told.map(({ kind }) => kind).toSorted()
}

/** Ids of the items that visitors find by a word. */
export async function foundBy(sql: Sql, text: string, kinds: readonly ContentKind[]): Promise<Id[]> {
  const { rows } = await searchContent(sql, { text, sites: [site], kinds, since: null }, firstPage, null)
  return rows.map(({ id }) => id).toSorted()
}

/** A change, what then differs from before, and the events that take it back, if any do. */
export interface Changed<Dependents> {
  events: readonly CatalogueEvent[]
  left: Partial<Dependents>
  back?: readonly CatalogueEvent[]
}

/** Tells of what depends on something before a change, after it, and after it is taken back. */
export async function changing<Dependents extends object>(
  tables: Awaited<ReturnType<typeof openTables>>,
  before: readonly CatalogueEvent[],
  { events, back = [] }: Changed<Dependents>,
  dependents: () => Promise<Dependents>,
): Promise<{ before: Dependents; after: Dependents; restored: Dependents | null }> {
  await tables.clear()
  const all = recorded([...before, ...events, ...back])
  const [start, end] = [before.length, before.length + events.length]
  const applied = async (from: number, to: number) => {
    await tables.apply(all.slice(from, to))
    return dependents()
  }
  return {
    before: await applied(0, start),
    after: await applied(start, end),
    restored: back.length > 0 ? await applied(end, all.length) : null,
  }
}
