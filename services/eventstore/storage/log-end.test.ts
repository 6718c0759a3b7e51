import * as fc from 'fast-check'
import { test } from 'tap'
import { testFile } from '../testing/node.ts'
import { openReader } from './reader.ts'
import { openStore } from './store.ts'
import type { NewEvent, Write } from './write.ts'

const event = (number: number): NewEvent => ({
  id: crypto.randomUUID(),
  type: number % 2 ? 'Odd' : 'Even',
  json: number % 3 === 0,
  data: Buffer.from(`{"number":${number}}`),
  metadata: Buffer.from(number % 5 ? '{}' : ''),
})

test('subscriptions at the end of the log read the same events as the file has', async (t) => {
  const stream = fc.constantFrom('thing-1', 'thing-2', '$$thing-1')
  const change = fc.record({
    stream,
    kind: fc.constantFrom('append', 'append', 'append', 'repeat', 'delete', 'tombstone'),
    count: fc.integer({ min: 0, max: 5 }),
  })
  const commits = fc.array(fc.array(change, { maxLength: 4 }), { maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(commits, async (commits) => {
      const file = testFile(t)
      const store = await openStore(file)
      const inFile = openReader(file)
      let [number, before]: [number, Write | null] = [0, null]
      for (const commit of commits) {
        const writes = commit.map(({ stream, kind, count }): Write => {
          if (kind === 'repeat' && before) return before
          if (kind === 'delete' || kind === 'tombstone') return { kind, stream, expected: 'any' }
          const events = Array.from({ length: count }, () => event(number++))
          return (before = { kind: 'append', stream, expected: 'any', events })
        })
        await Promise.all(writes.map(store.write))
        for (let after = inFile.head(); after >= 0; after--) {
          const plain = (rows: ReturnType<typeof inFile.allForwards>) =>
            rows.map(({ data, metadata, checksum: _, ...row }) => ({
              ...row,
              data: [...data],
              metadata: [...metadata],
            }))
          t.same(plain(store.reader.allForwards(after, 3)), plain(inFile.allForwards(after, 3)))
        }
      }
      inFile.close()
      await store.close()
    }),
    { numRuns: 15 },
  )
})
