import { keysOf } from '../../../events/entries.ts'
import { kindsWith, kinds } from '../../../events/kinds.ts'
import { flagReasons } from '../flags/flag-reasons.ts'
import type { ModerationScreenQuery } from '../__generated__/ModerationScreenQuery.graphql.ts'

type Filter = ModerationScreenQuery['variables']

/** Times for which an item has waited to filter by, in hours. */
export const ages = { 24: 'More than a day', 72: 'More than three days', 168: 'More than a week' } as const

/** Numbers of reports to filter by. */
export const numbers = [2, 3, 5, 10] as const

/** Kinds of items that members can report, with their names in the API. */
export const reportedKinds = kindsWith('flaggable')
  .filter((kind) => kinds[kind].built)
  .map((kind) => ({ name: kinds[kind].name, word: kinds[kind].words[0] }))

const HOUR_MS = 3_600_000

const oneOf = <Name extends string>(names: readonly Name[], value: string | null): Name | null =>
  names.find((name) => name === value) ?? null

/** Variables of the queue from the query of its address; unknown values are ignored. `now` is an ISO time. */
export function filterIn(search: URLSearchParams, now: string): Filter {
  const hours = Number(search.get('age')) || 0
  const reports = Number(search.get('reports')) || 0
  // Whole hours, so that a reload within the hour asks for the same.
  const hour = Math.floor(Date.parse(now) / HOUR_MS) * HOUR_MS
  return {
    community: search.get('community') || null,
    assocType: oneOf(
      reportedKinds.map(({ name }) => name),
      search.get('kind'),
    ),
    reason: oneOf(keysOf(flagReasons), search.get('reason')),
    minReports: reports > 1 ? reports : null,
    before: hours > 0 ? new Date(hour - hours * HOUR_MS).toISOString() : null,
    member: search.get('member')?.trim() || null,
  }
}
