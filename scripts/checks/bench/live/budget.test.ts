import { test } from 'tap'
import { spread } from '../figures.ts'
import { budgetOf, covered, phases, typical, type Budget } from './budget.ts'
import type { Mark } from './marks.ts'
import { isRow } from './rows.ts'

const mark = (part: string, name: Mark['name'], start: number, more: Partial<Mark> = {}): Mark => ({
  part,
  name,
  start,
  end: start,
  of: 0,
  detail: '',
  ...more,
})
const span = (detail: string, start: number, end: number) => mark('api', 'span', start, { end, detail })
const sum = (budget: Budget) => phases.reduce((all, phase) => all + budget[phase], 0)
const way = { began: 0, seen: 20, field: 'messageCreated', topic: 'conversation:' }

const upToTheDisk = [
  mark('api', 'request', 1),
  mark('api', 'handler', 2),
  mark('api', 'written', 5),
  mark('eventstore', 'received', 5.5),
  mark('eventstore', 'write', 6),
  mark('eventstore', 'synced', 6.5, { end: 7 }),
  span('mutation sendMessage', 3, 19),
  span('load', 3.2, 3.7),
  span('append', 4, 8),
]

test('percentiles are those of the sorted durations', async (t) => {
  const durations = Array.from({ length: 100 }, (_, n) => 100 - n)
  t.match(spread(durations), { count: 100, p50: 51, p95: 96, p99: 100, max: 100 })
  t.throws(() => spread([]), RangeError)
})

test('overlapping intervals count once, and only within the range', async (t) => {
  const intervals = [
    { start: 4, end: 6 },
    { start: 1, end: 3 },
    { start: 2, end: 5 },
    { start: 9, end: 20 },
  ]
  t.equal(covered(intervals, 2, 10), 5)
  t.equal(covered([], 2, 10), 0)
})

test('a budget over the read model has each part of the way, and adds up to the whole', async (t) => {
  const budget = budgetOf(way, [
    ...upToTheDisk,
    mark('projector', 'received', 8),
    mark('projector', 'statement', 9, { of: 4, detail: 'begin', end: 9.5 }),
    mark('projector', 'statement', 9.1, { of: 5, detail: 'begin', end: 9.5 }),
    mark('projector', 'statement', 10, {
      of: 4,
      detail: 'with moved as ( ["conversation:1"]',
      end: 11,
    }),
    mark('projector', 'statement', 11, { of: 4, detail: 'commit', end: 13 }),
    mark('api', 'news', 12, { detail: 'reactions:1' }),
    mark('api', 'news', 13.5, { detail: 'conversation:1' }),
    mark('api', 'statement', 14, { detail: 'select', end: 16 }),
    mark('api', 'sent', 18, { detail: '{"id":"messageCreated"' }),
  ])
  t.match(budget, {
    'HTTP in': 1,
    'session and site': 1,
    GraphQL: 1,
    load: 0.5,
    decide: 0.5,
    'append: client': 1,
    'append: wire': 0.5,
    'append: queue': 0.5,
    'append: write': 0.5,
    'append: disk': 0.5,
    tail: 1,
    batch: 1,
    SQL: 2,
    commit: 2,
    news: 0.5,
    authorise: 0.5,
    read: 2,
    serialise: 2,
    socket: 2,
    'not in a span': 0,
  })
  t.equal(sum(budget), 20)
})

test('a delivery that is sent before the commit has no part in Postgres, and missing marks are named', async (t) => {
  const budget = budgetOf(way, [
    ...upToTheDisk.filter(({ part }) => part === 'api'),
    mark('projector', 'statement', 9, {
      of: 4,
      detail: 'with moved as ( ["conversation:1"]',
      end: 11,
    }),
    mark('projector', 'statement', 15, { of: 4, detail: 'commit', end: 16 }),
    mark('api', 'received', 8),
    mark('api', 'sent', 10, { detail: '{"id":"messageCreated"' }),
    mark('api', 'news', 16, { detail: 'conversation:1' }),
  ])
  t.match(budget, { SQL: 0, commit: 0, authorise: 2, socket: 10, 'append: disk': 0, 'not in a span': 3 })
  t.equal(sum(budget), 20)
})

test('the typical budget is the mean of those around the median', async (t) => {
  const budgets = [1, 2, 3, 100].map((ms) => {
    return { ...Object.fromEntries(phases.map((phase) => [phase, 0])), load: ms } as Budget
  })
  t.equal(typical(budgets).load, 2.5)
})

test('the rows of the benchmark have known names', async (t) => {
  t.ok(isRow('unread'))
  t.notOk(isRow('unreads'))
})
