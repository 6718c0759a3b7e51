import slugify from '@sindresorhus/slugify'
import { entriesOf } from '../../events/entries.ts'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import { streamOf, type DisorderId, type SiteId } from '../../events/kinds.ts'
import { refusal } from '../rules/authorise.ts'
import { check } from '../rules/check.ts'
import { AnsweredQuestions, DisorderFacts } from '../rules/disorders/facts.ts'
import type { Viewer } from '../rules/visibility.ts'
import { addressOf } from '../rules/writing/address.ts'
import { never, reject, Rejected, type Decider, type Folded } from './frame/decider.ts'
import { actorNeed } from './frame/facts.ts'
import { namedId } from './frame/ids.ts'

/** Public source and release from which a change comes; both null for a change by an administrator. */
interface Origin {
  source: string | null
  release: string | null
}

/** A choice that administrators make for a site: a featured disorder, or a condition that the site is about. */
interface Choice {
  name: 'featureDisorder' | 'unfeatureDisorder' | 'addSiteCondition' | 'removeSiteCondition'
  site: SiteId
}

export type DisorderCommand = { disorder: DisorderId } & (
  | ({ name: 'defineDisorder'; facts: unknown } & Origin)
  /** Facts that change; the others stay. */
  | ({ name: 'correctDisorder'; facts: Readonly<Record<string, unknown>> } & Origin)
  | ({ name: 'retireDisorder'; successor: DisorderId | null } & Origin)
  | Choice
  | { name: 'answerQuestions'; source: string; questions: unknown }
)

export interface DisorderState {
  /** Facts about the disorder; null until it is defined. */
  facts: DisorderFacts | null
  slug: string
  /** Facts as in the last release of the source, with which the next release is compared to keep corrections. */
  released: DisorderFacts | null
  isRetired: boolean
  featured: ReadonlySet<SiteId>
  chosen: ReadonlySet<SiteId>
  questions: Readonly<Record<string, unknown>>
}

const MAX_SLUG = 120

/** Name in Latin letters, from which the id of a condition is derived. It never changes, as ids do not. */
const nameKey = (name: string) => slugify(name).slice(0, MAX_SLUG).replace(/-+$/, '')

/** Id of the disorder with an Orphanet code. */
export const disorderOfCode = (orphaCode: string): DisorderId => namedId('disorder', `orpha ${orphaCode}`)

/** Id of a condition without a code, derived from its name so that each name can be defined only once. */
export const disorderOfName = (name: string): DisorderId => namedId('disorder', `name ${nameKey(name)}`)

/** Slug of a disorder: its name, and its code because names can differ only in signs, such as 'T-B+' and 'T-B-'. */
export function disorderSlug(
  disorder: DisorderId,
  { name, orphaCode }: Pick<DisorderFacts, 'name' | 'orphaCode'>,
) {
  const ending = orphaCode ?? (disorderOfName(name) === disorder ? '' : disorder.slice(-6))
  return [addressOf(name, MAX_SLUG), ending].filter(Boolean).join('-') || disorder.slice(-12)
}

/** A JSON replacer that sorts the fields of objects. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** True if two values are equal as JSON, in any order of fields. */
const alike = (one: unknown, other: unknown) =>
  JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder)

const without = <Item>(set: ReadonlySet<Item>, gone: Item) =>
  new Set([...set].filter((item) => item !== gone))

function evolve(state: DisorderState, event: Folded): DisorderState {
  switch (event.type) {
    case 'DisorderDefined':
    case 'DisorderCorrected': {
      const { disorder: _, slug, source, release: _release, ...facts } = event.data
      const isRetired = event.type === 'DisorderCorrected' && state.isRetired
      return { ...state, facts, slug, isRetired, released: source === null ? state.released : facts }
    }
    case 'DisorderRetired':
      return { ...state, isRetired: true }
    case 'DisorderFeatured':
      return { ...state, featured: new Set([...state.featured, event.data.site]) }
    case 'DisorderUnfeatured':
      return { ...state, featured: without(state.featured, event.data.site) }
    case 'SiteConditionAdded':
      return { ...state, chosen: new Set([...state.chosen, event.data.site]) }
    case 'SiteConditionRemoved':
      return { ...state, chosen: without(state.chosen, event.data.site) }
    case 'DisorderQuestionsAnswered':
      return { ...state, questions: { ...state.questions, [event.data.source]: event.data.questions } }
    default:
      return state
  }
}

const initialState: DisorderState = {
  facts: null,
  slug: '',
  released: null,
  isRetired: false,
  featured: new Set(),
  chosen: new Set(),
  questions: {},
}

/** State of a disorder, which the importer compares with a release of the source. */
export const disorderFacts = { initialState, evolve }

/**
 * Facts about a disorder after a new release: fields that changed since the last release are taken from the new one;
 * all others keep the corrections by administrators.
 */
export const afterRelease = (state: DisorderState, release: DisorderFacts): DisorderFacts => ({
  ...release,
  ...(state.facts &&
    state.released &&
    Object.fromEntries(
      entriesOf(state.facts).filter(([field]) => alike(state.released?.[field], release[field])),
    )),
})

interface Known {
  actor: Viewer
  successor: DisorderState | null
}

/**
 * Decider for a disorder in the directory (spec §3 Disorder), which administrators and imports of public sources
 * change.
 */
export const disorders: Decider<DisorderState, DisorderCommand, Known> = {
  emits: {
    defineDisorder: ['DisorderDefined'],
    correctDisorder: ['DisorderCorrected'],
    retireDisorder: ['DisorderRetired'],
    featureDisorder: ['DisorderFeatured'],
    unfeatureDisorder: ['DisorderUnfeatured'],
    addSiteCondition: ['SiteConditionAdded'],
    removeSiteCondition: ['SiteConditionRemoved'],
    answerQuestions: ['DisorderQuestionsAnswered'],
  },
  ...disorderFacts,
  stream: ({ disorder }) => streamOf(disorder),
  needs: (command, intent) => ({
    actor: actorNeed(intent),
    successor: async (fold) =>
      command.name === 'retireDisorder' && command.successor
        ? fold(disorderFacts, streamOf(command.successor))
        : null,
  }),
  decide(state, command, { actor, successor }, intent) {
    const refused = intent.actor === 'system' ? null : refusal('administerDisorders', actor)
    if (refused) return new Rejected(refused)
    if (command.name === 'defineDisorder') return define(state, command)
    if (!state.facts) return reject('NOT_FOUND', 'Condition not found')
    if (command.name === 'retireDisorder') return retire(state, command, successor)
    if (state.isRetired) return reject('CONFLICT', 'This condition is retired')
    switch (command.name) {
      case 'correctDisorder':
        return correct(state, state.facts, command)
      case 'featureDisorder':
      case 'unfeatureDisorder':
      case 'addSiteCondition':
      case 'removeSiteCondition':
        return choose(state, command)
      case 'answerQuestions':
        return answer(state, command)
      default:
        return never(command)
    }
  },
}

type CommandNamed<Name extends DisorderCommand['name']> = Extract<DisorderCommand, { name: Name }>

function define(
  state: DisorderState,
  { disorder, facts, source, release }: CommandNamed<'defineDisorder'>,
): CatalogueEvent[] | Rejected {
  if (state.facts && !state.isRetired) return reject('CONFLICT', 'This condition already exists')
  const checked = check(DisorderFacts, facts)
  if (checked.problem !== null) return reject('INVALID', checked.problem)
  const slug = disorderSlug(disorder, checked.data)
  return [{ type: 'DisorderDefined', data: { disorder, ...checked.data, slug, source, release } }]
}

function correct(
  state: DisorderState,
  before: DisorderFacts,
  { disorder, facts, source, release }: CommandNamed<'correctDisorder'>,
): CatalogueEvent[] | Rejected {
  const checked = check(DisorderFacts, { ...before, ...facts })
  if (checked.problem !== null) return reject('INVALID', checked.problem)
  const after = checked.data
  if (alike(before, after)) return []
  const isRenamed = before.name !== after.name || before.orphaCode !== after.orphaCode
  const slug = isRenamed ? disorderSlug(disorder, after) : state.slug
  return [{ type: 'DisorderCorrected', data: { disorder, ...after, slug, source, release } }]
}

function retire(
  { isRetired }: DisorderState,
  { disorder, successor, source, release }: CommandNamed<'retireDisorder'>,
  other: DisorderState | null,
): CatalogueEvent[] | Rejected {
  if (isRetired) return []
  if (successor === disorder || (other && (!other.facts || other.isRetired)))
    return reject('INVALID', 'Please choose another condition of the directory as its successor')
  return [{ type: 'DisorderRetired', data: { disorder, successor, source, release } }]
}

function choose(
  { featured, chosen }: DisorderState,
  { name, disorder, site }: Choice & { disorder: DisorderId },
): CatalogueEvent[] {
  const data = { disorder, site }
  switch (name) {
    case 'featureDisorder':
      return featured.has(site) ? [] : [{ type: 'DisorderFeatured', data }]
    case 'unfeatureDisorder':
      return featured.has(site) ? [{ type: 'DisorderUnfeatured', data }] : []
    case 'addSiteCondition':
      return chosen.has(site) ? [] : [{ type: 'SiteConditionAdded', data }]
    case 'removeSiteCondition':
      return chosen.has(site) ? [{ type: 'SiteConditionRemoved', data }] : []
    default:
      return never(name)
  }
}

function answer(
  state: DisorderState,
  { disorder, source, questions }: CommandNamed<'answerQuestions'>,
): CatalogueEvent[] | Rejected {
  const checked = check(AnsweredQuestions, questions)
  if (checked.problem !== null) return reject('INVALID', checked.problem)
  if (alike(state.questions[source], checked.data)) return []
  return [{ type: 'DisorderQuestionsAnswered', data: { disorder, source, questions: checked.data } }]
}
