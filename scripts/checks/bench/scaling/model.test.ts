import { test } from 'tap'
import { costOf, meanChange, planOf, type Costs, type Habits } from './model.ts'

const cost = { api: 6, projector: 3, eventstore: 2, postgres: 4 }
const costs: Costs = {
  changes: { comment: cost, reply: cost, reaction: costOf([[cost, 0.5]]), message: cost, follow: cost },
  read: costOf([[cost, 0.5]]),
  page: { ...cost, projector: 0, eventstore: 0 },
  visit: { api: 0.5, projector: 0, eventstore: 0, postgres: 0 },
  socketKiB: 64,
  logBytes: 1024,
  tableBytes: 2048,
}
const habits: Habits = {
  activeShare: 0.1,
  changes: { comment: 1, reply: 0, reaction: 1, message: 0, follow: 0 },
  pages: 1,
  reads: 0,
  onlineMinutes: 14.4,
  visitsPerPage: 2,
  peak: 2,
}

test('the mean change weighs each kind by its number', async (t) => {
  t.same(meanChange(costs, habits), { api: 4.5, projector: 2.25, eventstore: 1.5, postgres: 3 })
})

test('a plan has the rates of the peak, and as many processes as stay below the limit', async (t) => {
  const plan = planOf(4_320_000, costs, habits)
  t.equal(plan.changes, 20)
  t.equal(plan.pages, 10)
  t.equal(plan.visits, 20)
  t.equal(plan.sockets, 8640)
  t.equal(plan.socketMemoryMiB, 540)
  t.ok(Math.abs(plan.cores.api - 0.16) < 1e-9)
  t.same(plan.processes, { api: 1, projector: 1, eventstore: 1, postgres: 1 })
  const more = planOf(43_200_000, costs, habits)
  t.same(more.processes, { api: 3, projector: 1, eventstore: 1, postgres: 2 })
})

test('a plan grows by the disk space of its events', async (t) => {
  const { logGiB, tableGiB } = planOf(4_320_000, costs, habits)
  t.ok(Math.abs(logGiB - (432_000 * 2 * 365 * 1024) / 2 ** 30) < 1e-6)
  t.equal(tableGiB, logGiB * 2)
})
