import type { CatalogueEvent } from '../../../events/catalogue.ts'
import type { Happenings, Make, Moment } from '../happening.ts'
import { idOf, members, type World } from '../world.ts'

const conversationOf = ({ by, other }: Moment) => {
  const [a, b] = [by, other].toSorted().map((id) => members.indexOf(id))
  return idOf('conversation', a! * members.length + b!)
}

/** Event data of an action by one participant in a conversation. */
const sideOf = (moment: Moment) => ({
  conversation: conversationOf(moment),
  by: moment.by,
  other: moment.other,
})

type Data = ReturnType<typeof sideOf>

/** Makes an event in an existing conversation; `pair` contains its starter and its receiver. */
const once =
  (
    make: (data: Data, world: World, moment: Moment, pair: readonly string[]) => CatalogueEvent | null,
  ): Make =>
  (world, moment) => {
    const data = sideOf(moment)
    const pair = world.started.get(data.conversation)
    return pair ? make(data, world, moment, pair) : null
  }

/** Event data of a change of one's own message; null if there is none left. */
function changedBy({ messages, deleted }: World, { by, n }: Moment) {
  const own = messages.filter(({ id, sender }) => sender === by && !deleted.has(id))
  const found = own.at(-1 - (n % 3))
  if (!found) return null
  const { id: message, conversation, sender, receiver } = found
  return { message, conversation, sender, receiver }
}

export const messaging: Happenings = {
  steps: {
    start(world, moment) {
      const { conversation, by, other } = sideOf(moment)
      if (world.started.has(conversation)) return null
      world.started.set(conversation, [by, other])
      return { type: 'ConversationStarted', data: { conversation, starter: by, receiver: other } }
    },
    message: [
      4,
      once(({ conversation, by, other }, { messages }, { n }) => {
        const message = idOf('message', messages.length)
        messages.push({ id: message, conversation, sender: by, receiver: other })
        const body = n === 0 ? { erased: true as const } : `message ${messages.length}\0\ud800`
        return { type: 'MessageSent', data: { message, conversation, sender: by, receiver: other, body } }
      }),
    ],
    edit: (world, moment) => {
      const changed = changedBy(world, moment)
      return changed && { type: 'MessageEdited', data: { ...changed, body: `edited ${moment.n}` } }
    },
    delete: (world, moment) => {
      const changed = changedBy(world, moment)
      if (!changed) return null
      world.deleted.add(changed.message)
      return { type: 'MessageDeleted', data: changed }
    },
    read: [
      2,
      once(({ conversation, by }, { messages }, { n }) => {
        const through = messages
          .filter((message) => message.conversation === conversation)
          .at(-1 - (n % 3))?.id
        return through ? { type: 'ConversationRead', data: { conversation, reader: by, through } } : null
      }),
    ],
    archive: once((data) => ({ type: 'ConversationArchived', data })),
    unarchive: once((data) => ({ type: 'ConversationUnarchived', data })),
    mute: once((data) => ({ type: 'ConversationMuted', data })),
    unmute: once((data) => ({ type: 'ConversationUnmuted', data })),
    block: (_, moment) => ({ type: 'MemberBlocked', data: sideOf(moment) }),
    unblock: (_, moment) => ({ type: 'MemberUnblocked', data: sideOf(moment) }),
    allow: once((data, _, { by }, [, receiver]) =>
      receiver === by ? { type: 'ConversationAllowed', data } : null,
    ),
    decline: once((data, _, { by }, [, receiver]) =>
      receiver === by ? { type: 'ConversationDeclined', data } : null,
    ),
  },
  stream: ({ data }) => ('reader' in data ? `reading-${data.conversation}-${data.reader}` : null),
}
