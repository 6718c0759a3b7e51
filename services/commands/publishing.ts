import type { CatalogueEvent } from '../../events/catalogue.ts'
import {
  kindOf,
  streamOf,
  subjectOf,
  type EditorialId,
  type MemberId,
  type SiteId,
} from '../../events/kinds.ts'
import type { PostText as WrittenText } from '../../events/publishing.ts'
import { postRefusal, refusal } from '../rules/authorise.ts'
import { check } from '../rules/check.ts'
import { DraftText } from '../rules/publishing/draft-text.ts'
import { publishable } from '../rules/publishing/publishable.ts'
import { partOf, writes, type PostState } from '../rules/publishing/verbs.ts'
import type { Viewer } from '../rules/visibility.ts'
import {
  never,
  Rejected,
  reject,
  type Circumstances,
  type Decider,
  type Intent,
  type Need,
} from './frame/decider.ts'
import { editorNeed, memberNeed } from './frame/facts.ts'
import { networkFacts, networkStream, siteFacts, type NetworkFacts } from './sites-facts.ts'

interface Written {
  /** The whole text as its editor wrote it. */
  text: unknown
}

interface Addressed {
  /** Field with an address that another item of the site has; null if there is none. */
  taken?: 'slug' | 'permalink' | null
}

export type PostCommand = { post: EditorialId } &
  /** `number` is the one that an imported item had. */
  (
    | ({ name: 'writePost'; site: SiteId; number?: number | null } & Written)
    | ({ name: 'revisePost'; basedOn: number; reason?: string | null } & Written)
    | { name: 'submitPost' | 'unbinPost' }
    | { name: 'returnPost' | 'unpublishPost' | 'binPost'; reason?: string | null }
    | ({ name: 'schedulePost'; at: string } & Addressed)
    /** Without `basedOn`, the newest text is published. An import names the time (ISO 8601) of the first publication. */
    | ({ name: 'publishPost'; basedOn?: number | null; date?: string } & Addressed)
    /**
     * Publishes a scheduled item in the name of the network, or makes it a draft again if it lacks something by now;
     * `scheduled` is the revision that scheduled it.
     */
    | { name: 'publishDuePost'; scheduled: number }
  )

interface State {
  site: SiteId | null
  state: PostState
  text: WrittenText | null
  /** Revisions of the newest text, and of the text that readers get; -1 if there is none. */
  textRevision: number
  publishedRevision: number
  /** Time (ISO 8601) of the first publication. */
  date: string | null
  scheduledAt: string | null
  scheduledBy: number
  /** Number of events in the stream. */
  length: number
}

interface Known {
  actor: Viewer
  /** Authors in the command who have no account. */
  strangers: readonly MemberId[]
  network: NetworkFacts
  categories: ReadonlySet<string>
}

/** Longest time ahead for which an item can be scheduled. */
const MAX_AHEAD_MS = 2 * 366 * 86_400_000
const MAX_REASON_CHARS = 500

const givenText = (command: PostCommand) =>
  'text' in command ? DraftText.safeParse(command.text).data : null

const strangersNeed =
  (command: PostCommand): Need<MemberId[]> =>
  async (fold) => {
    const authors = givenText(command)?.authors ?? []
    const facts = await Promise.all(authors.map((author) => memberNeed(author)(fold)))
    return authors.filter((_, n) => !facts[n]!.registered || facts[n]!.erased)
  }

const networkNeed =
  (command: PostCommand): Need<NetworkFacts> =>
  async (fold) =>
    'text' in command ? fold(networkFacts, networkStream) : networkFacts.initialState

const categoriesNeed =
  (command: PostCommand, { site }: Intent): Need<ReadonlySet<string>> =>
  async (fold) =>
    new Set('text' in command && site ? (await fold(siteFacts, streamOf(site))).categories.keys() : [])

/**
 * Decider for what editors write and publish (spec §3 Post). Any text can be saved, and only a complete one scheduled
 * and published. Readers get the text that was published last; a revision waits until it is published too. A revision
 * that is based on an older text is rejected, so that nothing is lost.
 */
export const publishing: Decider<State, PostCommand, Known> = {
  emits: {
    writePost: ['PostWritten'],
    revisePost: ['PostRevised'],
    submitPost: ['PostSubmitted'],
    returnPost: ['PostReturned'],
    schedulePost: ['PostScheduled'],
    publishPost: ['PostPublished'],
    publishDuePost: ['PostPublished', 'PostReturned'],
    unpublishPost: ['PostUnpublished'],
    binPost: ['PostBinned'],
    unbinPost: ['PostUnbinned'],
  },
  initialState: {
    site: null,
    state: 'draft',
    text: null,
    textRevision: -1,
    publishedRevision: -1,
    date: null,
    scheduledAt: null,
    scheduledBy: -1,
    length: 0,
  },
  evolve: (state, event) => ({ ...state, ...changed(state, event), length: state.length + 1 }),
  stream: ({ post }) => streamOf(post),
  needs: (command, intent) => ({
    actor: editorNeed(intent),
    strangers: strangersNeed(command),
    network: networkNeed(command),
    categories: categoriesNeed(command, intent),
  }),
  creates: ({ name }) => name === 'writePost',
  decide(state, command, known, intent) {
    const { name, post } = command
    const subject = subjectOf(post)
    if (name === 'publishDuePost') {
      const isDue = state.state === 'scheduled' && state.scheduledBy === command.scheduled
      if (!isDue || intent.occurredAt < state.scheduledAt!) return []
      const decided = published(post, state, intent)
      if (!(decided instanceof Rejected)) return decided
      const reason = `Not published at its time. ${decided.rejection.message}`.slice(0, MAX_REASON_CHARS)
      return [{ type: 'PostReturned', data: { subject, reason } }]
    }
    if (name === 'writePost') {
      const refused = refusal('writePosts', known.actor)
      if (refused) return new Rejected(refused)
      if (!writes(partOf(known.actor!), kindOf(post))) return reject('FORBIDDEN', 'Not authorized')
      if (state.text) return reject('CONFLICT', 'This already exists')
      const { text, problem } = textOf(command, state, known, command.site)
      if (problem) return problem
      const { site, number = null } = command
      return [{ type: 'PostWritten', data: { subject, site, text, number } }]
    }
    if (!state.text || state.site !== intent.site) return reject('NOT_FOUND', 'Post not found')
    const { authors } = state.text
    const refused = postRefusal(verbs[name], { kind: kindOf(post), state: state.state, authors }, known.actor)
    if (refused) return new Rejected(refused)
    const reason = ('reason' in command && command.reason?.trim()) || null
    if (reason && reason.length > MAX_REASON_CHARS)
      return reject('INVALID', `Please use at most ${MAX_REASON_CHARS} characters for the reason`)
    switch (name) {
      case 'revisePost': {
        if (command.basedOn !== state.textRevision) return outdated(state)
        const { text, problem } = textOf(command, state, known, state.site!)
        if (problem) return problem
        if (JSON.stringify(text) === JSON.stringify(state.text)) return []
        return [{ type: 'PostRevised', data: { subject, text, reason } }]
      }
      case 'submitPost':
        return [{ type: 'PostSubmitted', data: { subject } }]
      case 'returnPost':
        return [{ type: 'PostReturned', data: { subject, reason } }]
      case 'schedulePost': {
        const ahead = Date.parse(command.at) - Date.parse(intent.occurredAt)
        if (!(ahead > 0)) return reject('INVALID', 'Please choose a time in the future')
        if (ahead > MAX_AHEAD_MS) return reject('INVALID', 'Please choose a time within two years')
        const at = new Date(command.at).toISOString()
        if (at === state.scheduledAt) return []
        const { problem } = textFor(post, state.text, command)
        return problem ?? [{ type: 'PostScheduled', data: { subject, at } }]
      }
      case 'publishPost':
        if ((command.basedOn ?? state.textRevision) !== state.textRevision) return outdated(state)
        return published(post, state, intent, command)
      case 'unpublishPost':
        return [{ type: 'PostUnpublished', data: { subject, reason } }]
      case 'binPost':
        return [{ type: 'PostBinned', data: { subject, reason } }]
      case 'unbinPost':
        return [{ type: 'PostUnbinned', data: { subject } }]
      default:
        return never(command)
    }
  },
}

const outdated = ({ textRevision: revision }: State) =>
  new Rejected({
    code: 'CONFLICT',
    message:
      'Somebody else has saved this in the meantime. Nothing of yours is lost: compare it with the newest version.',
    revision,
  })

const verbs = {
  revisePost: 'revise',
  submitPost: 'submit',
  returnPost: 'return',
  schedulePost: 'schedule',
  publishPost: 'publish',
  unpublishPost: 'unpublish',
  binPost: 'bin',
  unbinPost: 'unbin',
} as const

function published(
  post: EditorialId,
  state: State,
  { occurredAt }: Circumstances,
  { date: firstAt = occurredAt, ...addressed }: Addressed & { date?: string } = {},
): CatalogueEvent[] | Rejected {
  const { site, date } = state
  if (!state.text || !site) return []
  if (state.state === 'published' && state.publishedRevision === state.textRevision) return []
  const { text, problem } = textFor(post, state.text, addressed)
  if (problem) return problem
  return [{ type: 'PostPublished', data: { subject: subjectOf(post), site, text, date: date ?? firstAt } }]
}

/** A stored text as readers get it; a rejection if it lacks something, or has the address of another item. */
function textFor(
  post: EditorialId,
  stored: WrittenText,
  { taken }: Addressed,
): { text: WrittenText; problem: null } | { text: null; problem: Rejected } {
  const refused = (message: string) => ({ text: null, problem: reject('INVALID', message) })
  const { text, problem } = publishable(post, stored)
  if (problem !== null) return refused(problem)
  return taken
    ? refused(`${taken}: Something else in this community has this address`)
    : { text, problem: null }
}

function changed(
  { length, state, date, textRevision }: State,
  event: CatalogueEvent & { metadata?: { occurredAt?: string } },
): Partial<State> {
  switch (event.type) {
    case 'PostWritten':
      return { site: event.data.site, text: event.data.text, textRevision: length }
    case 'PostRevised':
      return { text: event.data.text, textRevision: length }
    case 'PostSubmitted':
      return { state: 'submitted' }
    case 'PostReturned':
      return { state: 'draft', scheduledAt: null }
    case 'PostScheduled':
      return { state: 'scheduled', scheduledAt: event.data.at, scheduledBy: length }
    case 'PostPublished':
      return {
        state: 'published',
        scheduledAt: null,
        publishedRevision: textRevision,
        date: event.data.date,
      }
    case 'PostUnpublished':
      return { state: 'unpublished' }
    case 'PostBinned':
      return { state: 'binned', scheduledAt: null }
    case 'PostUnbinned':
      return { state: date === null ? 'draft' : 'unpublished' }
    default:
      return { state }
  }
}

/** The text of a command if it is valid and its writer may give it, otherwise the rejection. */
function textOf(
  { text: given }: Written,
  { text: before }: State,
  { actor, strangers, network: { addresses, hidden }, categories }: Known,
  site: SiteId,
): { text: WrittenText; problem: null } | { text: null; problem: Rejected } {
  const invalid = (message: string) => ({ text: null, problem: reject('INVALID', message) })
  const checked = check(DraftText, given, { placed: true })
  if (checked.problem !== null) return invalid(checked.problem)
  const text = checked.data
  const isNew = <Of>(values: readonly Of[], old: readonly Of[] = []) =>
    values.filter((one) => !old.includes(one))
  if (isNew(text.categories, before?.categories).some((category) => !categories.has(category)))
    return invalid("This community doesn't have that category")
  if (isNew(text.authors, before?.authors).some((author) => strangers.includes(author)))
    return invalid('One of the authors is not a member')
  if (
    text.crossPublished.includes(site) ||
    isNew(text.crossPublished, before?.crossPublished).some((one) => !addresses.has(one) || hidden.has(one))
  )
    return invalid('Please choose other communities of the network')
  if (text.crossPublished.length > 0 && hidden.has(site))
    return invalid('Please open this community before its articles are in others too')
  if (partOf(actor!) !== 'editor') {
    const same = (one: readonly string[], other: readonly string[]) => one.join() === other.join()
    if (!same(text.authors, before?.authors ?? [actor!.id]))
      return { text: null, problem: reject('FORBIDDEN', 'Only editors choose the authors') }
    if (!same(text.crossPublished, before?.crossPublished ?? []))
      return { text: null, problem: reject('FORBIDDEN', 'Only editors choose other communities') }
  }
  return { text, problem: null }
}
