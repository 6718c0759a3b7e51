import t from 'tap'
import { pump } from './pump.ts'

const items = Array.from({ length: 500 }, (_, number) => ({ key: `key ${number % 7}`, number }))
const keyOf = ({ key }: { key: string }) => key
const moment = () => new Promise<void>((resolve) => setImmediate(resolve))

t.test(
  'an import processes items with the same key in order, and items with different keys concurrently',
  async (t) => {
    const done = new Map<string, number[]>()
    const busy = new Set<string>()
    let most = 0
    await pump(items, {
      keyOf,
      async work({ key, number }) {
        if (busy.has(key)) t.fail(`something else of ${key} is under way`)
        busy.add(key)
        most = Math.max(most, busy.size)
        for (let turns = number % 3; turns >= 0; turns--) await moment()
        busy.delete(key)
        done.set(key, [...(done.get(key) ?? []), number])
      },
    })
    for (const numbers of done.values())
      t.same(
        numbers,
        numbers.toSorted((a, b) => a - b),
      )
    t.equal([...done.values()].flat().length, items.length)
    t.ok(most > 1)
  },
)

t.test('an import reads at most a fixed number of items ahead of the item that it processes', async (t) => {
  let started = 0
  let ended = 0
  function* counted() {
    for (const item of items) {
      started++
      yield item
    }
  }
  const work = async () => {
    await moment()
    if (started - ended > 20) t.fail('too far ahead')
    ended++
  }
  await pump(counted(), { keyOf, work, ahead: 20 })
  t.equal(ended, items.length)
})

t.test('an import starts no further items after the first error', async (t) => {
  let after = 0
  let failed = false
  const work = async ({ number }: { number: number }) => {
    if (failed) after++
    if (number !== 30) return moment()
    failed = true
    throw new Error('number 30')
  }
  await t.rejects(pump(items, { keyOf, work, lanes: 1 }), { message: 'number 30' })
  t.equal(after, 0)
})

t.test('an aborted import completes the items in progress and starts no others', async (t) => {
  const stop = new AbortController()
  let done = 0
  const work = async () => {
    if (++done === 10) stop.abort(new Error('stopped'))
  }
  await t.rejects(pump(items, { keyOf, work, lanes: 1, signal: stop.signal }), { message: 'stopped' })
  t.equal(done, 10)
})
