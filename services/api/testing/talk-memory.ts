import type { RecordedEvent } from '../../../events/event.ts'
import type { ConversationId, MemberId } from '../../../events/kinds.ts'
import { text } from '../../../projections/batch.ts'
import { cursorOf } from '../../../projections/page.ts'
import type { MessageRow } from '../reads.ts'

interface Side {
  archived: boolean
  muted: boolean
  blocked: boolean
  read: number
}

export interface Talk {
  id: ConversationId
  starter: MemberId | null
  receiver: MemberId | null
  startedAt: Date
  accepted: boolean
  sides: Map<MemberId, Side>
  messages: MessageRow[]
}

/** Conversations and their messages as simple in-memory code, with which tests compare the tables. */
export function openTalkMemory() {
  const talks = new Map<string, Talk>()
  const messages = new Map<string, MessageRow>()
  /** Members with the settings of their activity that are hidden from others. */
  const hidden = new Set<string>()

  const talk = (id: ConversationId): Talk => {
    const known = talks.get(id)
    if (known) return known
    const made = { id, starter: null, receiver: null, startedAt: new Date(0), accepted: false } as const
    talks.set(id, { ...made, sides: new Map(), messages: [] })
    return talks.get(id)!
  }
  const side = (id: ConversationId, member: MemberId): Side => {
    const { sides } = talk(id)
    const known = sides.get(member) ?? { archived: false, muted: false, blocked: false, read: 0 }
    sides.set(member, known)
    return known
  }

  /** The side of the member who chose something about the other. */
  function own({
    conversation,
    by,
    other,
  }: {
    conversation: ConversationId
    by: MemberId
    other: MemberId
  }): Side {
    const mine = side(conversation, by)
    side(conversation, other)
    return mine
  }

  function applyTalk(event: RecordedEvent): void {
    const { type, data } = event
    const at = new Date(event.metadata.occurredAt)
    switch (type) {
      case 'PrivacySettingChanged':
        if (data.setting === 'seen' || data.setting === 'typing')
          hidden[data.audience === 'me' ? 'add' : 'delete'](`${data.member} ${data.setting}`)
        break
      case 'MemberErased':
        for (const setting of ['seen', 'typing']) hidden.delete(`${data.member} ${setting}`)
        for (const row of messages.values()) if (row.sender === data.member) row.body = null
        break
      case 'MessageSent': {
        const { message: id, conversation, sender, receiver } = data
        const row = {
          id,
          conversation,
          sender,
          receiver,
          body: text(data.body),
          sentAt: at,
          editedAt: null,
          cursor: cursorOf(event.position, id),
        }
        const isHidden = side(conversation, receiver).blocked
        const message = { ...row, hidden: isHidden }
        messages.set(id, message)
        const talked = talk(conversation)
        if (isHidden) break
        talked.messages.push(message)
        if (sender === talked.receiver) talked.accepted = true
        side(conversation, sender).read = talked.messages.length
        side(conversation, receiver).archived = false
        break
      }
      case 'MessageEdited':
      case 'MessageDeleted': {
        const row = messages.get(data.message)
        if (row) row.body = 'body' in data ? text(data.body) : null
        if (row && type === 'MessageEdited') row.editedAt = at
        break
      }
      case 'ConversationRead': {
        const index = talk(data.conversation).messages.findIndex(({ id }) => id === data.through)
        const reader = side(data.conversation, data.reader)
        reader.read = Math.max(reader.read, index + 1)
        break
      }
      case 'ConversationStarted':
        Object.assign(talk(data.conversation), { ...data, startedAt: at })
        side(data.conversation, data.starter)
        side(data.conversation, data.receiver)
        break
      case 'ConversationAllowed':
        talk(data.conversation).accepted = true
        side(data.conversation, data.other)
        break
      case 'ConversationDeclined':
        Object.assign(own(data), { archived: true, blocked: true })
        break
      case 'ConversationArchived':
      case 'ConversationUnarchived':
        own(data).archived = type === 'ConversationArchived'
        break
      case 'ConversationMuted':
      case 'ConversationUnmuted':
        own(data).muted = type === 'ConversationMuted'
        break
      case 'MemberBlocked':
      case 'MemberUnblocked':
        own(data).blocked = type === 'MemberBlocked'
        break
    }
  }

  return { talks, messages, hidden, applyTalk }
}
