import { EventEmitter } from 'node:events'
import { setImmediate as turn } from 'node:timers/promises'
import { test } from 'tap'
import type { Change, Topic } from '../../../../projections/projection.ts'
import type { GraphContext } from './context.ts'
import { valuesOf } from '../../testing/feed.ts'
import { live } from './live.ts'

const topic: Topic = 'conversation:conversation_1'

/** A subscription to the ids of changes, with its two sources; `fails` makes the next read of the viewer fail. */
function subscribed() {
  const sources = new EventEmitter()
  const caughtUp = Promise.withResolvers<void>()
  const reading = { fails: false }
  const from = (name: string) => (_: Topic, handler: (change: Change) => void) => {
    sources.on(name, handler)
    return () => void sources.off(name, handler)
  }
  const services = {
    shared: {},
    ahead: { subscribe: from('early'), isCurrent: () => true, caughtUp: () => caughtUp.promise },
    changes: { subscribe: from('news') },
    viewers: {
      now: () => undefined,
      async of() {
        if (reading.fails) throw new Error('no answer')
        return { id: 'member_1' }
      },
    },
  }
  const context = { services, site: {}, session: { id: 'session' }, viewer: { id: 'member_1' } }
  const subscriber = context as unknown as GraphContext
  const source = live(subscriber, [topic], async (_, { id }) => id, {
    early: (_, { id }) => (id === 'hidden' ? null : id),
  })
  const deliveries = valuesOf(source, subscriber)
  const event = { recordedAt: new Date(), metadata: {} }
  return {
    caughtUp,
    reading,
    next: async () => (await deliveries.next()).value?.value,
    end: () => deliveries.return(),
    hear: (id: string, position: bigint) =>
      sources.emit('early', {
        topic,
        id,
        isSure: true,
        event: { ...event, position },
      }),
    announce: (id: string, position: bigint | null) =>
      sources.emit('news', { topic, id, ...(position !== null && { cause: { position } }) }),
  }
}

test('a subscription delivers no event ahead of an earlier one that was received before it started', async (t) => {
  const { caughtUp, next, hear, announce } = subscribed()
  const first = next()
  hear('second', 5n)
  await turn()
  announce('first', 4n)
  announce('second', 5n)
  t.equal(await first, 'first')
  t.equal(await next(), 'second')
  caughtUp.resolve()
  await turn()
  hear('third', 6n)
  t.equal(await next(), 'third')
})

test('a subscription whose viewer cannot be read delivers the event with its announcement', async (t) => {
  const { caughtUp, reading, next, hear, announce } = subscribed()
  caughtUp.resolve()
  await turn()
  reading.fails = true
  const first = next()
  hear('first', 4n)
  await turn()
  reading.fails = false
  announce('first', 4n)
  t.equal(await first, 'first')
})

test('a change that no event caused is delivered, also if that of an event delivered early comes meanwhile', async (t) => {
  const { caughtUp, next, hear, announce } = subscribed()
  caughtUp.resolve()
  await turn()
  const first = next()
  hear('first', 4n)
  t.equal(await first, 'first')
  announce('first', null)
  announce('first', 4n)
  announce('second', 5n)
  t.equal(await next(), 'first')
  t.equal(await next(), 'second')
})

test('a subscription waits on after a change that its viewer may not see, until it is ended', async (t) => {
  const { caughtUp, next, hear, end } = subscribed()
  caughtUp.resolve()
  await turn()
  const first = next()
  hear('hidden', 4n)
  await turn()
  hear('first', 5n)
  t.equal(await first, 'first')
  const second = next()
  await end()
  t.equal(await second, undefined)
})
