import type { ConversationId, MemberId } from '../../events/kinds.ts'
import { isActivity } from '../../services/rules/profiles/privacy.ts'
import { only } from '../batch.ts'
import { tablesBeside, type Change, type ChangeSource, type Projection } from '../projection.ts'
import { foldMessaging } from './fold.ts'
import {
  changeMessages,
  conversationsOf,
  emptyMessages,
  hideActivity,
  loadMailbox,
  saveMailbox,
  type Addressed,
} from './store.ts'

const handles = [
  'ConversationStarted',
  'ConversationAllowed',
  'ConversationDeclined',
  'ConversationArchived',
  'ConversationUnarchived',
  'ConversationMuted',
  'ConversationUnmuted',
  'MemberBlocked',
  'MemberUnblocked',
  'MessageSent',
  'ConversationRead',
] as const
const changesMessage = ['MessageEdited', 'MessageDeleted'] as const

const inboxChange = (member: MemberId, conversation: ConversationId): Change => ({
  topic: `inbox:${member}`,
  id: conversation,
})

/** Changes that tell both participants of a conversation about a new or changed message. */
const sentChanges = ({ message, conversation, sender, receiver }: Addressed): Change[] => [
  { topic: `conversation:${conversation}`, id: message },
  inboxChange(sender, conversation),
  inboxChange(receiver, conversation),
]

function changes({ data }: ChangeSource): Change[] {
  if (!('conversation' in data)) return []
  const inbox = (member: MemberId) => inboxChange(member, data.conversation)
  if ('reader' in data)
    return [inbox(data.reader), { topic: `activity:${data.conversation}`, id: data.conversation }]
  // A new conversation without messages is announced to nobody, as inboxes list only conversations with messages.
  if ('starter' in data) return []
  if ('by' in data) return [inbox(data.by), inbox(data.other)]
  return sentChanges(data)
}

/** Read model of conversations: each participant's view, with messages and unread counts (spec §4 Conversations). */
export const conversations: Projection = {
  name: 'conversations',
  version: 9,
  handles: [...handles, ...changesMessage, 'PrivacySettingChanged', 'MemberErased'],
  tables: tablesBeside(import.meta.url),
  async apply(batch, sql) {
    const events = only(batch, ...handles)
    if (events.length > 0) {
      const mailbox = await loadMailbox(events, sql)
      for (const event of events) foldMessaging(mailbox, event)
      void saveMailbox(mailbox, sql)
    }
    const changed = only(batch, ...changesMessage)
    if (changed.length > 0) void changeMessages(changed, sql)
    const erasures = only(batch, 'MemberErased')
    const erased = erasures.map(({ data }) => data.member)
    if (erased.length > 0) void sql`delete from hidden_activity where member = any(${erased})`
    const settings = only(batch, 'PrivacySettingChanged').filter(
      ({ data: { member, setting }, position }) =>
        isActivity(setting) &&
        !erasures.some((erasure) => erasure.data.member === member && erasure.position > position),
    )
    if (settings.length > 0)
      void hideActivity(
        settings.map(({ data: { member, setting, audience } }) => ({
          member,
          setting,
          isPrivate: audience === 'me',
        })),
        sql,
      )
    if (erased.length === 0) return []
    const emptied = (await emptyMessages(erased, sql)).flatMap(sentChanges)
    const left = (await conversationsOf(erased, sql)).map((row) => inboxChange(row.other, row.conversation))
    return [...emptied, ...left]
  },
  changes,
}
