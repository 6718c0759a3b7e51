import type { MemberId } from '../../../../events/kinds.ts'
import type { OwnConversation, OwnMessage } from '../../../../projections/conversations/queries.ts'
import { escape } from '../../http/page.ts'
import { line, moment, prose } from '../html.ts'
import { byId, item, list, nameOf, paged, rows, type OwnLists, type Sources } from '../list.ts'

async function* messages({ reads }: Sources, member: MemberId) {
  const conversations = paged(
    '',
    ({ id }: OwnConversation) => id,
    (part) => reads.ownConversations(member, part),
  )
  for await (const { id, username } of conversations) {
    const sent = paged(
      -1n,
      ({ position }: OwnMessage) => position,
      (part) => reads.messagesOf(id, part),
    )
    for await (const { id: message, sender, body, sentAt, editedAt } of sent) {
      const isMine = sender === member
      yield {
        id: message,
        conversation: id,
        with: nameOf(username),
        from: isMine ? 'you' : 'them',
        body,
        sentAt,
        editedAt,
      }
    }
  }
}

type Message = ReturnType<typeof messages> extends AsyncGenerator<infer Row> ? Row : never

function messageHtml(message: Message, before: Message | null) {
  const { conversation, from, body, sentAt, editedAt } = message
  const isNew = before?.conversation !== conversation
  const heading = isNew ? `<h3>With ${escape(message.with)}</h3>\n` : ''
  const who = from === 'you' ? 'You' : escape(message.with)
  const side = from === 'you' ? 'mine' : 'theirs'
  return `${heading}<article class="${side}">\n${line(who, moment(sentAt) + (editedAt ? ', edited' : ''))}\n${prose(body)}\n</article>`
}

export const messagingLists: OwnLists = (sources, member) => [
  list(
    { name: 'conversations', heading: 'Your conversations' },
    rows(byId, (part) => sources.reads.ownConversations(member, part)),
    ({ username, startedAt, startedByMe, accepted, archived, muted }) =>
      item(
        `With ${escape(nameOf(username))}, started ${startedByMe ? 'by you' : 'by them'} on ${moment(startedAt)}` +
          `${accepted ? '' : ', not accepted yet'}${archived ? ', in your archive' : ''}${muted ? ', muted' : ''}`,
      ),
  ),
  list(
    { name: 'messages', heading: 'Messages you sent and received' },
    () => messages(sources, member),
    messageHtml,
  ),
  list(
    { name: 'blocked', heading: 'Members you blocked' },
    rows(byId, (part) => sources.reads.ownBlocks(member, part)),
    ({ username }) => item(escape(nameOf(username))),
  ),
]
