import { kindOf, kinds, kindsWith, rowOf, type MemberId } from '../../../events/kinds.ts'
import type { Log } from '../../../events/log.ts'
import * as own from '../../../projections/own-data.ts'
import type { Sql } from '../../postgres/sql.ts'
import { lettersTo } from '../../operational/own-data.ts'
import { sessionsOf } from '../../operational/sessions.ts'
import { escape } from '../rest/page.ts'
import { ownEvents } from './events.ts'
import { line, moment, prose } from './html.ts'
import { list, paged, type List } from './list.ts'

/** Where a copy of a member's data is read from. */
export interface Sources {
  sql: Sql
  log: Pick<Log, 'read'>
}

/** How another member is called. */
const nameOf = (username: string | null) => username ?? 'Removed member'

const states = { visible: null, spam: 'marked as spam', deleted: 'deleted by a moderator' } as const

/** An item of content. */
const written = ({ id, title, site, body, state, withdrawn, insertedAt, editedAt }: own.OwnContent) => {
  const heading = rowOf(kindOf(id)).under ? `In “${title ?? 'a deleted post'}”` : (title ?? 'Removed')
  return `<article>\n<h3>${escape(heading)}</h3>\n${line(
    escape(site),
    moment(insertedAt),
    editedAt && `edited ${moment(editedAt)}`,
    states[state],
    withdrawn && 'deleted by you',
  )}\n${prose(body)}\n</article>`
}

/** An entry of one line. */
const item = (html: string) => `<p class="item">${html}</p>`

/** 'a comment', of an id of the network. */
const kind = (id: string) => `a ${kinds[kindOf(id)].words[0]}`

/** The messages of all conversations, one conversation after the other. */
async function* messages({ sql }: Sources, member: MemberId) {
  const conversations = paged(
    '',
    ({ id }: own.OwnConversation) => id,
    (part) => own.ownConversations(sql, member, part),
  )
  for await (const { id, username } of conversations) {
    const sent = paged(
      -1n,
      ({ position }: own.OwnMessage) => position,
      (part) => own.messagesOf(sql, id, part),
    )
    for await (const { id: message, sender, body, sentAt } of sent) {
      const isMine = sender === member
      yield {
        id: message,
        conversation: id,
        with: nameOf(username),
        from: isMine ? 'you' : 'them',
        body,
        sentAt,
      }
    }
  }
}

type Message = ReturnType<typeof messages> extends AsyncGenerator<infer Row> ? Row : never

function messageHtml(message: Message, before: Message | null) {
  const { conversation, from, body, sentAt } = message
  const isNew = before?.conversation !== conversation
  const heading = isNew ? `<h3>With ${escape(message.with)}</h3>\n` : ''
  const who = from === 'you' ? 'You' : escape(message.with)
  const side = from === 'you' ? 'mine' : 'theirs'
  return `${heading}<article class="${side}">\n${line(who, moment(sentAt))}\n${prose(body)}\n</article>`
}

/** 'Thread edited', of ThreadEdited. */
const inWords = (type: string) =>
  type
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase())

/**
 * Everything that the network holds of a member beside the account itself, list by list. What others wrote is in it
 * where they wrote it to the member.
 */
export function ownLists(sources: Sources, member: MemberId): List[] {
  const { sql } = sources
  /** A list of the read models, by the id of its rows. */
  const rows =
    <Row>(
      keyOf: (row: Row) => string,
      read: (sql: Sql, member: MemberId, part: own.After) => Promise<Row[]>,
    ) =>
    () =>
      paged('', keyOf, (part) => read(sql, member, part))
  const byId = ({ id }: { id: string }) => id
  const byItem = ({ item }: { item: string }) => item
  return [
    ...kindsWith('moderated')
      .filter((kind) => kinds[kind].built)
      .map((kind) => {
        const [, many] = kinds[kind].words
        return list({ name: many, heading: `Your ${many}` }, rows(byId, own.ownContent(kind)), written)
      }),
    list(
      { name: 'conversations', heading: 'Your conversations' },
      rows(byId, own.ownConversations),
      ({ username, startedAt, startedByMe, accepted, archived }) =>
        item(
          `With ${escape(nameOf(username))}, started ${startedByMe ? 'by you' : 'by them'} on ${moment(startedAt)}` +
            `${accepted ? '' : ', not accepted yet'}${archived ? ', in your archive' : ''}`,
        ),
    ),
    list(
      { name: 'messages', heading: 'Messages you sent and received' },
      () => messages(sources, member),
      messageHtml,
    ),
    list(
      { name: 'reactions', heading: 'Your reactions' },
      rows(byItem, own.ownReactions),
      ({ kind: chosen, item: of }) =>
        item(`“${escape(chosen)}” on ${kind(of)} <span class="soft">(${escape(of)})</span>`),
    ),
    list({ name: 'following', heading: 'Members you follow' }, rows(byId, own.ownFollows), ({ username }) =>
      item(escape(nameOf(username))),
    ),
    list({ name: 'blocked', heading: 'Members you blocked' }, rows(byId, own.ownBlocks), ({ username }) =>
      item(escape(nameOf(username))),
    ),
    list(
      { name: 'reports', heading: 'Your reports' },
      rows(byItem, own.ownReports),
      ({ item: of, reportedAt, reason, note }) =>
        item(
          `${moment(reportedAt)}: ${kind(of)} <span class="soft">(${escape(of)})</span>` +
            [reason, note].map((said) => (said ? `, ${escape(said)}` : '')).join(''),
        ),
    ),
    list(
      { name: 'questions', heading: 'Questions you asked as an analyst' },
      rows(byId, own.ownQuestions),
      ({ title, askedAt, kept }) =>
        item(`${moment(askedAt)}: “${escape(title ?? 'Removed')}”${kept ? ', kept up to date' : ''}`),
    ),
    list(
      { name: 'sessions', heading: 'Where you are logged in' },
      async function* () {
        for (const { device, createdAt, lastSeenAt } of await sessionsOf(sql, member)) {
          yield { device, createdAt, lastSeenAt }
        }
      },
      ({ device, createdAt, lastSeenAt }) =>
        item(`${escape(device)}, since ${moment(createdAt)}, last seen ${moment(lastSeenAt)}`),
    ),
    list(
      { name: 'letters', heading: 'Emails we sent you' },
      async function* () {
        yield* await lettersTo(sql, member)
      },
      ({ kind, wantedAt, sentAt }) =>
        item(
          `${escape(kind.replaceAll('-', ' '))}, ${sentAt ? moment(sentAt) : `waiting since ${moment(wantedAt)}`}`,
        ),
    ),
    list(
      { name: 'events', heading: 'Event history' },
      () => ownEvents(sources, member),
      ({ type, occurredAt, by }) =>
        item(`${moment(new Date(occurredAt))}: ${escape(inWords(type))}, by ${by}`),
    ),
  ]
}
