import { about } from '../../events/testing/content.ts'
import { test } from 'tap'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import { subjectOf, type ContentId, type MemberId } from '../../events/kinds.ts'
import { roles } from '../rules/roles.ts'
import { comments } from './comments.ts'
import { forums } from './forums.ts'
import { flags } from './flags.ts'
import { reactions } from './reactions.ts'
import { spec } from './testing/spec.ts'
import {
  aComment,
  ada,
  aReply,
  aThread,
  bo,
  comment,
  commentCreated,
  cy,
  deleted,
  here,
  reply,
  replyCreated,
  site,
  siteWith,
  spam,
  thread,
  threadCreated,
  verified,
  withRole,
} from './testing/stories.ts'
import { withdrawals } from './withdrawals.ts'

const withdrawn = (item: ContentId, author: MemberId): CatalogueEvent => ({
  type: 'ContentWithdrawn',
  data: { subject: subjectOf(item), author, restorableUntil: '2026-11-21T10:10:00.000Z' },
})
const restored = (item: ContentId, author: MemberId): CatalogueEvent => ({
  type: 'ContentRestored',
  data: { subject: subjectOf(item), author },
})
const items: [ContentId, MemberId, CatalogueEvent][] = [
  [thread, ada, threadCreated],
  [comment, bo, commentCreated],
  [reply, cy, replyCreated],
]
const command = (name: 'withdraw' | 'restore', item: ContentId = thread) => ({ name, item })

test('authors can withdraw their content, and restore it within ten minutes', async () => {
  for (const [item, author, created] of items) {
    const given = (...after: CatalogueEvent[]) =>
      spec(withdrawals)
        .given([created, ...after])
        .knowing(verified(author))
    await given()
      .when(command('withdraw', item), author)
      .then([withdrawn(item, author)])
    await given(withdrawn(item, author)).when(command('withdraw', item), author).thenNothing()
    await given().when(command('restore', item), author).thenNothing()
    const restore = (occurredAt: string) =>
      given(withdrawn(item, author)).when(command('restore', item), author, { ...here, occurredAt })
    await restore('2026-11-21T10:10:00.000Z').then([restored(item, author)])
    await restore('2026-11-21T10:10:00.001Z').thenRejected(
      "This was deleted more than 10 minutes ago and can't be restored",
    )
    await given(withdrawn(item, author), restored(item, author))
      .when(command('withdraw', item), author)
      .then([withdrawn(item, author)])
  }
})

test('authors cannot withdraw content by others or content that administrators deleted', async () => {
  for (const name of ['withdraw', 'restore'] as const) {
    const given = (...after: CatalogueEvent[]) => spec(withdrawals).given([threadCreated, ...after])
    await given()
      .knowing(withRole(bo, roles.administrator))
      .when(command(name), bo)
      .thenRejected('Not authorized')
    await given().when(command(name), ada).thenRejected('Please create an account or log in to continue.')
    await given(deleted(thread))
      .knowing(verified(ada))
      .when(command(name), ada)
      .thenRejected('Content not found')
    await spec(withdrawals)
      .given([])
      .knowing(verified(ada))
      .when(command(name), ada)
      .thenRejected('Content not found')
  }
})

test('a spammer can withdraw content but not restore it', async () => {
  const spammer = withRole(ada, roles.spammer)
  await spec(withdrawals)
    .given([threadCreated, spam(thread)])
    .knowing(spammer)
    .when(command('withdraw'), ada)
    .then([withdrawn(thread, ada)])
  await spec(withdrawals)
    .given([threadCreated, withdrawn(thread, ada)])
    .knowing(spammer)
    .when(command('restore'), ada)
    .thenRejected('Not authorized')
})

test('content that is withdrawn or by an erased author cannot be edited, answered, reacted to or reported', async () => {
  const people = [verified(ada), verified(bo), verified(cy), siteWith('Comments', 'Reactions')]
  const erased = {
    ...verified(bo),
    events: [...verified(bo).events, { type: 'MemberErased', data: { member: bo } } as const],
  }
  for (const world of [
    [...people, aThread(), aComment(withdrawn(comment, bo)), aReply()],
    [...people, aThread(), aComment(), aReply(), erased],
  ]) {
    const answer = { name: 'createReply', reply, under: comment, site, body: 'Me too' } as const
    await spec(comments)
      .given([])
      .knowing(...world)
      .when(answer, cy)
      .thenRejected('Comment not found')
    const react = { name: 'react', item: comment, kind: 'sad' } as const
    await spec(reactions)
      .given([])
      .knowing(...world)
      .when(react, cy)
      .thenRejected('Comment not found')
    await spec(reactions)
      .given([])
      .knowing(...world)
      .when({ ...react, item: reply }, ada)
      .then([{ type: 'ReactionChosen', data: { subject: subjectOf(reply), member: ada, kind: 'sad' } }])
    await spec(flags)
      .given([])
      .knowing(...world)
      .when({ name: 'flagContent', item: comment }, cy)
      .thenRejected('Content not found')
  }
  await spec(comments)
    .given([commentCreated, withdrawn(comment, bo)])
    .knowing(...people, aThread())
    .when({ name: 'editComment', comment, body: 'Other words' }, bo)
    .thenRejected('Comment not found')
  const edit = { name: 'editThread', thread, title: 'Other', body: 'Other words' } as const
  await spec(forums)
    .given([threadCreated, withdrawn(thread, ada)])
    .knowing(...people)
    .when(edit, ada)
    .thenRejected('Thread not found')
  await spec(forums)
    .given([threadCreated, withdrawn(thread, ada), restored(thread, ada)])
    .knowing(...people)
    .when(edit, ada)
    .then([
      { type: 'ThreadEdited', data: { ...about(thread), author: ada, title: 'Other', body: 'Other words' } },
    ])
})
