import assert from 'node:assert/strict'
import fc from 'fast-check'
import { test } from 'tap'
import type { Topic } from '../../../projections/projection.ts'
import { openOrder } from './order.ts'

const topics: Topic[] = ['conversation:a', 'conversation:b']

test('a change that both log and read model announce is delivered once and in the order of its topic', async () => {
  const happened = fc.record({
    topic: fc.constantFrom(...topics),
    /** True if the event can be delivered before the read model has applied it. */
    known: fc.boolean(),
  })
  const history = fc.array(happened, { maxLength: 12 })
  // Each step processes the next event of the log, or the next batch of announcements from the read model.
  const steps = fc.array(fc.oneof(fc.constant('log' as const), fc.nat(3)), { maxLength: 40 })
  fc.assert(
    fc.property(history, steps, fc.nat(12), (events, taken, lost) => {
      const order = openOrder()
      const delivered: number[] = []
      let [log, news] = [0, 0]
      const hear = () => {
        const n = log++
        const event = events[n]
        // From some event on, no events of the log are received, so that only announcements remain.
        if (!event || n >= lost) return
        if (!order.isNext(event.topic, BigInt(n))) return
        if (!event.known) return order.waits(event.topic, BigInt(n))
        order.delivered(event.topic, BigInt(n))
        delivered.push(n)
      }
      const tell = (count: number) => {
        for (const until = Math.min(news + count, events.length); news < until; news++)
          if (order.isNews(events[news]!.topic, BigInt(news))) delivered.push(news)
      }
      for (const step of taken) {
        if (step === 'log') hear()
        else tell(step)
      }
      // In the end, the read model has applied and announced every event.
      tell(events.length)
      assert.deepEqual(
        delivered.toSorted((a, b) => a - b),
        events.map((_, n) => n),
      )
      for (const topic of topics) {
        const ofTopic = delivered.filter((n) => events[n]?.topic === topic)
        assert.deepEqual(
          ofTopic,
          ofTopic.toSorted((a, b) => a - b),
        )
      }
    }),
    { numRuns: 2000 },
  )
})

test('an announcement of the read model that no event caused is always delivered', async (t) => {
  const order = openOrder()
  order.delivered('conversation:a', 7n)
  t.ok(order.isNews('conversation:a', null))
  t.notOk(order.isNews('conversation:a', 7n))
  t.ok(order.isNews('conversation:a', 8n))
})
