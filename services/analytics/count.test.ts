import { test } from 'tap'
import { keysOf } from '../../events/entries.ts'
import type { QuestionSpec } from '../../events/analytics.ts'
import type { RecordedEvent } from '../../events/event.ts'
import { askable } from '../rules/questions.ts'
import { groupOf, isAskable, isAsked, weekOf } from './count.ts'
import { happened, specOf } from './testing/history.ts'

const liked = happened({ type: 'ReactionChosen', by: 1, at: '2026-01-04T23:59:59.000Z', kind: 'like' })
const groups = (event: RecordedEvent, spec: QuestionSpec, joined = '') =>
  isAsked(event, spec) ? groupOf(event, spec, joined) : null

test('events are grouped by weeks that start on Monday in UTC', async (t) => {
  t.equal(weekOf('2026-01-04'), '2025-12-29', 'a Sunday ends its week')
  t.equal(weekOf('2026-01-05'), '2026-01-05', 'a Monday begins one')
  t.same(groups(liked, specOf({ groupBy: ['week', 'reaction'] })), ['2025-12-29', 'like'])
  t.same(groups(liked, specOf({ groupBy: ['day'] })), ['2026-01-04', ''])
  t.same(groups(liked, specOf({ groupBy: ['month', 'event'] })), ['2026-01-01', 'ReactionChosen'])
  t.same(groups(liked, specOf({ groupBy: ['item', 'cohort-month'] }), '2025-11-21'), ['thread', '2025-11-01'])
})

test('a question counts only the event types, sites, origins, reactions and days that its filters select', async (t) => {
  t.ok(isAsked(liked, specOf({ from: '2026-01-04', to: '2026-01-04' })), 'both days are in')
  t.notOk(isAsked(liked, specOf({ from: '2026-01-05' })))
  t.notOk(isAsked(liked, specOf({ to: '2026-01-03' })))
  t.notOk(isAsked(liked, specOf({ reactions: ['sad'] })))
  t.notOk(isAsked(liked, specOf({ origins: ['import'] })))
  t.notOk(isAsked(liked, specOf({ sites: ['site_00000000000000000000000009'] })))
  t.notOk(isAsked(liked, specOf({ events: ['MessageSent'] })))
})

test("every event type that the analyst's form offers can be counted", async (t) => {
  for (const type of keysOf(askable)) t.ok(isAskable(type), type)
  t.notOk(isAskable('RoleChanged'))
})
