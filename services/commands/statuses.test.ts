import { test } from 'tap'
import { about, alone, under, withoutReason, within } from '../../events/testing/content.ts'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import { streamOf, type MemberId, type StatusId, type StatusReplyId } from '../../events/kinds.ts'
import { roles } from '../rules/roles.ts'
import { longest } from '../rules/text.ts'
import { conversationIdOf } from './frame/ids.ts'
import { flags } from './flags.ts'
import { reactions } from './reactions.ts'
import { spec, type History } from './testing/spec.ts'
import { ada, bo, cy, site, siteWith, unverified, verified, withRole } from './testing/stories.ts'
import { statuses } from './statuses.ts'

const status: StatusId = 'status_01jd0000000000000000000001'
const reply: StatusReplyId = 'statusreply_01jd0000000000000000000001'
const body = 'First walk since the flare.'
const createStatus = { name: 'createStatus', status, site, body } as const
const createReply = { name: 'createStatusReply', reply, under: status, site, body: 'Well done' } as const

const statusCreated: CatalogueEvent = {
  type: 'StatusCreated',
  data: { ...alone(status), site, author: ada, body },
}
const replyCreated: CatalogueEvent = {
  type: 'StatusReplyCreated',
  data: { ...under(reply, status), site, author: bo, body: 'Well done' },
}
const removed = (type: 'ContentDeleted' | 'ContentMarkedAsSpam'): CatalogueEvent => ({
  type,
  data: { ...about(status), by: cy, seenRevision: 0, ...withoutReason },
})
const aStatus = (...after: CatalogueEvent[]): History => ({
  stream: streamOf(status),
  events: [statusCreated, ...after],
})
const open = siteWith('status_updates', 'Reactions')
const people = [unverified(ada), unverified(bo), unverified(cy), open]
const given = (...events: CatalogueEvent[]) =>
  spec(statuses)
    .given(events)
    .knowing(...people)

test('members with an account write on their own profiles and reply to others, where status updates are on', async () => {
  await given().when(createStatus, ada).then([statusCreated])
  await given().knowing(aStatus()).when(createReply, bo).then([replyCreated])
  const closed = spec(statuses)
    .given([])
    .knowing(unverified(ada), unverified(bo), siteWith('Forums'), aStatus())
  await closed.when(createStatus, ada).thenRejected('Status updates are turned off on this site')
  await closed.when(createReply, bo).thenRejected('Status updates are turned off on this site')
  const visitor = spec(statuses).given([]).knowing(open, aStatus(), unverified(ada))
  await visitor.when(createReply, bo).thenRejected('Please create an account or log in to continue.')
})

test('a text must not be blank or too long, and one that is sent twice is written once', async () => {
  for (const [text, sentence] of [
    ['<p></p>', 'This field is required'],
    ['x'.repeat(longest.body + 1), 'Maximum length of 10000 exceeded'],
  ] as const) {
    await given()
      .when({ ...createStatus, body: text }, ada)
      .thenRejected(sentence)
    await given()
      .knowing(aStatus())
      .when({ ...createReply, body: text }, bo)
      .thenRejected(sentence)
  }
  await given(statusCreated).when(createStatus, ada).thenRejected('This status update already exists')
  await given(replyCreated)
    .knowing(aStatus())
    .when(createReply, bo)
    .thenRejected('This reply to a status update already exists')
})

test('only the author edits a text, unless moderators removed it', async () => {
  const edit = { name: 'editStatus', status, body: 'First long walk' } as const
  const edited: CatalogueEvent = {
    type: 'StatusEdited',
    data: { ...about(status), author: ada, body: 'First long walk' },
  }
  await given(statusCreated).when(edit, ada).then([edited])
  await given(statusCreated, edited).when(edit, ada).thenNothing()
  await given(statusCreated).when(edit, bo).thenRejected('Not authorized')
  for (const type of ['ContentDeleted', 'ContentMarkedAsSpam'] as const)
    await given(statusCreated, removed(type)).when(edit, ada).thenRejected('Status update not found')
  const replied = { ...within(reply, status), author: bo, body: 'Great' }
  await given(replyCreated)
    .knowing(aStatus())
    .when({ name: 'editStatusReply', reply, body: 'Great' }, bo)
    .then([{ type: 'StatusReplyEdited', data: replied }])
  await given(replyCreated)
    .knowing(aStatus(removed('ContentDeleted')))
    .when({ name: 'editStatusReply', reply, body: 'Great' }, bo)
    .thenRejected('Reply to a status update not found')
})

const audience = (chosen: 'everyone' | 'members' | 'followed' | 'me'): History => ({
  ...unverified(ada),
  events: [
    ...unverified(ada).events,
    { type: 'PrivacySettingChanged', data: { member: ada, setting: 'statuses', audience: chosen } },
  ],
})
const follows = (follower: MemberId, followed: MemberId): History => ({
  stream: `follow-${follower}-${followed}`,
  events: [{ type: 'MemberFollowed', data: { follower, followed } }],
})
const blocks = (by: MemberId, other: MemberId): History => {
  const conversation = conversationIdOf(by, other)
  const data = { conversation, by, other }
  return { stream: streamOf(conversation), events: [{ type: 'MemberBlocked', data }] }
}

test('members reply, react to and report only what they can see: audiences, blocks, spammers, removals', async () => {
  const seenBy: [name: string, history: History[], seen: boolean][] = [
    ['everyone', [aStatus()], true],
    ['members', [aStatus(), audience('members')], true],
    ['not followed', [aStatus(), audience('followed'), follows(bo, ada)], false],
    ['followed', [aStatus(), audience('followed'), follows(ada, bo)], true],
    ['only the author', [aStatus(), audience('me'), follows(ada, bo)], false],
    ['blocked by the author', [aStatus(), blocks(ada, bo)], false],
    ['blocking the author', [aStatus(), blocks(bo, ada)], false],
    ['a spammer', [aStatus(), withRole(ada, roles.spammer)], false],
    ['deleted', [aStatus(removed('ContentDeleted'))], false],
    ['none', [], false],
  ]
  for (const [, history, seen] of seenBy) {
    const all = [...people, verified(bo), ...history]
    const replying = spec(statuses)
      .given([])
      .knowing(...all)
    const reacting = spec(reactions)
      .given([])
      .knowing(...all)
    const reporting = spec(flags)
      .given([])
      .knowing(...all)
    const replied = replying.when(createReply, bo)
    const reacted = reacting.when({ name: 'react', item: status, kind: 'like' }, bo)
    const reported = reporting.when({ name: 'flagContent', item: status }, bo)
    const subject = { kind: 'status', id: status } as const
    if (seen) {
      await replied.then([replyCreated])
      await reacted.then([{ type: 'ReactionChosen', data: { subject, member: bo, kind: 'like' } }])
      const data = { subject, author: ada, flagger: bo, reason: null, note: null }
      await reported.then([{ type: 'ContentFlagged', data }])
    } else {
      await replied.thenRejected('Status update not found')
      await reacted.thenRejected('Status update not found')
      await reported.thenRejected('Content not found')
    }
  }
  const moderator = [...people, audience('me'), aStatus(), withRole(cy, roles.moderator)]
  await spec(reactions)
    .given([])
    .knowing(...moderator)
    .when({ name: 'react', item: status, kind: 'sad' }, cy)
    .then([
      { type: 'ReactionChosen', data: { subject: { kind: 'status', id: status }, member: cy, kind: 'sad' } },
    ])
})
