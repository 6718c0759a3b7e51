import { streamOf, type ConversationId, type MemberId, type MessageId } from '../../../events/kinds.ts'
import { refusal } from '../../rules/authorise.ts'
import { changeableUntil } from '../../rules/conversations.ts'
import { actingMember, never, Rejected, reject, type Decider } from '../frame/decider.ts'
import { actorNeed, siteNeed } from '../frame/facts.ts'
import { betweenNeed, sendProblem, type Sending } from '../messaging.ts'

type MessageEdit = { message: MessageId; conversation: ConversationId } & (
  | { name: 'edit'; body: string }
  | { name: 'delete' }
)

interface MessageFacts {
  sent: { conversation: ConversationId; sender: MemberId; receiver: MemberId; at: string | null } | null
  deleted: boolean
}

/** Decider for editing and deleting one's own message for fifteen minutes (docs/decisions/messaging.md). */
export const messageEdits: Decider<MessageFacts, MessageEdit, Sending> = {
  emits: {
    edit: ['MessageEdited'],
    delete: ['MessageDeleted'],
  },
  initialState: { sent: null, deleted: false },
  evolve(state, event) {
    if (event.type === 'MessageDeleted') return { ...state, deleted: true }
    if (event.type !== 'MessageSent') return state
    return { ...state, sent: { ...event.data, at: event.metadata?.occurredAt ?? null } }
  },
  stream: ({ message }) => streamOf(message),
  needs: ({ conversation }, intent) => ({
    actor: actorNeed(intent),
    between: betweenNeed(conversation, intent),
    flags: siteNeed(intent.site),
  }),
  decide({ sent, deleted }, command, known, intent) {
    const { name, message, conversation } = command
    const refused = refusal(name === 'edit' ? 'sendMessage' : 'withdrawOwn', known.actor)
    if (refused) return new Rejected(refused)
    const sender = actingMember(intent)
    if (sent?.sender !== sender || sent.conversation !== conversation)
      return reject('NOT_FOUND', 'Message not found')
    const { receiver, at } = sent
    const data = { message, conversation, sender, receiver }
    const isLate = at === null || Date.parse(intent.occurredAt) > changeableUntil(at)
    switch (name) {
      case 'edit': {
        if (deleted) return reject('CONFLICT', 'This message was deleted')
        if (isLate) return reject('CONFLICT', 'Messages can be edited for 15 minutes')
        const problem = sendProblem(command.body, { by: sender, other: receiver }, known)
        return problem ?? [{ type: 'MessageEdited', data: { ...data, body: command.body } }]
      }
      case 'delete':
        if (deleted) return []
        if (isLate) return reject('CONFLICT', 'Messages can be deleted for 15 minutes')
        return [{ type: 'MessageDeleted', data }]
      default:
        return never(command)
    }
  },
}
