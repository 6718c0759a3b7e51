import { isDeepStrictEqual } from 'node:util'
import { keysOf } from '../../../events/entries.ts'
import type { DisorderId } from '../../../events/kinds.ts'
import {
  afterRelease,
  disorderOfCode,
  type DisorderCommand,
  type DisorderState,
} from '../../../services/commands/disorders.ts'
import type { DisorderFacts } from '../../../services/rules/disorders/facts.ts'
import { searchKey } from '../../../services/rules/disorders/names.ts'
import type { Released } from './packet.ts'

export const SOURCE = 'orphanet'

/** A command of an import, with a line for the operator that describes the difference from the earlier release. */
export interface Change {
  command: DisorderCommand
  /** Null for the command that adds a new disorder. */
  line: string | null
  at: number
}

/** Returns the commands that update the directory to a release, and the number of unchanged disorders. */
export function changesTo(
  releases: readonly Released[],
  known: ReadonlyMap<DisorderId, DisorderState>,
  isWhole: boolean,
): { changes: Change[]; kept: number } {
  const changes: Change[] = []
  let kept = 0
  for (const { facts, release, at } of releases) {
    const disorder = disorderOfCode(facts.orphaCode)
    const state = known.get(disorder)
    const origin = { disorder, source: SOURCE, release }
    if (!state?.facts || (state.isRetired && !isDeepStrictEqual(state.released, facts))) {
      changes.push({ command: { name: 'defineDisorder', ...origin, facts }, line: null, at })
      continue
    }
    const after = afterRelease(state, facts)
    if (state.isRetired || isDeepStrictEqual(state.facts, after)) kept++
    else {
      // A condition that administrators added is adopted without a question.
      const line = state.released && lineFor(state.facts, after)
      changes.push({ command: { name: 'correctDisorder', ...origin, facts: after }, line, at })
    }
  }
  return { changes: isWhole ? [...changes, ...retirements(releases, known)] : changes, kept }
}

/** Retires disorders that the release lacks; a disorder that took over the name becomes the successor. */
function retirements(releases: readonly Released[], known: ReadonlyMap<DisorderId, DisorderState>): Change[] {
  const [first] = releases
  if (!first) return []
  const there = new Set(releases.map(({ facts }) => disorderOfCode(facts.orphaCode)))
  const byName = new Map(
    releases.flatMap(({ facts }) =>
      [...facts.synonyms, facts.name].map((name) => [searchKey(name), facts] as const),
    ),
  )
  const { release, at } = first
  return [...known].flatMap(([disorder, { facts, released, isRetired }]) => {
    if (!facts || !released || isRetired || there.has(disorder)) return []
    const heir = byName.get(searchKey(facts.name))
    const successor = heir ? disorderOfCode(heir.orphaCode) : null
    const line = `retired  ${facts.orphaCode}  ${facts.name}${heir ? `, now ${heir.orphaCode} ${heir.name}` : ''}`
    return [{ command: { name: 'retireDisorder', disorder, successor, source: SOURCE, release }, line, at }]
  })
}

const lineFor = (before: DisorderFacts, after: DisorderFacts): string =>
  `changed  ${before.orphaCode}  ${before.name}: ${wordsFor(before, after)}`

const words: Readonly<Record<keyof DisorderFacts, string>> = {
  orphaCode: 'code',
  name: 'name',
  isGroup: 'group or disorder',
  summary: 'summary',
  synonyms: 'synonyms',
  onsetAges: 'age of onset',
  inheritanceTypes: 'inheritance',
  prevalences: 'prevalences',
  parents: 'groups above',
  allowIndexing: 'indexing',
}

const fieldsOf = keysOf(words)

/** Describes the fields that differ by name; short values are included. */
const wordsFor = (before: DisorderFacts, after: DisorderFacts): string =>
  fieldsOf
    .filter((field) => !isDeepStrictEqual(before[field], after[field]))
    .map(
      (field) =>
        words[field] + (field === 'name' ? ` is now ${after.name}` : difference(before[field], after[field])),
    )
    .join('; ')

function difference(before: unknown, after: unknown): string {
  if (!Array.isArray(before) || !Array.isArray(after)) return ''
  const [old, now] = [before, after].map((all: unknown[]) =>
    all.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))),
  )
  const gone = old!.filter((one) => !now!.includes(one)).map((one) => `-${one}`)
  const added = now!.filter((one) => !old!.includes(one)).map((one) => `+${one}`)
  return ` ${[...gone, ...added].join(', ')}`
}
