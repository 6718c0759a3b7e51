import {
  headingOf,
  kindOf,
  streamOf,
  subjectOf,
  type CommentableId,
  type CommentId,
  type ContentId,
  type ContentKind,
  type MemberId,
  type ReplyId,
  type SiteId,
  type Subject,
} from '../../events/kinds.ts'
import type { ContentPicture } from '../rules/images/sizes.ts'
import type { SiteFlag } from '../rules/sites/sites.ts'
import { refusal } from '../rules/authorise.ts'
import type { Posted } from '../rules/content-rules/rules.ts'
import { textProblem } from '../rules/text.ts'
import type { Viewer } from '../rules/visibility.ts'
import { attached, bodyOf } from './frame/attached.ts'
import { holding, ruledNeed, type Ruled } from './frame/content-rules.ts'
import { actingMember, never, Rejected, reject, type Decider, type Need } from './frame/decider.ts'
import { contentNeed, standingNeed } from './frame/content-facts.ts'
import { actorNeed, siteNeed } from './frame/facts.ts'
import { itemNeed, type ItemFacts } from './frame/visible.ts'

type CommentCommand = {
  body: string
  /** For a new item: other texts of the member that a rule of the site may look back at. */
  recent?: readonly Posted[]
} & (
  | {
      name: 'createComment'
      comment: CommentId
      under: CommentableId
      site: SiteId
      picture?: ContentPicture | null
    }
  | { name: 'createReply'; reply: ReplyId; under: CommentId; site: SiteId; picture?: ContentPicture | null }
  | { name: 'editComment'; comment: CommentId }
  | { name: 'editReply'; reply: ReplyId }
)

interface State {
  author: MemberId | null
  body: unknown
  hidden: boolean
  /** True if the item was posted with a picture, beside which it needs no words. */
  pictured: boolean
}

const itemOf = (command: CommentCommand) => ('reply' in command ? command.reply : command.comment)

/** Id of the item under which a new comment or reply is written; for an edit, the id of the edited item. */
const aboveOf = (command: CommentCommand): ContentId => ('under' in command ? command.under : itemOf(command))

/** Message of the rejection of comments and replies on a locked item. */
export const LOCKED = 'Moderators closed this to new replies'

/** Message of the rejection on an item on which its editors take no comments. */
const CLOSED = 'Comments are closed'

interface Page {
  /** The item whose page shows what is written below an item; null if the item does not exist. */
  shows: Subject<ContentKind> | null
  /** The reason for which nobody can write there; null if there is none. */
  closed: string | null
}

const pageNeed =
  (above: ContentId): Need<Page> =>
  async (fold) => {
    const { root } = await contentNeed(above)(fold)
    if (root === null) return { shows: null, closed: null }
    const { root: shows, locked, closed } = await standingNeed(root.id)(fold)
    return { shows, closed: locked ? LOCKED : closed ? CLOSED : null }
  }

/** Decider for comments and replies (spec §6: logged-in users comment where Comments is on). */
export const comments: Decider<
  State,
  CommentCommand,
  { actor: Viewer; above: ItemFacts; page: Page; flags: ReadonlySet<SiteFlag>; ruled: Ruled }
> = {
  emits: {
    createComment: ['CommentCreated', 'PictureAttached'],
    createReply: ['ReplyCreated', 'PictureAttached'],
    editComment: ['CommentEdited'],
    editReply: ['ReplyEdited'],
  },
  initialState: { author: null, body: null, hidden: false, pictured: false },
  evolve(state, event) {
    switch (event.type) {
      case 'CommentCreated':
      case 'CommentEdited':
      case 'ReplyCreated':
      case 'ReplyEdited':
        return { ...state, author: event.data.author, body: event.data.body }
      case 'PictureAttached':
        return { ...state, pictured: true }
      case 'ContentDeleted':
      case 'ContentMarkedAsSpam':
        return { ...state, hidden: true }
      case 'ContentReinstated':
        return { ...state, hidden: false }
      case 'DecisionUndone':
        return { ...state, hidden: event.data.state === 'spam' || event.data.state === 'deleted' }
      default:
        return state
    }
  },
  stream: (command) => streamOf(itemOf(command)),
  needs: (command, intent) => ({
    actor: actorNeed(intent),
    above: itemNeed(aboveOf(command), intent),
    page: pageNeed(aboveOf(command)),
    flags: siteNeed('site' in command ? command.site : null),
    ruled: ruledNeed('site' in command ? command : { item: itemOf(command) }, intent),
  }),
  creates: ({ name }) => name === 'createComment' || name === 'createReply',
  decide(state, command, { actor, above, page, flags, ruled }, intent) {
    const refused = refusal(command.name.startsWith('edit') ? 'editOwn' : 'comment', actor)
    if (refused) return new Rejected(refused)
    const author = actingMember(intent)
    const body = bodyOf(command.body)
    const hasPicture = 'under' in command ? Boolean(command.picture) : state.pictured
    const problem = textProblem(body, 'body', hasPicture)
    if (problem) return reject('INVALID', problem)
    // A comment or reply belongs to the site of its parent, whose features decide if commenting is allowed.
    const here = !('site' in command) || command.site === above.site
    const { root } = above
    if (!above.visible || !root || !here) return reject('NOT_FOUND', `${nameOf(aboveOf(command))} not found`)
    const held = holding(ruled, body, command.recent, intent)
    if (!('under' in command)) return edit(state, { ...command, body, author }, root, held)
    if (!flags.has('Comments')) return reject('FORBIDDEN', 'Comments are turned off on this site')
    if (page.closed) return reject('FORBIDDEN', page.closed)
    if (state.author)
      return reject('CONFLICT', `This ${nameOf(itemOf(command)).toLowerCase()} already exists`)
    const { site, picture } = command
    switch (command.name) {
      case 'createComment': {
        const subject = subjectOf(command.comment)
        // What is sent from a page of a merged thread belongs to the thread that shows it, and concerns its author.
        const thread = page.shows ?? root
        const standing = { subject, parent: thread, root: thread, site }
        return [
          { type: 'CommentCreated', data: { ...standing, author, body, ...held } },
          ...attached(picture, { subject, root: thread, author }),
        ]
      }
      case 'createReply': {
        const subject = subjectOf(command.reply)
        const standing = { subject, parent: subjectOf(command.under), root, site }
        return [
          { type: 'ReplyCreated', data: { ...standing, author, body, ...held } },
          ...attached(picture, { subject, root, author }),
        ]
      }
      default:
        return never(command)
    }
  },
}

function edit(
  state: State,
  command: Extract<CommentCommand, { name: 'editComment' | 'editReply' }> & { author: MemberId },
  root: Subject<ContentKind>,
  held: ReturnType<typeof holding>,
) {
  const { author, body } = command
  if (state.hidden) return reject('NOT_FOUND', `${nameOf(itemOf(command))} not found`)
  if (state.author !== author) return reject('FORBIDDEN', 'Not authorized')
  if (state.body === body) return []
  if (command.name === 'editComment') {
    const subject = subjectOf(command.comment)
    return [{ type: 'CommentEdited' as const, data: { subject, root, author, body, ...held } }]
  }
  const subject = subjectOf(command.reply)
  return [{ type: 'ReplyEdited' as const, data: { subject, root, author, body, ...held } }]
}

const nameOf = (id: ContentId): string => headingOf(kindOf(id))
