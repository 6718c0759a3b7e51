import {
  kindOf,
  streamOf,
  type CommentId,
  type MemberId,
  type ReplyId,
  type SiteId,
  type ThreadId,
} from '../../events/kinds.ts'
import type { SiteFlag } from '../rules/sites/sites.ts'
import { refusal } from '../rules/authorise.ts'
import { textProblem } from '../rules/text.ts'
import type { Viewer } from '../rules/visibility.ts'
import { never, Rejected, reject, type Decider } from './frame/decider.ts'
import { actorNeed, itemNeed, siteNeed, type ItemFacts } from './frame/facts.ts'

export type CommentCommand = { author: MemberId; body: string } & (
  | { name: 'createComment'; comment: CommentId; thread: ThreadId; site: SiteId }
  | { name: 'createReply'; reply: ReplyId; comment: CommentId; site: SiteId }
  | { name: 'editComment'; comment: CommentId }
  | { name: 'editReply'; reply: ReplyId }
)

interface State {
  author: MemberId | null
  thread: ThreadId | null
  comment: CommentId | null
  body: unknown
  hidden: boolean
}

const itemOf = (command: CommentCommand) => ('reply' in command ? command.reply : command.comment)

/** What a new comment or reply is written under; for an edit, the item itself. */
const aboveOf = (command: CommentCommand) => {
  if (command.name === 'createComment') return command.thread
  return command.name === 'createReply' ? command.comment : itemOf(command)
}

/** Comments on threads and replies to comments (spec §6: logged-in users comment where Comments is on). */
export const comments: Decider<
  State,
  CommentCommand,
  { actor: Viewer; above: ItemFacts; flags: ReadonlySet<SiteFlag> }
> = {
  emits: {
    createComment: ['CommentCreated'],
    createReply: ['ReplyCreated'],
    editComment: ['CommentEdited'],
    editReply: ['ReplyEdited'],
  },
  initialState: { author: null, thread: null, comment: null, body: null, hidden: false },
  evolve(state, event) {
    switch (event.type) {
      case 'CommentCreated':
      case 'CommentEdited':
      case 'ReplyCreated':
      case 'ReplyEdited':
        return { ...state, ...event.data }
      case 'ContentDeleted':
      case 'ContentMarkedAsSpam':
        return { ...state, hidden: true }
      default:
        return state
    }
  },
  stream: (command) => streamOf(itemOf(command)),
  needs: (command, intent) => ({
    actor: actorNeed(intent),
    above: itemNeed(aboveOf(command), intent),
    flags: siteNeed('site' in command ? command.site : null),
  }),
  creates: ({ name }) => name === 'createComment' || name === 'createReply',
  decide(state, command, { actor, above, flags }, intent) {
    const refused = refusal(command.name.startsWith('edit') ? 'editOwn' : 'comment', actor)
    if (refused) return new Rejected(refused)
    const { author, body } = command
    if (intent.actor !== author) return reject('FORBIDDEN', 'Not authorized')
    const problem = textProblem(body, 'body')
    if (problem) return reject('INVALID', problem)
    // An item is answered on its own site, by the rules of that site.
    const here = !('site' in command) || command.site === above.site
    const { thread } = above
    if (!above.visible || !thread || !here)
      return reject('NOT_FOUND', `${kindName(aboveOf(command))} not found`)
    switch (command.name) {
      case 'createComment':
        if (!flags.has('Comments')) return reject('FORBIDDEN', 'Comments are turned off on this site')
        if (state.author) return reject('CONFLICT', 'This comment already exists')
        return [
          {
            type: 'CommentCreated',
            data: { comment: command.comment, thread, site: command.site, author, body },
          },
        ]
      case 'createReply': {
        if (!flags.has('Comments')) return reject('FORBIDDEN', 'Comments are turned off on this site')
        if (state.author) return reject('CONFLICT', 'This reply already exists')
        const { reply, comment, site } = command
        return [{ type: 'ReplyCreated', data: { reply, comment, thread, site, author, body } }]
      }
      case 'editComment':
      case 'editReply':
        return edit(state, command, thread)
      default:
        return never(command)
    }
  },
}

function edit(
  state: State,
  command: Extract<CommentCommand, { name: 'editComment' | 'editReply' }>,
  thread: ThreadId,
) {
  const { author, body } = command
  if (state.hidden) return reject('NOT_FOUND', `${kindName(itemOf(command))} not found`)
  if (state.author !== author) return reject('FORBIDDEN', 'Not authorized')
  if (state.body === body) return []
  if (command.name === 'editComment') {
    return [{ type: 'CommentEdited' as const, data: { comment: command.comment, thread, author, body } }]
  }
  const comment = state.comment!
  return [{ type: 'ReplyEdited' as const, data: { reply: command.reply, comment, thread, author, body } }]
}

const kindName = (id: ThreadId | CommentId | ReplyId) =>
  ({ thread: 'Thread', comment: 'Comment', reply: 'Reply' })[kindOf(id) as 'thread' | 'comment' | 'reply']
