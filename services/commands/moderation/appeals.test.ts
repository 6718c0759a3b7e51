import { test } from 'tap'
import type { CatalogueEvent } from '../../../events/catalogue.ts'
import { subjectOf } from '../../../events/kinds.ts'
import { about } from '../../../events/testing/content.ts'
import { roles } from '../../rules/roles.ts'
import { spec } from '../testing/spec.ts'
import {
  ada,
  bo,
  cy,
  moderator,
  thread,
  threadCreated,
  unverified,
  verified,
  withRole,
} from '../testing/stories.ts'
import { appeals } from './appeals.ts'

const told = { by: moderator, seenRevision: 0, author: ada, reason: null, words: null }
const deleted: CatalogueEvent = { type: 'ContentDeleted', data: { ...about(thread), ...told } }
const place = { subject: subjectOf(thread), author: ada, decision: 1 }
const words = 'I only described my own knees.'
const appealed: CatalogueEvent = { type: 'DecisionAppealed', data: { ...place, words } }
const appeal = { name: 'appeal', item: thread, decision: 1, words } as const
const answer = (outcome: 'upheld' | 'overturned') =>
  ({ name: 'answerAppeal', item: thread, decision: 1, outcome, words: 'We read it again.' }) as const
const answered = (outcome: 'upheld' | 'overturned'): CatalogueEvent => ({
  type: 'AppealAnswered',
  data: { ...place, by: cy, outcome, words: 'We read it again.' },
})
const undone: CatalogueEvent = {
  type: 'DecisionUndone',
  data: { subject: subjectOf(thread), by: cy, decision: 1, state: 'visible', locked: false, category: null },
}

const given = (...after: CatalogueEvent[]) =>
  spec(appeals)
    .given([threadCreated, deleted, ...after])
    .knowing(
      unverified(ada),
      verified(bo),
      withRole(cy, roles.administrator),
      withRole(moderator, roles.administrator),
    )

test('an author appeals once against each decision, with words', async () => {
  await given().when(appeal, ada).then([appealed])
  await given(appealed).when(appeal, ada).thenRejected('You have already appealed against this decision')
  await given()
    .when({ ...appeal, words: ' ' }, ada)
    .thenRejected('This field is required')
  for (const other of [bo, cy]) await given().when(appeal, other).thenRejected('Decision not found')
  await given(undone).when(appeal, ada).thenRejected('Decision not found')
  await given().knowing(withRole(ada, roles.spammer)).when(appeal, ada).then([appealed])
})

test('authors cannot appeal against dismissals and restorations, which are in their favour', async () => {
  for (const event of [
    { type: 'FlagsDismissed', data: { subject: subjectOf(thread), ...told } },
    { type: 'ContentReinstated', data: { ...about(thread), ...told } },
  ] satisfies CatalogueEvent[])
    await given(event)
      .when({ ...appeal, decision: 2 }, ada)
      .thenRejected('Decision not found')
})

test('another moderator who may decide answers an appeal once; overturning it undoes the decision', async () => {
  await given(appealed)
    .when(answer('upheld'), cy)
    .then([answered('upheld')])
  await given(appealed)
    .when(answer('overturned'), cy)
    .then([answered('overturned'), undone])
  await given(appealed)
    .when(answer('upheld'), moderator)
    .thenRejected('Another moderator answers this appeal')
  await given(appealed, answered('upheld'))
    .when(answer('overturned'), cy)
    .thenRejected('Another moderator has already answered this appeal')
  await given().when(answer('upheld'), cy).thenRejected('Appeal not found')
  for (const role of [roles.member, roles.moderator, roles.spammer])
    await given(appealed)
      .knowing(withRole(cy, role))
      .when(answer('upheld'), cy)
      .thenRejected('Not authorized')
})

test('the answer to an author whose account is being deleted is recorded without words', async () => {
  await given(appealed)
    .knowing({
      stream: `member-${ada.slice('member_'.length)}`,
      events: [{ type: 'MemberErased', data: { member: ada } }],
    })
    .when(answer('upheld'), cy)
    .then([{ type: 'AppealAnswered', data: { ...place, by: cy, outcome: 'upheld', words: null } }])
})
