import { test } from 'tap'
import type { CatalogueEvent } from '../../../events/catalogue.ts'
import { streamOf, subjectOf, type ThreadId } from '../../../events/kinds.ts'
import { about, alone, under, withoutReason } from '../../../events/testing/content.ts'
import { roles } from '../../rules/roles.ts'
import { comments, LOCKED } from '../comments.ts'
import { moderation, type DecisionCommand } from './moderation.ts'
import { spec, type History } from '../testing/spec.ts'
import {
  ada,
  aComment,
  anotherThread,
  aThread,
  bo,
  comment,
  deleted,
  moderator,
  otherSite,
  otherThread,
  reply,
  site,
  siteWith,
  thread,
  threadCreated,
  verified,
  withRole,
} from '../testing/stories.ts'

const admin = withRole(moderator, roles.administrator)
const told = { by: moderator, seenRevision: 0, ...withoutReason }
const of = (item: ThreadId, type: 'ContentLocked' | 'ContentHidden' | 'ContentDeleted'): CatalogueEvent => ({
  type,
  data: { ...about(item), ...told },
})
const merged = (item: ThreadId, into: ThreadId): CatalogueEvent => ({
  type: 'ContentMerged',
  data: { ...about(item), ...told, into: subjectOf(into) },
})
const merge = (into: ThreadId | null, seenRevision = 0): DecisionCommand => ({
  name: 'merge',
  item: thread,
  seenRevision,
  into,
})
const third: ThreadId = 'thread_01jd0000000000000000000003'
const given = (...after: CatalogueEvent[]) =>
  spec(moderation)
    .given([threadCreated, ...after])
    .knowing(admin)

test('a thread is merged once into a visible, open thread of its site that is not merged itself', async () => {
  await given()
    .knowing(anotherThread(merged(otherThread, third)))
    .when(merge(otherThread), moderator)
    .thenRejected('That thread was merged into another one')
  await given()
    .knowing(anotherThread(of(otherThread, 'ContentLocked')))
    .when(merge(otherThread), moderator)
    .thenRejected('That thread is locked')
  const withdrawn: CatalogueEvent = {
    type: 'ContentWithdrawn',
    data: { subject: subjectOf(otherThread), author: bo, restorableUntil: '2026-11-21T10:10:00.000Z' },
  }
  for (const event of [of(otherThread, 'ContentHidden'), of(otherThread, 'ContentDeleted'), withdrawn])
    await given()
      .knowing(anotherThread(event))
      .when(merge(otherThread), moderator)
      .thenRejected("Members can't see that thread")
  for (const into of [null, third])
    await given().when(merge(into), moderator).thenRejected('Thread not found')
  const elsewhere: History = {
    stream: streamOf(third),
    events: [
      {
        type: 'ThreadCreated',
        data: { ...alone(third), site: otherSite, author: bo, title: 'a', body: 'b', slug: 'c' },
      },
    ],
  }
  await given().knowing(elsewhere).when(merge(third), moderator).thenRejected('Thread not found')
  await given().when(merge(thread), moderator).thenRejected('Choose another thread')
  await given(deleted(thread))
    .knowing(anotherThread())
    .when(merge(otherThread, 1), moderator)
    .thenRejected("Members can't see this thread")
})

test('a thread that is merged is merged into no other, until that is undone, which leaves its lock as it is', async () => {
  const into = merged(thread, otherThread)
  const both = given(into).knowing(anotherThread())
  await both.when(merge(otherThread, 1), moderator).thenNothing()
  await both.when(merge(third, 1), moderator).thenRejected('Thread not found')
  const another: History = {
    stream: streamOf(third),
    events: [
      {
        type: 'ThreadCreated',
        data: { ...alone(third), site, author: bo, title: 'a', body: 'b', slug: 'c' },
      },
    ],
  }
  await both
    .knowing(another)
    .when(merge(third, 1), moderator)
    .thenRejected('This was already merged into another thread')
  const undone: CatalogueEvent = {
    type: 'DecisionUndone',
    data: {
      subject: subjectOf(thread),
      by: moderator,
      decision: 1,
      state: 'visible',
      locked: true,
      category: null,
    },
  }
  const locked = of(thread, 'ContentLocked')
  await given(into, locked).when({ name: 'undo', item: thread, decision: 1 }, moderator).then([undone])
  await given(into, locked, undone)
    .knowing(another)
    .when(merge(third, 3), moderator)
    .then([
      {
        type: 'ContentMerged',
        data: { ...about(thread), ...told, seenRevision: 3, author: ada, into: subjectOf(third) },
      },
    ])
})

test('members who answer in a merged thread answer in the one that shows it, with its lock and visibility', async () => {
  const write = { name: 'createComment', comment, under: thread, site, body: 'Me too.' } as const
  const answer = { name: 'createReply', reply, under: comment, site, body: 'And me.' } as const
  const story = (...others: History[]) =>
    spec(comments)
      .given([])
      .knowing(verified(bo), verified(ada), siteWith('Comments'), aComment(), ...others)
  const written: CatalogueEvent = {
    type: 'CommentCreated',
    data: { ...under(comment, thread), site, author: bo, body: 'Me too.' },
  }
  const replied: CatalogueEvent = {
    type: 'ReplyCreated',
    data: { ...under(reply, comment, thread), site, author: bo, body: 'And me.' },
  }
  const moved: CatalogueEvent = {
    type: 'CommentCreated',
    data: { ...under(comment, otherThread), site, author: bo, body: 'Me too.' },
  }
  const into = merged(thread, otherThread)
  const open = [aThread(of(thread, 'ContentLocked'), into), anotherThread()]
  await story(...open)
    .when(write, bo)
    .then([moved])
  await story(...open)
    .when(answer, bo)
    .then([replied])
  const locked = [aThread(into), anotherThread(of(otherThread, 'ContentLocked'))]
  for (const command of [write, answer])
    await story(...locked)
      .when(command, bo)
      .thenRejected(LOCKED)
  const hidden = [aThread(into), anotherThread(of(otherThread, 'ContentHidden'))]
  await story(...hidden)
    .when(write, bo)
    .thenRejected('Thread not found')
  await story(...hidden)
    .when(answer, bo)
    .thenRejected('Comment not found')
  const own = [aThread(into, deleted(thread)), anotherThread()]
  await story(...own)
    .when(answer, bo)
    .then([replied])

  const circle = [aThread(into), anotherThread(merged(otherThread, thread))]
  for (const [command, events] of [
    [write, [written]],
    [answer, [replied]],
  ] as const)
    await story(...circle)
      .when(command, bo)
      .then([...events])
})
