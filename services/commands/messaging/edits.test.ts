import { test } from 'tap'
import type { CatalogueEvent } from '../../../events/catalogue.ts'
import { streamOf, type MemberId } from '../../../events/kinds.ts'
import { declinedText } from '../../rules/conversations.ts'
import { roles } from '../../rules/roles.ts'
import type { Folded } from '../frame/decider.ts'
import { spec, type History } from '../testing/spec.ts'
import {
  ada,
  bo,
  conversation,
  cy,
  here,
  message,
  otherSite,
  site,
  siteWith,
  unverified,
  withRole,
} from '../testing/stories.ts'
import { messageEdits } from './edits.ts'

const MINUTE_MS = 60_000
const sentAgo = (minutes: number): Folded => ({
  type: 'MessageSent',
  data: { message, conversation, sender: ada, receiver: bo, body: 'Helo Bo' },
  metadata: {
    site,
    occurredAt: new Date(Date.parse(here.occurredAt) - minutes * MINUTE_MS).toISOString(),
  },
})
const ids = { message, conversation, sender: ada, receiver: bo }
const edited = (body = 'Hello Bo'): CatalogueEvent => ({ type: 'MessageEdited', data: { ...ids, body } })
const deleted: CatalogueEvent = { type: 'MessageDeleted', data: ids }
const edit = { name: 'edit', message, conversation, body: 'Hello Bo' } as const
const remove = { name: 'delete', message, conversation } as const

const talk = (...after: CatalogueEvent[]): History => ({
  stream: streamOf(conversation),
  events: [{ type: 'ConversationStarted', data: { conversation, starter: ada, receiver: bo } }, ...after],
})
const given = (...events: Folded[]) =>
  spec(messageEdits)
    .given(events)
    .knowing(siteWith('private_messaging'), unverified(ada), unverified(bo), unverified(cy), talk())

test('members can edit and delete their messages for fifteen minutes', async () => {
  await given(sentAgo(15)).when(edit, ada).then([edited()])
  await given(sentAgo(15)).when(remove, ada).then([deleted])
  await given(sentAgo(15), edited('Hi')).when(edit, ada).then([edited()])
  await given(sentAgo(15.1)).when(edit, ada).thenRejected('Messages can be edited for 15 minutes')
  await given(sentAgo(15.1)).when(remove, ada).thenRejected('Messages can be deleted for 15 minutes')
})

test('only the sender of a message can edit or delete it, and only in its conversation', async () => {
  for (const command of [edit, remove]) {
    for (const other of [bo, cy])
      await given(sentAgo(1)).when(command, other).thenRejected('Message not found')
    await given().when(command, ada).thenRejected('Message not found')
    const elsewhere = { ...command, conversation: conversation.replace(/.$/, '0') as typeof conversation }
    await given(sentAgo(1)).when(elsewhere, ada).thenRejected('Message not found')
  }
})

test('a deleted message cannot be edited, and deleting it again changes nothing', async () => {
  await given(sentAgo(1), deleted).when(edit, ada).thenRejected('This message was deleted')
  await given(sentAgo(1), deleted).when(remove, ada).thenNothing()
  await given(sentAgo(60), deleted).when(remove, ada).thenNothing()
})

test('a text that could not be sent cannot be written by an edit, but the message can be deleted', async () => {
  const block: CatalogueEvent = { type: 'MemberBlocked', data: { conversation, by: bo, other: ada } }
  const strict = { ...siteWith('restrict_private_messaging'), stream: streamOf(otherSite) }
  const atHome = (member: MemberId): History => {
    const { stream, events } = unverified(member)
    return { stream, events: events.map((event) => ({ ...event, metadata: { site: otherSite } })) }
  }
  const barriers: [History[], string][] = [
    [[talk(block)], declinedText],
    [[withRole(bo, roles.spammer)], 'This member is no longer available.'],
    [[strict, atHome(bo)], 'Not authorized'],
    [[siteWith('Forums')], 'Private messages are turned off on this site'],
  ]
  for (const [histories, reason] of barriers) {
    await given(sentAgo(1))
      .knowing(...histories)
      .when(edit, ada)
      .thenRejected(reason)
    await given(sentAgo(1))
      .knowing(...histories)
      .when(remove, ada)
      .then([deleted])
  }
  await given(sentAgo(1))
    .when({ ...edit, body: ' ' }, ada)
    .thenRejected('Please write a message to send')
  await given(sentAgo(1)).knowing(withRole(ada, roles.spammer)).when(edit, ada).thenRejected('Not authorized')
})
