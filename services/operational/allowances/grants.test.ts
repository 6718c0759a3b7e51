import { test, type Test } from 'tap'
import { openGrants } from './grants.ts'
import { openLocal } from './local.ts'

/** Opens the grants of processes with a common store, and counts the store's answers. */
function opened(t: Test) {
  const store = openLocal()
  const asked = { takes: 0, charges: 0 }
  const open = () => {
    const grants = openGrants({
      take(key, rate) {
        asked.takes++
        return store.take(key, rate)
      },
      charge(charges, rate) {
        asked.charges++
        return store.charge(charges, rate)
      },
    })
    t.teardown(grants.close)
    return grants
  }
  return { asked, open }
}

const rate = { minute: 20, hour: 100 }

test('while half of a limit is left, a process asks the store only at the first use, and reports all others', async (t) => {
  const { asked, open } = opened(t)
  const [grants, other] = [open(), open()]
  for (let count = 0; count < 10; count++) t.equal(await grants.take('a key', rate), 0)
  t.equal(asked.takes, 1)
  await grants.report()
  t.equal(asked.charges, 1)
  for (let count = 0; count < 10; count++) t.equal(await other.take('a key', rate), 0)
  await other.report()
  t.ok((await other.take('a key', rate)) > 0, 'the ten uses of each process are all twenty')
})

test('a process allows exactly the rate of a limit, one use at a time or many at once', async (t) => {
  for (const isSequential of [true, false]) {
    const grants = opened(t).open()
    const waits: Promise<number>[] = []
    for (let count = 0; count < 30; count++) {
      waits.push(grants.take('a key', rate))
      if (isSequential) await waits.at(-1)
    }
    const allowed = (await Promise.all(waits)).filter((wait) => wait === 0)
    t.equal(allowed.length, 20)
  }
})

test('a process that learns of uses in another process asks the store again', async (t) => {
  const { asked, open } = opened(t)
  const [one, other] = [open(), open()]
  await one.take('a key', rate)
  for (let count = 0; count < 15; count++) await other.take('a key', rate)
  await one.take('a key', rate)
  await one.report()
  const before = asked.takes
  t.equal(await one.take('a key', rate), 0)
  t.equal(asked.takes, before + 1)
})
