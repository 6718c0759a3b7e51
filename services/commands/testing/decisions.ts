import { alone, under, within } from '../../../events/testing/content.ts'
import type { CatalogueEvent } from '../../../events/catalogue.ts'
import {
  has,
  kindOf,
  subjectOf,
  type ContentId,
  type DecidedId,
  type MemberId,
  type StatusId,
  type StatusReplyId,
} from '../../../events/kinds.ts'
import type { Verb } from '../../rules/decisions.ts'
import type { PictureState } from '../../rules/images/reviews.ts'
import { EDITORIAL_TEAM } from '../../rules/profiles/editorial-team.ts'
import type { RoleId } from '../../rules/roles.ts'
import type { ContentState } from '../../rules/visibility.ts'
import type { DecisionCommand } from '../moderation/moderation.ts'
import { post, postPublished, postWritten } from './posts.ts'
import {
  ada,
  aMessage,
  aPicture,
  bo,
  comment,
  commentCreated,
  cy,
  message,
  moderator,
  otherThread,
  reply,
  replyCreated,
  site,
  thread,
  threadCreated,
  verified,
} from './stories.ts'

// Decisions of a moderator, as commands and as events, on one item of each kind.

export const status: StatusId = 'status_01jd0000000000000000000001'
export const statusReply: StatusReplyId = 'statusreply_01jd0000000000000000000001'

/** Items on which moderators decide, each with the events that create it, its author, and the top of its page. */
export const items: readonly {
  id: DecidedId
  made: readonly CatalogueEvent[]
  author: MemberId
  root: ContentId | null
}[] = [
  { id: thread, made: [threadCreated], author: ada, root: thread },
  { id: comment, made: [commentCreated], author: bo, root: thread },
  { id: reply, made: [replyCreated], author: cy, root: thread },
  {
    id: status,
    made: [{ type: 'StatusCreated', data: { ...alone(status), site, author: ada, body: 'A first walk.' } }],
    author: ada,
    root: status,
  },
  {
    id: statusReply,
    made: [
      {
        type: 'StatusReplyCreated',
        data: { ...under(statusReply, status), site, author: bo, body: 'Well done.' },
      },
    ],
    author: bo,
    root: status,
  },
  { id: post, made: [postWritten, postPublished], author: EDITORIAL_TEAM, root: post },
  { id: message, made: aMessage.events, author: ada, root: null },
  { id: bo, made: verified(bo).events, author: bo, root: null },
]

export const category = 'diet'
const said = { reason: 'harassment', words: 'Please be kind.' } as const

const types = {
  dismiss: 'FlagsDismissed',
  warn: 'AuthorWarned',
  hide: 'ContentHidden',
  markAsSpam: 'ContentMarkedAsSpam',
  delete: 'ContentDeleted',
  restore: 'ContentReinstated',
  lock: 'ContentLocked',
  pin: 'ContentPinned',
  move: 'ContentMoved',
  merge: 'ContentMerged',
  allowPicture: 'PictureAllowed',
  removePicture: 'PictureRemoved',
} as const

export const decide = (
  name: Verb,
  item: DecidedId = thread,
  seenRevision: number | null = 0,
): DecisionCommand => ({
  name,
  item,
  seenRevision,
  ...said,
  ...(name === 'move' && { category }),
  ...(name === 'merge' && { into: otherThread }),
})

export const undo = (decision: number, item: DecidedId = thread): DecisionCommand => ({
  name: 'undo',
  item,
  decision,
})

export const undone = (
  decision: number,
  state: ContentState | null,
  item: DecidedId = thread,
  left: { pinned?: boolean; picture?: PictureState } = {},
): CatalogueEvent => ({
  type: 'DecisionUndone',
  data: { subject: subjectOf(item), by: moderator, decision, state, locked: false, category: null, ...left },
})

const isContent = (item: DecidedId): item is ContentId => has(kindOf(item), 'moderated')

/** Event of a decision on an item, by its kind. */
export function decided(name: Verb, item: DecidedId = thread, seenRevision = 0): CatalogueEvent {
  const { author, root } = items.find(({ id }) => id === item)!
  const told = { by: moderator, seenRevision, author, ...said }
  const data = name === 'dismiss' || name === 'warn' ? { subject: subjectOf(item), ...told } : null
  if (data) return { type: types[name], data } as CatalogueEvent
  if (!isContent(item) && name === 'removePicture')
    return { type: 'MemberPictureRemoved', data: { subject: subjectOf(bo), ...told } }
  if (!isContent(item)) return { type: 'MemberMarkedAsSpam', data: { subject: subjectOf(bo), ...told } }
  const moved = name === 'move' ? { category } : name === 'merge' && { into: subjectOf(otherThread) }
  return { type: types[name], data: { ...within(item, root!), ...told, ...moved } } as CatalogueEvent
}

export const roleOf = (member: MemberId, role: RoleId): CatalogueEvent => ({
  type: 'RoleChanged',
  data: { member, role },
})

export const avatar = { image: aPicture.image, alt: null, color: aPicture.color }
export const avatarChosen: CatalogueEvent = {
  type: 'ProfilePictureChanged',
  data: { member: bo, ...avatar },
}
export const avatarRemoved: CatalogueEvent = { type: 'ProfilePictureRemoved', data: { member: bo } }

/** A site with the category to which threads are moved. */
export const categoryAdded: CatalogueEvent = {
  type: 'CategoryAdded',
  data: { site, slug: category, name: 'Diet', hasPost: false, indexType: 'posts' },
}
