import type { CatalogueEvent } from '../../../events/catalogue.ts'
import {
  has,
  kindOf,
  streamOf,
  subjectOf,
  type ContentId,
  type ContentKind,
  type DecidedId,
  type FlaggableId,
  type MemberId,
  type Subject,
} from '../../../events/kinds.ts'
import type { DecisionReason } from '../../../events/moderation.ts'
import { refusal } from '../../rules/authorise.ts'
import { DECIDED, STALE, verbRow, type Verb } from '../../rules/decisions.ts'
import { roles } from '../../rules/roles.ts'
import { textProblem } from '../../rules/text.ts'
import type { Viewer } from '../../rules/visibility.ts'
import {
  actingMember,
  Rejected,
  reject,
  type Circumstances,
  type Decider,
  type Need,
} from '../frame/decider.ts'
import { contentNeed, type ContentFacts } from '../frame/content-facts.ts'
import { actorNeed, memberNeed } from '../frame/facts.ts'
import { shownNeed } from '../frame/visible.ts'
import { decidedFacts, type Decided, type Lasting, type Standing } from './decided.ts'
import { siteFacts } from '../sites-facts.ts'

export type DecisionCommand = { item: DecidedId } & (
  | {
      name: Verb
      /** Revision of the item's stream that the moderator saw; null stands for the present one. */
      seenRevision: number | null
      reason?: DecisionReason | null
      words?: string | null
      /** Slug of the category to which `move` moves the item; null takes it out of its category. */
      category?: string | null
      /** Thread into which `merge` merges the item. */
      into?: ContentId | null
    }
  | {
      name: 'undo'
      /** Revision of the decision in the item's stream. */
      decision: number
    }
)

interface Known {
  actor: Viewer
  /** True once the author's key may be destroyed, with which the words to the author are encrypted. */
  isAuthorErased: boolean
  /** Slugs of the categories to which the item can be moved. */
  categories: ReadonlySet<string>
  /** Thread into which the item is to be merged; null for other decisions. */
  target: Target | null
}

interface Target extends Pick<ContentFacts, 'site' | 'locked' | 'mergedInto'> {
  subject: Subject<ContentKind>
  /** True if visitors can see the thread. */
  shown: boolean
}

/**
 * Decider for moderators' decisions on content, messages and members, in the stream of each, and for undoing them: of
 * those that change the same property, the newest first (spec §3 Content flag, §6). A decision on anything but the newest state, or on an item of one's own, is
 * rejected.
 */
export const moderation: Decider<Decided, DecisionCommand, Known> = {
  emits: {
    dismiss: ['FlagsDismissed'],
    warn: ['AuthorWarned'],
    hide: ['ContentHidden'],
    markAsSpam: ['ContentMarkedAsSpam', 'MemberMarkedAsSpam', 'RoleChanged'],
    delete: ['ContentDeleted'],
    restore: ['ContentReinstated'],
    lock: ['ContentLocked'],
    pin: ['ContentPinned'],
    move: ['ContentMoved'],
    merge: ['ContentMerged'],
    allowPicture: ['PictureAllowed'],
    removePicture: ['PictureRemoved', 'MemberPictureRemoved', 'ProfilePictureRemoved'],
    undo: ['DecisionUndone', 'RoleChanged', 'ProfilePictureChanged'],
  },
  ...decidedFacts,
  stream: ({ item }) => streamOf(item),
  needs: ({ item, ...command }, intent) => ({
    actor: actorNeed(intent),
    isAuthorErased: authorErasedNeed(item),
    categories: command.name === 'move' ? categoriesNeed(item) : async () => new Set<string>(),
    target: command.name === 'merge' && command.into ? targetNeed(command.into) : async () => null,
  }),
  decide(state, command, known, intent) {
    return command.name === 'undo'
      ? undo(state, command, known, intent)
      : decideOn(state, command, known, intent)
  },
}

/** True once the author of an item may be erased. */
export const authorErasedNeed =
  (item: DecidedId): Need<boolean> =>
  async (fold) => {
    const { author } = await fold(decidedFacts, streamOf(item))
    return author !== null && (await memberNeed(author)(fold)).erased
  }

const categoriesNeed =
  (item: DecidedId): Need<ReadonlySet<string>> =>
  async (fold) => {
    const { content } = await fold(decidedFacts, streamOf(item))
    return new Set(content.site ? (await fold(siteFacts, streamOf(content.site))).categories.keys() : [])
  }

const targetNeed =
  (into: ContentId): Need<Target> =>
  async (fold) => {
    const { site, locked, mergedInto } = await contentNeed(into)(fold)
    return { subject: subjectOf(into), site, locked, mergedInto, shown: await shownNeed(into)(fold) }
  }

/** Reason why an item cannot be merged into a thread; null if it can. */
function mergeProblem(content: ContentFacts, target: Target | null): Rejected | null {
  if (!target || target.subject.kind !== 'thread' || target.site === null || target.site !== content.site)
    return reject('NOT_FOUND', 'Thread not found')
  if (target.subject.id === content.root?.id) return reject('INVALID', 'Choose another thread')
  if (content.mergedInto) return reject('CONFLICT', 'This was already merged into another thread')
  if (content.state !== 'visible') return reject('CONFLICT', "Members can't see this thread")
  if (target.mergedInto) return reject('CONFLICT', 'That thread was merged into another one')
  if (!target.shown) return reject('CONFLICT', "Members can't see that thread")
  return target.locked ? reject('CONFLICT', 'That thread is locked') : null
}

type Of<Name> = Extract<DecisionCommand, { name: Name }>

function decideOn(
  { content, member, author, changed, standing, avatar }: Decided,
  { name, item, words, ...command }: Of<Verb>,
  { actor, isAuthorErased, categories, target }: Known,
  intent: Circumstances,
): CatalogueEvent[] | Rejected {
  const { action, on, state } = verbRow(name)
  const refused = refusal(action, actor)
  if (refused) return new Rejected(refused)
  if (!on(kindOf(item))) return reject('INVALID', "This decision isn't possible here")
  if (!author) return reject('NOT_FOUND', 'Content not found')
  const by = actingMember(intent)
  if (author === by) return reject('FORBIDDEN', 'Not authorized')
  const problem = words && textProblem(words, 'note')
  if (problem) return reject('INVALID', problem)
  const seenRevision = command.seenRevision ?? content.length - 1
  if (seenRevision < 0 || seenRevision >= content.length)
    return reject('INVALID', "This revision doesn't exist")
  const repeated = () => (standing.at(-1)?.by === by ? [] : reject('CONFLICT', already[name] ?? DECIDED))
  const category = command.category ?? null
  const aim = { category, into: target?.subject ?? null }
  if (content.root && isAlready(name, content, aim)) return repeated()
  if (verbRow(name).picture && !content.picture && !avatar)
    return standing.at(-1)?.verb === name ? repeated() : reject('NOT_FOUND', 'Picture not found')
  const unmergeable = name === 'merge' ? mergeProblem(content, target) : null
  if (unmergeable) return unmergeable
  if (name === 'restore') {
    const withheld = content.state === 'deleted' && refusal('deleteContent', actor)
    if (withheld) return new Rejected(withheld)
  } else if (state && content.state === 'deleted') return reject('CONFLICT', 'This was already deleted')
  if (name === 'move' && category !== null && !categories.has(category))
    return reject('INVALID', "This community doesn't have that category")
  if (name === 'hide' && content.state === 'spam')
    return reject('CONFLICT', 'This was already marked as spam')
  if (isMember(item) && name === 'markAsSpam') {
    if (member.erased) return reject('NOT_FOUND', 'Member not found')
    if (member.role === roles.spammer) return repeated()
    if (member.role !== roles.member) return reject('FORBIDDEN', 'Not authorized')
  }
  if (seenRevision < changed) return reject('CONFLICT', STALE)
  const told = (!isAuthorErased && words?.trim()) || null
  const said = { by, seenRevision, author, reason: command.reason ?? null, words: told }
  return eventsOf(name, item, { root: content.root, ...aim }, said)
}

const already: Partial<Record<Verb, string>> = {
  restore: 'This is already visible',
  move: 'This is already in that category',
  merge: 'This was already merged into that thread',
  allowPicture: 'This picture is already allowed',
  removePicture: 'This picture was already removed',
}

/** Where a decision puts an item: into a category, or into a thread. */
interface Aim {
  category: string | null
  into: Subject<ContentKind> | null
}

/** True if an item is as a decision would leave it. */
function isAlready(verb: Verb, content: ContentFacts, { category, into }: Aim): boolean {
  if (verb === 'lock') return content.locked
  if (verb === 'pin') return content.pinned
  const { picture } = verbRow(verb)
  if (picture) return content.picture === picture
  if (verb === 'merge') return content.mergedInto !== null && content.mergedInto === into?.id
  return verb === 'move' ? content.category === category : verbRow(verb).state === content.state
}

const isMember = (item: DecidedId): item is MemberId => kindOf(item) === 'member'
const isFlaggable = (item: DecidedId): item is FlaggableId => has(kindOf(item), 'flaggable')

interface Said {
  by: MemberId
  seenRevision: number
  author: MemberId
  reason: DecisionReason | null
  words: string | null
}

function eventsOf(
  verb: Verb,
  item: DecidedId,
  { root, category, into }: Pick<ContentFacts, 'root'> & Aim,
  said: Said,
): CatalogueEvent[] {
  if (verb === 'dismiss')
    return isFlaggable(item) ? [{ type: 'FlagsDismissed', data: { subject: subjectOf(item), ...said } }] : []
  if (verb === 'warn') return [{ type: 'AuthorWarned', data: { subject: subjectOf(item), ...said } }]
  if (isMember(item) && verb === 'removePicture')
    return [
      { type: 'MemberPictureRemoved', data: { subject: subjectOf(item), ...said } },
      { type: 'ProfilePictureRemoved', data: { member: item } },
    ]
  if (isMember(item))
    return [
      { type: 'MemberMarkedAsSpam', data: { subject: subjectOf(item), ...said } },
      { type: 'RoleChanged', data: { member: item, role: roles.spammer } },
    ]
  if (!root || !isContent(item)) return []
  const data = { subject: subjectOf(item), root, ...said }
  if (verb === 'move') return [{ type: 'ContentMoved', data: { ...data, category } }]
  if (verb === 'merge') return into ? [{ type: 'ContentMerged', data: { ...data, into } }] : []
  return [{ type: types[verb], data }]
}

const types = {
  hide: 'ContentHidden',
  markAsSpam: 'ContentMarkedAsSpam',
  delete: 'ContentDeleted',
  restore: 'ContentReinstated',
  lock: 'ContentLocked',
  pin: 'ContentPinned',
  allowPicture: 'PictureAllowed',
  removePicture: 'PictureRemoved',
} as const

const isContent = (item: DecidedId): item is ContentId => has(kindOf(item), 'moderated')

function undo(
  decided: Decided,
  { item, decision }: Of<'undo'>,
  { actor }: Known,
  intent: Circumstances,
): CatalogueEvent[] | Rejected {
  const found = decided.standing.find(({ revision }) => revision === decision)
  const refused = refusal(found ? verbRow(found.verb).action : 'viewModeration', actor)
  if (refused) return new Rejected(refused)
  if (!found) return reject('NOT_FOUND', 'Decision not found')
  const by = actingMember(intent)
  return decided.author === by ? reject('FORBIDDEN', 'Not authorized') : undoing(decided, { item, found, by })
}

/** Events of undoing a decision, or the rejection if a newer one on the same property stands. */
export function undoing(
  { content, member, standing, roleChanged, avatar, avatarChanged }: Decided,
  { item, found, by }: { item: DecidedId; found: Standing; by: MemberId },
): CatalogueEvent[] | Rejected {
  const { changes } = verbRow(found.verb)
  const newest = standing.findLast(({ verb }) => verbRow(verb).changes === changes)
  if (changes && found !== newest) return reject('CONFLICT', 'Undo the newer decision first')
  const before = changes ? { [changes]: found[changes] } : {}
  const { state, locked, category, pinned, picture }: Lasting = { ...content, ...before }
  const others = changes === 'pinned' ? { pinned } : changes === 'picture' && picture ? { picture } : {}
  const after = { state: content.root ? state : null, locked, category, ...others }
  const undone: CatalogueEvent = {
    type: 'DecisionUndone',
    data: { subject: subjectOf(item), by, decision: found.revision, ...after },
  }
  const isWithoutByThis = avatar === null && avatarChanged === found.revision + 1
  if (isMember(item) && found.verb === 'removePicture' && found.avatar && isWithoutByThis)
    return [undone, { type: 'ProfilePictureChanged', data: { member: item, ...found.avatar } }]
  const isSpammerByThis = member.role === roles.spammer && roleChanged === found.revision + 1
  const restoresRole = isMember(item) && found.verb === 'markAsSpam' && isSpammerByThis
  return restoresRole ? [undone, { type: 'RoleChanged', data: { member: item, role: found.role } }] : [undone]
}
