import {
  headingOf,
  kindOf,
  streamOf,
  subjectOf,
  type ContentId,
  type MemberId,
  type SiteId,
  type StatusId,
  type StatusReplyId,
} from '../../events/kinds.ts'
import { refusal } from '../rules/authorise.ts'
import type { Posted } from '../rules/content-rules/rules.ts'
import type { SiteFlag } from '../rules/sites/sites.ts'
import { textProblem } from '../rules/text.ts'
import type { Viewer } from '../rules/visibility.ts'
import { holding, ruledNeed, type Ruled } from './frame/content-rules.ts'
import {
  actingMember,
  never,
  Rejected,
  reject,
  type Decider,
  type Intent,
  type Need,
} from './frame/decider.ts'
import { contentFacts, type ContentFacts } from './frame/content-facts.ts'
import { actorNeed, siteNeed } from './frame/facts.ts'
import { itemNeed, type ItemFacts } from './frame/visible.ts'

type StatusCommand = {
  body: string
  /** For a new text: other texts of the member that a rule of the site may look back at. */
  recent?: readonly Posted[]
} & (
  | { name: 'createStatus'; status: StatusId; site: SiteId }
  | { name: 'editStatus'; status: StatusId }
  | { name: 'createStatusReply'; reply: StatusReplyId; under: StatusId; site: SiteId }
  | { name: 'editStatusReply'; reply: StatusReplyId }
)

interface State extends ContentFacts {
  body: unknown
}

const itemOf = (command: StatusCommand) => ('reply' in command ? command.reply : command.status)

/** The item that the member must see: the status that is replied to, or the edited item; none for a new status. */
const seenOf = (command: StatusCommand): ContentId | null => {
  if (command.name === 'createStatus') return null
  return 'under' in command ? command.under : itemOf(command)
}

const seenNeed =
  (item: ContentId | null, intent: Intent): Need<ItemFacts | null> =>
  async (fold) =>
    item && itemNeed(item, intent)(fold)

/**
 * Decider for status updates and replies to them (spec §3 Profile status). Members write statuses on their own profiles,
 * and reply to those that they can see; both belong to the site on which they were written.
 */
export const statuses: Decider<
  State,
  StatusCommand,
  { actor: Viewer; seen: ItemFacts | null; flags: ReadonlySet<SiteFlag>; ruled: Ruled }
> = {
  emits: {
    createStatus: ['StatusCreated'],
    editStatus: ['StatusEdited'],
    createStatusReply: ['StatusReplyCreated'],
    editStatusReply: ['StatusReplyEdited'],
  },
  initialState: { ...contentFacts.initialState, body: null },
  evolve: (state, event) => ({
    ...contentFacts.evolve(state, event),
    body: 'root' in event.data && 'body' in event.data ? event.data.body : state.body,
  }),
  stream: (command) => streamOf(itemOf(command)),
  needs: (command, intent) => ({
    actor: actorNeed(intent),
    seen: seenNeed(seenOf(command), intent),
    flags: siteNeed('site' in command ? command.site : null),
    ruled: ruledNeed('site' in command ? command : { item: itemOf(command) }, intent),
  }),
  creates: ({ name }) => name === 'createStatus' || name === 'createStatusReply',
  decide(state, command, { actor, seen, flags, ruled }, intent) {
    const refused = refusal('site' in command ? 'postStatus' : 'editOwn', actor)
    if (refused) return new Rejected(refused)
    const author = actingMember(intent)
    const { body } = command
    const problem = textProblem(body, 'body')
    if (problem) return reject('INVALID', problem)
    const needed = seenOf(command)
    if (needed && !seen?.visible) return reject('NOT_FOUND', `${nameOf(needed)} not found`)
    const text = { author, body, ...holding(ruled, body, command.recent, intent) }
    if (!('site' in command)) return edit(state, command, text)
    if (!flags.has('status_updates')) return reject('FORBIDDEN', 'Status updates are turned off on this site')
    if (state.author)
      return reject('CONFLICT', `This ${nameOf(itemOf(command)).toLowerCase()} already exists`)
    const { site } = command
    switch (command.name) {
      case 'createStatus': {
        const subject = subjectOf(command.status)
        return [{ type: 'StatusCreated', data: { subject, parent: null, root: subject, site, ...text } }]
      }
      case 'createStatusReply': {
        const root = subjectOf(command.under)
        const data = { subject: subjectOf(command.reply), parent: root, root, site, ...text }
        return [{ type: 'StatusReplyCreated', data }]
      }
      default:
        return never(command)
    }
  },
}

function edit(
  state: State,
  command: Extract<StatusCommand, { name: 'editStatus' | 'editStatusReply' }>,
  text: { author: MemberId; body: string } & ReturnType<typeof holding>,
) {
  const isHidden = state.state === 'spam' || state.state === 'deleted'
  if (!state.root || isHidden) return reject('NOT_FOUND', `${nameOf(itemOf(command))} not found`)
  if (state.author !== text.author) return reject('FORBIDDEN', 'Not authorized')
  if (state.body === text.body) return []
  if (command.name === 'editStatus') {
    const subject = subjectOf(command.status)
    return [{ type: 'StatusEdited' as const, data: { subject, root: subject, ...text } }]
  }
  const { root } = state
  return [{ type: 'StatusReplyEdited' as const, data: { subject: subjectOf(command.reply), root, ...text } }]
}

const nameOf = (id: ContentId): string => headingOf(kindOf(id))
