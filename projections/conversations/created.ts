import { cursorOf } from '../page.ts'
import { newMessage, type Sending } from './fold.ts'
import type { MessageRow } from './queries.ts'

/** Row of a message that has just been sent, as queries will read it. */
export function sentRow(event: Sending, hidden: boolean): MessageRow {
  const { receivedIndex: _, sentAt, position, ...message } = newMessage(event, 0, hidden)
  return { ...message, sentAt: new Date(sentAt), editedAt: null, cursor: cursorOf(position, message.id) }
}
