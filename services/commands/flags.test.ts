import { test } from 'tap'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import { subjectOf, type FlaggableId, type MemberId } from '../../events/kinds.ts'
import { roles } from '../rules/roles.ts'
import { dismissals, flaggedMessages, flags, type FlagCommand } from './flags.ts'
import { spec, type History } from './testing/spec.ts'
import {
  aComment,
  ada,
  aMessage,
  aReply,
  aThread,
  bo,
  comment,
  cy,
  deleted,
  message,
  spam,
  thread,
  threadCreated,
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

test('moderators can dismiss all reports of an item made so far', async () => {
  const dismiss = { name: 'dismiss', item: thread } as const
  const there = spec(dismissals).given([threadCreated])
  await there
    .knowing(withRole(cy, roles.moderator))
    .when(dismiss, cy)
    .then([{ type: 'FlagsDismissed', data: { subject: subjectOf(thread), by: cy } }])
  await there.knowing(verified(cy)).when(dismiss, cy).thenRejected('Not authorized')
  await spec(dismissals)
    .given([])
    .knowing(withRole(cy, roles.moderator))
    .when(dismiss, cy)
    .thenRejected('Content not found')
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
