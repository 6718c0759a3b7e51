import { about } from '../../../events/testing/content.ts'
import { once } from 'node:events'
import { test } from 'tap'
import type { Batch } from '../../../events/log.ts'
import { streamOf } from '../../../events/kinds.ts'
import { recorded } from '../../../projections/testing/history.ts'
import { followLog, openMemory } from './stream-cache.ts'
import { ada, site, thread, threadCreated } from '../testing/stories.ts'

test('an unreadable event empties the cache, which stays empty until the log is followed again', async (t) => {
  const memory = openMemory({ freshFor: 60_000 })
  const [stopping, errors] = [new AbortController(), new EventTarget()]
  const { signal } = stopping
  let tails = 0
  const log = {
    head: async () => 0n,
    async *tail(): AsyncGenerator<Batch & { live: boolean }> {
      if (++tails === 1) throw new Error('CommentCreated has no version 2')
      errors.dispatchEvent(new Event('again'))
      yield { events: [], unreadable: [], position: 0n, count: 0, live: true }
    },
  }
  const [failed, again] = [once(errors, 'failed'), once(errors, 'again')]
  const onError = () => void errors.dispatchEvent(new Event('failed'))
  const following = followLog(memory, log, { signal, onError })
  await failed
  memory.keep(streamOf(thread), recorded([threadCreated]))
  t.equal(memory.recall(streamOf(thread)), undefined, 'what others append meanwhile is not received')
  await again
  memory.keep(streamOf(thread), recorded([threadCreated, threadCreated]))
  t.equal(memory.recall(streamOf(thread))?.length, 2)
  stopping.abort()
  await following
})

test('a purged stream is removed from the cache of streams at once and not cached again', async (t) => {
  const memory = openMemory({ freshFor: 60_000 })
  const [created] = recorded([threadCreated])
  const stream = streamOf(thread)
  memory.keep(stream, [created!])
  const decision = { ...about(thread), by: ada, seenRevision: 0, author: ada, site }
  const [purged] = recorded([{ type: 'ContentPurged', data: { ...decision, reason: 'privacy' } }])
  memory.note(purged!)
  t.equal(memory.recall(stream), undefined)
  t.strictSame(await memory.load(stream, async () => [created!]), [], 'the log has it a moment longer')
  t.equal(memory.recall(stream), undefined)
})

test("when a member is erased, the member's streams are removed from the cache", async (t) => {
  const memory = openMemory({ freshFor: 60_000 })
  const [created] = recorded([threadCreated])
  memory.keep(streamOf(thread), [created!])
  const [erased] = recorded([{ type: 'MemberErased', data: { member: ada } }])
  memory.note(erased!)
  t.equal(memory.recall(streamOf(thread)), undefined)
})

test('a stream of which the log has reported later events is not replaced by an older state', async (t) => {
  const memory = openMemory({ freshFor: 60_000 })
  const [created, edited] = recorded([threadCreated, threadCreated])
  const stream = streamOf(thread)
  memory.note(created!)
  t.equal(memory.recall(stream)?.length, 1, 'the first event is the whole stream')
  memory.note(edited!)
  memory.keep(stream, [created!])
  t.equal(memory.recall(stream)?.length, 2)
  memory.forget(stream)
  memory.keep(stream, [created!])
  t.equal(memory.recall(stream), undefined, 'nor is it cached again once it was removed')
})

test('an event that arrives while a stream is read twice is missing from neither cached state', async (t) => {
  const memory = openMemory({ freshFor: 60_000 })
  const [created, edited] = recorded([threadCreated, threadCreated])
  const stream = streamOf(thread)
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const loads = [first, second].map(({ promise }) =>
    memory.load(stream, async () => {
      await promise
      return [created!]
    }),
  )
  memory.note(edited!)
  for (const [index, { resolve }] of [first, second].entries()) {
    resolve()
    await loads[index]
    t.equal(memory.recall(stream), undefined)
  }
})
