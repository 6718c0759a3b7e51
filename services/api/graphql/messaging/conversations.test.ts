import { t as file, test } from 'tap'
import { noticesOf } from '../../../rules/conversations.ts'
import { testApi } from '../../testing/api.ts'

const api = await testApi(file)
type Member = Awaited<ReturnType<typeof api.member>>

const start =
  'mutation ($to: ID!, $body: String) { createConversation(userId: $to, body: $body) { conversationId } }'
const update = `mutation ($id: ID!, $isAccepted: Boolean, $isArchived: Boolean) {
  updateConversation(conversationId: $id, isAccepted: $isAccepted, isArchived: $isArchived) { pending } }`
const block = 'mutation ($to: ID!, $on: Boolean!) { blockUser(userId: $to, isBlocked: $on) { pending } }'
const send = 'mutation ($id: ID!) { sendMessage(conversationId: $id, body: "Hello") { pending } }'
const look = `query ($id: ID!) { conversation(id: $id) {
  canAnswerRequest amBlocked isBlocked isArchived user { isDeleted roleId } } }`

interface Pair {
  id: string
  starter: Member
  receiver: Member
}

/** What a member sees and the outcome of a message by this member; or the error that hides the conversation. */
type Side = { canAnswer: boolean; notices: string[]; reply: string; sent: string } | typeof unknown

const archivedText = 'This message has been archived'
const declinedText = 'This recipient has declined to receive messages from you at this time.'
const removedText = 'This message has been removed and you will not receive future requests from this person.'
const unavailableText = 'This member is no longer available.'
const unknown = 'Conversation not found'
const nothing = { canAnswer: false, notices: [], reply: 'open', sent: 'sent' }
const request = { ...nothing, canAnswer: true }
const blockedOther = 'You blocked this member. Unblock them to send a message.'
const declined = { ...nothing, notices: [declinedText], reply: 'disabled', sent: declinedText }
const declining = { ...nothing, notices: [removedText], reply: 'disabled', sent: blockedOther }
const gone = { ...nothing, reply: unavailableText, sent: unavailableText }

/** Each state of a conversation, with what its starter and its receiver see, and the outcome of a message of each. */
const states: [name: string, reach: (pair: Pair) => Promise<unknown>, ...sides: [Side, Side]][] = [
  ['without a message', async () => {}, nothing, unknown],
  ['with a request', ({ id, starter }) => starter.graphql(send, { id }), nothing, request],
  [
    'that is allowed',
    async ({ id, starter, receiver }) => {
      await starter.graphql(send, { id })
      await receiver.graphql(update, { id, isAccepted: true })
    },
    nothing,
    nothing,
  ],
  [
    'that is declined',
    async ({ id, starter, receiver }) => {
      await starter.graphql(send, { id })
      await receiver.graphql(update, { id, isAccepted: false })
    },
    declined,
    declining,
  ],
  [
    'that its receiver archived',
    async ({ id, starter, receiver }) => {
      await starter.graphql(send, { id })
      await receiver.graphql(update, { id, isArchived: true })
    },
    nothing,
    { ...request, notices: [archivedText] },
  ],
  [
    'that its starter archived',
    async ({ id, starter }) => {
      await starter.graphql(send, { id })
      await starter.graphql(update, { id, isArchived: true })
    },
    { ...nothing, notices: [archivedText] },
    request,
  ],
  [
    'whose starter blocked the receiver',
    async ({ id, starter, receiver }) => {
      await starter.graphql(send, { id })
      await starter.graphql(block, { to: receiver.member, on: true })
    },
    declining,
    { ...declined, canAnswer: true },
  ],
  [
    'whose receiver blocked the starter and took it back',
    async ({ id, starter, receiver }) => {
      await starter.graphql(send, { id })
      await receiver.graphql(block, { to: starter.member, on: true })
      await receiver.graphql(block, { to: starter.member, on: false })
    },
    nothing,
    request,
  ],
  [
    'whose receiver allowed it and then blocked the starter',
    async ({ id, starter, receiver }) => {
      await starter.graphql(send, { id })
      await receiver.graphql(update, { id, isAccepted: true })
      await receiver.graphql(block, { to: starter.member, on: true })
    },
    declined,
    declining,
  ],
  [
    'whose receiver deleted their account',
    async ({ id, starter, receiver }) => {
      await starter.graphql(send, { id })
      await api.erase(receiver.member)
    },
    gone,
    // The eraser ends the sessions too.
    { ...request, sent: 'Please create an account or log in to continue.' },
  ],
  [
    'whose receiver became a spammer',
    async ({ id, starter, receiver }) => {
      await starter.graphql(send, { id })
      await api.changeRole(receiver.member, 4)
    },
    gone,
    { ...request, sent: 'Not authorized' },
  ],
  [
    'whose starter became a spammer',
    async ({ id, starter }) => {
      await starter.graphql(send, { id })
      await api.changeRole(starter.member, 4)
    },
    { ...nothing, sent: 'Not authorized' },
    { ...gone, canAnswer: true },
  ],
]

async function seenBy(member: Member, id: string) {
  const { data, errors } = await member.graphql(look, { id })
  if (errors) return errors[0].message
  const { canAnswerRequest, user, ...state } = data.conversation
  const isUnavailable = user.isDeleted || user.roleId === 4
  const isDisabled = state.amBlocked || state.isBlocked
  return {
    canAnswer: canAnswerRequest,
    notices: noticesOf(state),
    reply: isUnavailable ? unavailableText : isDisabled ? 'disabled' : 'open',
  }
}

function screenOf(side: Side) {
  if (side === unknown) return side
  const { sent: _, ...screen } = side
  return screen
}

/** A receiver who does not see the conversation can write in it, as it exists. */
const outcomeOf = (side: Side) => (side === unknown ? 'sent' : side.sent)

const sentBy = async (member: Member, id: string) =>
  (await member.graphql(send, { id })).errors?.[0].message ?? 'sent'

test('both members of a conversation see its state, and can write if it allows this (spec §4, §8)', async (t) => {
  for (const [name, reach, ...expected] of states) {
    const both = [await api.member(), await api.member()] as const
    const [starter, receiver] = both
    const { conversationId: id } = (await starter.graphql(start, { to: receiver.member })).data
      .createConversation
    await reach({ id, starter, receiver })
    for (const place of [0, 1] as const)
      t.same(await seenBy(both[place], id), screenOf(expected[place]), `${name}, member ${place}`)
    for (const place of [0, 1] as const)
      t.equal(
        await sentBy(both[place], id),
        outcomeOf(expected[place]),
        `${name}, a message by member ${place}`,
      )
  }
})

test('a member who archives all conversations has no unread messages', async (t) => {
  const [ada, ...others] = [await api.member(), await api.member(), await api.member()]
  const unread = async () => (await ada.graphql('{ unreads { messages } }')).data.unreads.messages
  const ids: string[] = []
  for (const other of others) {
    const { conversationId: id } = (await other.graphql(start, { to: ada.member, body: 'Hi' })).data
      .createConversation
    await other.graphql(send, { id })
    ids.push(id)
  }
  t.equal(await unread(), 4)
  for (const id of ids) await ada.graphql(update, { id, isArchived: true })
  t.equal(await unread(), 0)
})

test('blocked members are listed in pages', async (t) => {
  const ada = await api.member()
  const others = [await api.member(), await api.member(), await api.member()].map(({ member }) => member)
  for (const to of others) await ada.graphql(block, { to, on: true })
  const page = async (after: string | null) =>
    (
      await ada.graphql('query ($after: ID) { blockedUsers(first: 2, after: $after) { id username } }', {
        after,
      })
    ).data.blockedUsers.map(({ id }: { id: string }) => id)
  const first = await page(null)
  t.same([...first, ...(await page(first.at(-1)))], others.toSorted())
})

const messagesIn = `query ($id: ID!) { conversation(id: $id) { lastMessageBody messages {
  edges { node { id body isRemoved editedAt changeableUntil } } } } }`
const editMessage = `mutation ($id: ID!, $body: String!) { updateMessage(messageId: $id, body: $body) {
  message { body editedAt } } }`
const deleteMessage = 'mutation ($id: ID!) { deleteMessage(messageId: $id) { message { body isRemoved } } }'

test('both members see an edit and a deletion live, and a moderator of a report sees what was written', async (t) => {
  const [ada, bo, moderator] = [await api.member(), await api.member(), await api.member({ role: 2 })]
  const { conversationId } = (await ada.graphql(start, { to: bo.member, body: 'You fool' })).data
    .createConversation
  const look = async (viewer: Member) => {
    const { lastMessageBody, messages } = (await viewer.graphql(messagesIn, { id: conversationId })).data
      .conversation
    return { lastMessageBody, ...messages.edges.at(-1).node }
  }
  const { id } = await look(ada)
  const socket = bo.socket()
  t.teardown(() => socket.dispose())
  const seen = socket.iterate<{ messageCreated: { node: { body: string; isRemoved: boolean } } }>({
    query: 'subscription ($id: ID!) { messageCreated(conversationId: $id) { node { body isRemoved } } }',
    variables: { id: conversationId },
  })
  const isSubscribed = api.subscribed()
  const first = seen.next()
  await isSubscribed
  const next = async (answer = seen.next()) => (await answer).value?.data?.messageCreated.node

  t.match((await bo.graphql(editMessage, { id, body: 'Not mine' })).errors, [
    { message: 'Message not found' },
  ])
  t.match((await ada.graphql(editMessage, { id, body: 'Dear zebra' })).data.updateMessage.message, {
    body: 'Dear zebra',
    editedAt: String,
  })
  t.match(await next(first), { body: 'Dear zebra', isRemoved: false })
  t.match(await look(bo), {
    body: 'Dear zebra',
    lastMessageBody: 'Dear zebra',
    editedAt: String,
    changeableUntil: null,
  })
  t.match(await look(ada), { changeableUntil: String })

  await bo.graphql('mutation ($id: ID!) { contentFlag(assocId: $id, assocType: MESSAGE) { pending } }', {
    id,
  })
  await ada.graphql(deleteMessage, { id })
  t.match(await next(), { body: 'This message was removed.', isRemoved: true })
  const removed = {
    body: 'This message was removed.',
    lastMessageBody: 'This message was removed.',
    isRemoved: true,
  }
  t.match(await look(bo), removed)
  t.match(await look(ada), { ...removed, changeableUntil: null })
  t.match((await ada.graphql(editMessage, { id, body: 'Back' })).errors, [
    { message: 'This message was deleted' },
  ])

  const read = 'mutation ($id: ID!) { readFlaggedMessage(messageId: $id) { versions { action body } } }'
  t.same((await moderator.graphql(read, { id })).data.readFlaggedMessage.versions, [
    { action: 'sent', body: 'You fool' },
    { action: 'edited', body: 'Dear zebra' },
    { action: 'deleted by its sender', body: null },
  ])
})

test('a muted conversation does not count as unread', async (t) => {
  const [ada, bo] = [await api.member(), await api.member()]
  const { conversationId: id } = (await bo.graphql(start, { to: ada.member, body: 'Hi' })).data
    .createConversation
  const mute = `mutation ($id: ID!, $on: Boolean!) { updateConversation(conversationId: $id, isMuted: $on) {
    conversation { isMuted unreadCount } } }`
  const unread = async () => (await ada.graphql('{ unreads { messages } }')).data.unreads.messages
  const muted = async (on: boolean) =>
    (await ada.graphql(mute, { id, on })).data.updateConversation.conversation
  t.equal(await unread(), 1)
  t.same(await muted(true), { isMuted: true, unreadCount: 1 })
  await bo.graphql(send, { id })
  t.equal(await unread(), 0)
  t.same(await muted(false), { isMuted: false, unreadCount: 2 })
  t.equal(await unread(), 2)
})

test('members see that the other has seen a message or is typing, unless one of them hides it', async (t) => {
  const [ada, bo] = [await api.member(), await api.member()]
  const { conversationId: id } = (await ada.graphql(start, { to: bo.member, body: 'Hi' })).data
    .createConversation
  const look = 'query ($id: ID!) { conversation(id: $id) { seenThrough messages { edges { node { id } } } } }'
  const seen = async () => (await ada.graphql(look, { id })).data.conversation.seenThrough
  const newest = async () => (await ada.graphql(look, { id })).data.conversation.messages.edges.at(-1).node.id
  let last = await newest()
  const read = `mutation ($id: ID!, $message: ID!) { updateConversationRead(conversationId: $id, messageId: $message) {
    pending } }`
  const type = async (who = bo) =>
    (await who.graphql('mutation ($id: ID!) { setTyping(conversationId: $id) }', { id })).data.setTyping
  const hide = (who: Member, name: string, isPrivate: boolean) =>
    who.graphql(
      `mutation ($name: String!, $isPrivate: Boolean!) {
        updateUserPrivacySetting(name: $name, isPrivate: $isPrivate) { pending } }`,
      { name, isPrivate },
    )

  await bo.graphql(read, { id, message: last })
  t.same([await seen(), await type()], [null, false], 'nothing before the receiver allows the conversation')
  const socket = ada.socket()
  t.teardown(() => socket.dispose())
  const events = socket.iterate<{ conversationActivity: { isTyping: boolean; conversation: object } }>({
    query: `subscription ($id: ID!) { conversationActivity(conversationId: $id) {
      isTyping conversation { seenThrough } } }`,
    variables: { id },
  })
  const isSubscribed = api.subscribed()
  const first = events.next()
  await isSubscribed
  await bo.graphql(update, { id, isAccepted: true })
  t.equal(await seen(), last)
  const before = (await api.log.read(`reading-${id}-${bo.member}`)).length
  t.equal(await type(), true)
  t.match((await first).value?.data, {
    conversationActivity: { isTyping: true, conversation: { seenThrough: last } },
  })
  t.equal((await api.log.read(`reading-${id}-${bo.member}`)).length, before, 'typing leaves no event')

  for (const who of [ada, bo]) {
    await hide(who, 'seen', true)
    await ada.graphql(send, { id })
    last = await newest()
    await bo.graphql(read, { id, message: last })
    t.equal(await type(), true)
    t.match(
      (await events.next()).value?.data,
      { conversationActivity: { isTyping: true, conversation: { seenThrough: null } } },
      'nothing tells the sender that a hidden reading happened',
    )
    await hide(who, 'seen', false)
  }

  for (const who of [ada, bo]) {
    await hide(who, 'seen', true)
    await hide(who, 'typing', true)
    t.same([await seen(), await type(), await type(ada)], [null, false, false])
    await hide(who, 'seen', false)
    await hide(who, 'typing', false)
    t.same([await seen(), await type()], [last, true])
  }
  for (const who of [ada, bo]) {
    const other = who === ada ? bo : ada
    await who.graphql(block, { to: other.member, on: true })
    t.same([await seen(), await type(), await type(ada)], [null, false, false])
    await who.graphql(block, { to: other.member, on: false })
  }
  await api.changeRole(bo.member, 4)
  t.same([await seen(), await type(), await type(ada)], [null, false, false])
})
