import { test } from 'tap'
import { within } from '../../events/testing/content.ts'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import { streamOf, subjectOf, type FlaggableId, type MemberId } from '../../events/kinds.ts'
import { roles } from '../rules/roles.ts'
import { flaggedMessages, flags, type FlagCommand } from './flags.ts'
import { spec, type History } from './testing/spec.ts'
import {
  aComment,
  ada,
  aMessage,
  aReply,
  aThread,
  bo,
  comment,
  commentCreated,
  cy,
  deleted,
  message,
  site,
  spam,
  thread,
  unverified,
  verified,
  withRole,
} from './testing/stories.ts'

const flag = (item: FlaggableId): FlagCommand & { name: 'flagContent' } => ({
  name: 'flagContent',
  item,
  reason: 'danger',
  note: ' It says to stop insulin. ',
})
const flagged = (item: FlaggableId, author: MemberId, flagger = cy): CatalogueEvent => ({
  type: 'ContentFlagged',
  data: {
    subject: subjectOf(item),
    author,
    flagger,
    reason: 'danger',
    note: 'It says to stop insulin.',
  },
})
const takenBack: CatalogueEvent = {
  type: 'FlagWithdrawn',
  data: { subject: subjectOf(comment), flagger: cy },
}
const given = (who: History[], ...events: CatalogueEvent[]) =>
  spec(flags)
    .given(events)
    .knowing(verified(ada), verified(bo), aThread(), aComment(), aReply(), aMessage, ...who)

test('a verified member can report an item once, and can withdraw the report', async () => {
  const can = given([verified(cy)])
  await can.when(flag(comment), cy).then([flagged(comment, bo)])
  await given([verified(cy)], flagged(comment, bo))
    .when(flag(comment), cy)
    .thenNothing()
  const undo = { name: 'withdrawFlag', item: comment } as const
  await given([verified(cy)], flagged(comment, bo))
    .when(undo, cy)
    .then([takenBack])
  await can.when(undo, cy).thenNothing()
  await given([verified(cy)], flagged(comment, bo), takenBack)
    .when(flag(comment), cy)
    .then([flagged(comment, bo)])
  await given([unverified(cy)])
    .when(flag(comment), cy)
    .thenRejected('Verify your account')
  await given([]).when(flag(comment), cy).thenRejected('Please create an account or log in to continue.')
  for (const hidden of [aComment(deleted(comment)), aComment(spam(comment)), aThread(deleted(thread))])
    await given([verified(cy), hidden])
      .when(flag(comment), cy)
      .thenRejected('Content not found')
})

test('a member can report an item again once moderators decided on it or its author changed it', async () => {
  const at = (event: CatalogueEvent, minute: number) => ({
    ...event,
    metadata: { site, occurredAt: `2026-11-21T10:0${minute}:00.000Z` },
  })
  const own = at(flagged(comment, bo), 1)
  const [dismissed, edited]: CatalogueEvent[] = [
    {
      type: 'FlagsDismissed',
      data: { subject: subjectOf(comment), by: ada, author: bo, seenRevision: 0, reason: null, words: null },
    },
    { type: 'CommentEdited', data: { ...within(comment, thread), author: bo, body: 'Stop it now.' } },
  ]
  const reporting = (...after: History['events']) =>
    spec(flags)
      .given([own])
      .knowing(verified(bo), verified(cy), aThread())
      .knowing({ stream: streamOf(comment), events: [commentCreated, ...after] })
      .when(flag(comment), cy)
  for (const event of [dismissed!, edited!]) {
    await reporting(at(event, 2)).then([flagged(comment, bo)])
    await reporting(at(event, 0)).thenNothing()
  }
})

test('a report is accepted without a reason, and the length of its note is limited', async () => {
  const can = given([verified(cy)])
  await can.when({ name: 'flagContent', item: comment }, cy).then([
    {
      type: 'ContentFlagged',
      data: { subject: subjectOf(comment), author: bo, flagger: cy, reason: null, note: null },
    },
  ])
  await can
    .when({ ...flag(comment), note: 'x'.repeat(1001) }, cy)
    .thenRejected('Maximum length of 1000 exceeded')
})

test('members can report other members and messages that they received, but not themselves', async () => {
  await given([])
    .when(flag(message), bo)
    .then([flagged(message, ada, bo)])
  await given([verified(cy)])
    .when(flag(message), cy)
    .thenRejected('Content not found')
  await given([verified(cy)])
    .when(flag(bo), cy)
    .then([flagged(bo, bo)])
  for (const own of [thread, message, ada])
    await given([]).when(flag(own), ada).thenRejected('You cannot report yourself')
})

test('moderators can read a private message only after a member reported it, and each reading is recorded', async () => {
  const read = { name: 'readFlagged', message, flagger: bo } as const
  const report: History = { stream: `flag-${message}-${bo}`, events: [flagged(message, ada, bo)] }
  const told: CatalogueEvent = {
    type: 'FlaggedMessageRead',
    data: { subject: { kind: 'message', id: message }, by: cy },
  }
  const there = spec(flaggedMessages).given(aMessage.events).knowing(withRole(cy, roles.moderator))
  await there.knowing(report).when(read, cy).then([told])
  await spec(flaggedMessages)
    .given([...aMessage.events, told])
    .knowing(withRole(cy, roles.moderator), report)
    .when(read, cy)
    .then([told])
  await there.when(read, cy).thenRejected('Report not found')
  const undone: CatalogueEvent = {
    type: 'FlagWithdrawn',
    data: { subject: subjectOf(message), flagger: bo },
  }
  await there
    .knowing({ ...report, events: [...report.events, undone] })
    .when(read, cy)
    .thenRejected('Report not found')
  await spec(flaggedMessages)
    .given(aMessage.events)
    .knowing(verified(cy), report)
    .when(read, cy)
    .thenRejected('Not authorized')
})
