import fc from 'fast-check'
import { test } from 'tap'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import { streamOf, type MemberId } from '../../events/kinds.ts'
import { roles } from '../rules/roles.ts'
import { longest } from '../rules/text.ts'
import { Rejected } from './frame/decider.ts'
import { memberFacts } from './frame/facts.ts'
import { conversationIdOf } from './frame/ids.ts'
import { conversations, messages, readings, type ConversationCommand } from './messaging.ts'
import { spec, type History } from './testing/spec.ts'
import {
  ada,
  aMessage,
  bo,
  conversation,
  cy,
  here,
  message,
  otherSite,
  siteWith,
  unverified,
  verified,
  withRole,
} from './testing/stories.ts'

const adaDoes = (name: ConversationCommand['name']): ConversationCommand => ({ name, other: bo })
const boDoes = (name: ConversationCommand['name']): ConversationCommand => ({ name, other: ada })
type Step = Extract<CatalogueEvent, { data: { by: MemberId; other: MemberId } }>
const step = (type: Step['type'], by = bo, other = ada): CatalogueEvent => ({
  type,
  data: { conversation, by, other },
})
const started: CatalogueEvent = {
  type: 'ConversationStarted',
  data: { conversation, starter: ada, receiver: bo },
}
const declined = 'This recipient has declined to receive messages from you at this time.'
const gone = 'This member is no longer available.'
const logIn = 'Please create an account or log in to continue.'

const on = siteWith('private_messaging')
const restricted = siteWith('private_messaging', 'restrict_private_messaging')
const pair = (...events: CatalogueEvent[]) =>
  spec(conversations).given(events).knowing(on, verified(ada), verified(bo))

test('a verified member can start a conversation', async () => {
  await pair().when(adaDoes('start'), ada).then([started])
  await pair().knowing(unverified(ada)).when(adaDoes('start'), ada).thenRejected('Verify your account')
  await spec(conversations)
    .given([])
    .knowing(on, verified(bo))
    .when(adaDoes('start'), ada)
    .thenRejected(logIn)
})

test('two members have a single conversation, whichever of them starts it', async (t) => {
  t.equal(conversationIdOf(ada, bo), conversationIdOf(bo, ada))
  t.not(conversationIdOf(ada, bo), conversationIdOf(ada, cy))
  await pair(started).when(adaDoes('start'), ada).thenNothing()
})

test('a receiver who tries to start the same conversation accepts it', async () => {
  await pair(started)
    .when(boDoes('start'), bo)
    .then([step('ConversationAllowed')])
  await pair(started, step('ConversationAllowed')).when(boDoes('start'), bo).thenNothing()
})

test('members who are unavailable, or have blocked each other, cannot start a conversation', async () => {
  await pair()
    .when({ name: 'start', other: ada }, ada)
    .thenRejected('You cannot send a private message to yourself')
  await spec(conversations)
    .given([])
    .knowing(on, verified(ada))
    .when(adaDoes('start'), ada)
    .thenRejected('Member not found')
  await pair().knowing(withRole(bo, roles.spammer)).when(adaDoes('start'), ada).thenRejected(gone)
  await pair(step('MemberBlocked')).when(adaDoes('start'), ada).thenRejected(declined)
  await pair(step('MemberBlocked', ada, bo))
    .when(adaDoes('start'), ada)
    .thenRejected('You blocked this member. Unblock them to send a message.')
})

test('a site can switch off private messages, or restrict them to messages with administrators (spec §5)', async () => {
  await pair()
    .knowing(siteWith('Forums'))
    .when(adaDoes('start'), ada)
    .thenRejected('Private messages are turned off on this site')
  await pair().knowing(restricted).when(adaDoes('start'), ada).thenRejected('Not authorized')
  for (const role of [roles.administrator, roles.superAdmin, roles.communityTech]) {
    await pair().knowing(restricted, withRole(ada, role)).when(adaDoes('start'), ada).then([started])
    await pair().knowing(restricted, withRole(bo, role)).when(adaDoes('start'), ada).then([started])
  }
  await pair()
    .knowing(restricted, withRole(ada, roles.moderator))
    .when(adaDoes('start'), ada)
    .thenRejected('Not authorized')
})

test('only the receiver can accept or decline a conversation (spec §4)', async () => {
  await pair(started)
    .when(boDoes('allow'), bo)
    .then([step('ConversationAllowed')])
  await pair(started, step('ConversationAllowed')).when(boDoes('allow'), bo).thenNothing()
  await pair(started)
    .when(boDoes('decline'), bo)
    .then([step('ConversationDeclined')])
  await pair(started, step('ConversationDeclined')).when(boDoes('decline'), bo).thenNothing()
  await pair(started)
    .when(adaDoes('allow'), ada)
    .thenRejected('Only the recipient can allow this conversation')
  await pair(started)
    .when(adaDoes('decline'), ada)
    .thenRejected('Only the recipient can decline this conversation')
})

test('declining a conversation archives it and blocks the member who started it', async () => {
  const after = pair(started, step('ConversationDeclined'))
  await after.when(boDoes('archive'), bo).thenNothing()
  await after.when(boDoes('block'), bo).thenNothing()
  await after.when(boDoes('unarchive'), bo).then([step('ConversationUnarchived')])
  await after.when(boDoes('unblock'), bo).then([step('MemberUnblocked')])
  await pair(started, step('ConversationDeclined'), step('MemberUnblocked'))
    .when(boDoes('decline'), bo)
    .then([step('ConversationDeclined')])
})

test('a receiver who declined a conversation and then accepts it gets messages again', async () => {
  await pair(started, step('ConversationDeclined'))
    .when(boDoes('allow'), bo)
    .then([step('MemberUnblocked'), step('ConversationAllowed')])
  await pair(started, step('ConversationAllowed'), step('MemberBlocked'))
    .when(boDoes('allow'), bo)
    .then([step('MemberUnblocked')])
})

test('a participant who archives a conversation or blocks the other changes only their own view', async () => {
  await pair(started)
    .when(boDoes('archive'), bo)
    .then([step('ConversationArchived')])
  await pair(started, step('ConversationArchived')).when(adaDoes('unarchive'), ada).thenNothing()
  await pair(started, step('ConversationArchived'))
    .when(boDoes('archive'), bo)
    .then([step('ConversationArchived')])
  await pair(started, step('ConversationArchived'))
    .when(boDoes('unarchive'), bo)
    .then([step('ConversationUnarchived')])
  await pair()
    .when(boDoes('block'), bo)
    .then([step('MemberBlocked')])
  await pair(step('MemberBlocked')).when(boDoes('block'), bo).thenNothing()
  await pair(step('MemberBlocked')).when(adaDoes('unblock'), ada).thenNothing()
  await pair(step('MemberBlocked'))
    .when(boDoes('unblock'), bo)
    .then([step('MemberUnblocked')])
  await pair().when({ name: 'block', other: ada }, ada).thenRejected('You cannot block yourself')
  await spec(conversations)
    .given([])
    .knowing(verified(bo))
    .when(boDoes('block'), bo)
    .thenRejected('Member not found')
})

test('a participant can mute a conversation for themselves, and unmute it', async () => {
  await pair(started)
    .when(boDoes('mute'), bo)
    .then([step('ConversationMuted')])
  await pair(started, step('ConversationMuted')).when(boDoes('mute'), bo).thenNothing()
  await pair(started, step('ConversationMuted')).when(adaDoes('unmute'), ada).thenNothing()
  await pair(started, step('ConversationMuted'))
    .when(boDoes('unmute'), bo)
    .then([step('ConversationUnmuted')])
})

test('accepting, archiving, muting or blocking requires an account and an existing conversation', async () => {
  for (const name of [
    'allow',
    'decline',
    'archive',
    'unarchive',
    'mute',
    'unmute',
    'block',
    'unblock',
  ] as const)
    await spec(conversations)
      .given([started])
      .knowing(verified(ada))
      .when(boDoes(name), bo)
      .thenRejected(logIn)
  for (const name of ['allow', 'decline', 'archive', 'unarchive', 'mute', 'unmute'] as const) {
    await pair().when(boDoes(name), bo).thenRejected('Conversation not found')
  }
})

const names = [
  'start',
  'allow',
  'decline',
  'archive',
  'unarchive',
  'mute',
  'unmute',
  'block',
  'unblock',
] as const

test('repeating an action on a conversation changes nothing, except archiving again after a new message', async () => {
  const viewer = { id: ada, role: roles.member, verified: true, analyst: false }
  const other = { ...memberFacts.initialState, registered: true, verified: true }
  const flags = new Set(['private_messaging'] as const)
  const restricted = false
  const decide = (history: CatalogueEvent[], { by, ...command }: ConversationCommand & { by: MemberId }) => {
    const state = history.reduce(conversations.evolve, conversations.initialState)
    const known = { actor: viewer, other, flags, restricted }
    return conversations.decide(state, command, known, { ...here, actor: by })
  }
  const commands = fc.array(
    fc
      .record({ name: fc.constantFrom(...names), by: fc.constantFrom(ada, bo) })
      .map(({ name, by }) => ({ name, by, other: by === ada ? bo : ada })),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(commands, (commands) => {
      const history: CatalogueEvent[] = []
      for (const command of commands) {
        const events = decide(history, command)
        if (events instanceof Rejected) continue
        history.push(...events)
        if (command.name === 'archive') continue
        const again = decide(history, command)
        if (again instanceof Rejected || again.length) return false
      }
      return history.filter(({ type }) => type === 'ConversationStarted').length <= 1
    }),
  )
})

const talk = (...after: CatalogueEvent[]): History => ({
  stream: streamOf(conversation),
  events: [started, ...after],
})
const send = (body = 'Hello Bo') => ({ name: 'send', message, conversation, body }) as const
const sent = (sender = ada, receiver = bo, body = 'Hello Bo'): CatalogueEvent => ({
  type: 'MessageSent',
  data: { message, conversation, sender, receiver, body },
})
const sending = (...others: History[]) =>
  spec(messages)
    .given([])
    .knowing(on, unverified(ada), unverified(bo), unverified(cy), talk(), ...others)

test('the sender needs neither verification nor acceptance by the receiver to write in a conversation', async () => {
  await sending().when(send(), ada).then([sent()])
  await sending()
    .when(send(), bo)
    .then([sent(bo, ada)])
  await sending(talk(step('ConversationAllowed')))
    .when(send(), ada)
    .then([sent()])
})

test('a member who was blocked cannot send messages and gets the reason', async () => {
  for (const barrier of ['ConversationDeclined', 'MemberBlocked'] as const) {
    await sending(talk(step(barrier)))
      .when(send(), ada)
      .thenRejected(declined)
    await sending(talk(step(barrier)))
      .when(send(), bo)
      .thenRejected('You blocked this member. Unblock them to send a message.')
    await sending(talk(step(barrier), step('MemberUnblocked')))
      .when(send(), ada)
      .then([sent()])
  }
  await sending(talk(step('ConversationArchived')))
    .when(send(), ada)
    .then([sent()])
})

test('members can send messages only in their own conversations, and not to unavailable members', async () => {
  await sending().when(send(), cy).thenRejected('Conversation not found')
  await sending({ ...talk(), events: [] })
    .when(send(), ada)
    .thenRejected('Conversation not found')
  await sending(withRole(bo, roles.spammer)).when(send(), ada).thenRejected(gone)
  await spec(messages).given([]).knowing(talk(), unverified(bo)).when(send(), ada).thenRejected(logIn)
})

test('on a site that restricts messages, members can write only to and from administrators (spec §5)', async () => {
  await sending(restricted).when(send(), ada).thenRejected('Not authorized')
  await sending(restricted, withRole(bo, roles.administrator)).when(send(), ada).then([sent()])
  await sending(restricted, withRole(ada, roles.administrator)).when(send(), ada).then([sent()])
})

test('members who registered on a site that restricts messages are restricted on all sites', async () => {
  const strict = { ...siteWith('restrict_private_messaging'), stream: streamOf(otherSite) }
  const atHome = (member: MemberId): History => {
    const { stream, events } = verified(member)
    return { stream, events: events.map((event) => ({ ...event, metadata: { site: otherSite } })) }
  }
  for (const [one, other] of [
    [atHome(ada), verified(bo)],
    [verified(ada), atHome(bo)],
  ] as const) {
    await pair().knowing(strict, one, other).when(adaDoes('start'), ada).thenRejected('Not authorized')
    await sending(strict, one, other).when(send(), ada).thenRejected('Not authorized')
    await sending(strict, one, other).when(send(), bo).thenRejected('Not authorized')
  }
  const admin = withRole(ada, roles.administrator)
  await sending(strict, atHome(bo), admin)
    .when(send(), bo)
    .then([sent(bo, ada)])
})

test('no message can be sent on a site where private messages are switched off, or outside any site', async () => {
  const off = 'Private messages are turned off on this site'
  await sending(siteWith('Forums')).when(send(), ada).thenRejected(off)
  await sending().when(send(), ada, { site: null }).thenRejected(off)
})

test('the text of a message must not be blank or too long (spec §5)', async () => {
  for (const blank of ['', '  ', '<br>'])
    await sending().when(send(blank), ada).thenRejected('Please write a message to send')
  const full = 'x'.repeat(longest.message)
  await sending()
    .when(send(full), ada)
    .then([sent(ada, bo, full)])
  await sending()
    .when(send(`${full}x`), ada)
    .thenRejected('Maximum length of 10000 exceeded')
})

test('a command to send a message that is repeated sends one message', async () => {
  await spec(messages)
    .given([sent()])
    .knowing(on, unverified(ada), unverified(bo), talk())
    .when(send(), ada)
    .thenRejected('This message was already sent')
})

test('a participant can mark a conversation as read up to one of its messages', async () => {
  const read = { name: 'markRead', conversation, through: message } as const
  const wasRead: CatalogueEvent = {
    type: 'ConversationRead',
    data: { conversation, reader: bo, through: message },
  }
  const reading = (...events: CatalogueEvent[]) =>
    spec(readings).given(events).knowing(unverified(ada), unverified(bo), unverified(cy), aMessage)
  await reading().when(read, bo).then([wasRead])
  await reading(wasRead).when(read, bo).thenNothing()
  await reading().when(read, cy).thenRejected('Message not found')
  await spec(readings).given([]).knowing(unverified(bo)).when(read, bo).thenRejected('Message not found')
  await spec(readings).given([]).knowing(aMessage).when(read, bo).thenRejected(logIn)
  await reading()
    .when({ ...read, conversation: conversationIdOf(bo, cy) }, bo)
    .thenRejected('Message not found')
})
