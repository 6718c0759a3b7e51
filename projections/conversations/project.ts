import type { RecordedEvent } from '../../events/event.ts'
import type { MemberId } from '../../events/kinds.ts'
import { only } from '../batch.ts'
import { tablesBeside, type Change, type Projection } from '../projection.ts'
import { foldMessaging } from './fold.ts'
import { loadMailbox, saveMailbox } from './store.ts'

const handles = [
  'ConversationStarted',
  'ConversationAllowed',
  'ConversationDeclined',
  'ConversationArchived',
  'ConversationUnarchived',
  'MemberBlocked',
  'MemberUnblocked',
  'MessageSent',
  'ConversationRead',
] as const

function changes({ data }: RecordedEvent): Change[] {
  if (!('conversation' in data)) return []
  const { conversation } = data
  const inbox = (member: MemberId): Change => ({ topic: `inbox:${member}`, id: conversation })
  if ('reader' in data) return [inbox(data.reader)]
  if ('starter' in data) return [inbox(data.starter), inbox(data.receiver)]
  if ('by' in data) return [inbox(data.by), inbox(data.other)]
  const message: Change = { topic: `conversation:${conversation}`, id: data.message }
  return [message, inbox(data.sender), inbox(data.receiver)]
}

/** Conversations, as each participant has them, their messages, and what is unread (spec §4 Conversations). */
export const conversations: Projection = {
  name: 'conversations',
  version: 1,
  handles,
  tables: tablesBeside(import.meta.url),
  async apply(batch, sql) {
    const events = only(batch, ...handles)
    const mailbox = await loadMailbox(events, sql)
    for (const event of events) foldMessaging(mailbox, event)
    await saveMailbox(mailbox, sql)
  },
  changes,
}
