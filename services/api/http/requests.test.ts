import { test, type Test } from 'tap'
import { openLocal } from '../../operational/allowances/local.ts'
import { openRequests } from './requests.ts'

/** Makes two processes that count requests together, and counts the reports that they exchange. */
function opened(t: Test) {
  const local = openLocal()
  const told = { keys: 0 }
  const allowances = {
    charge(...charges: Parameters<typeof local.charge>) {
      told.keys += charges[0].length
      return local.charge(...charges)
    },
  }
  const open = () => openRequests({ allowances, rate: { minute: 600 }, keyOf: (who) => who })
  const [one, other] = [open(), open()]
  t.teardown(() => [one.close(), other.close()])
  const taken = (requests: typeof one, count: number) =>
    Array.from({ length: count }, () => requests.take('somebody', 1)).filter((wait) => wait === 0).length
  return { one, other, told, taken }
}

test("a client's requests to all processes count toward a single limit", async (t) => {
  const { one, other, taken } = opened(t)
  t.equal(taken(one, 400), 400)
  t.equal(taken(other, 1), 1)
  await one.tell()
  t.equal(taken(other, 10), 10)
  await other.tell()
  const left = taken(other, 600)
  t.ok(left < 200, `${left} of 600 were left to the other`)
})

test('a process does not report clients with few requests to other processes', async (t) => {
  const { one, told, taken } = opened(t)
  taken(one, 5)
  await one.tell()
  t.equal(told.keys, 0)
})

test('an expensive request counts as several, and its rejection contains the time after which to retry', async (t) => {
  const { one } = opened(t)
  t.equal(one.take('somebody', 595), 0)
  t.equal(one.take('somebody', 10), 1)
  t.equal(one.take('somebody else', 10), 0)
  one.charge('somebody', 595)
  t.equal(one.take('somebody', 1), 1, 'and no more than all of it is owed')
})
