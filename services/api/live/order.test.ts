import assert from 'node:assert/strict'
import fc from 'fast-check'
import { test } from 'tap'
import type { Topic } from '../../../projections/projection.ts'
import { openOrder } from './order.ts'

const topics: Topic[] = ['conversation:a', 'conversation:b']

test('in every interleaving of log and news, each event is delivered once and in the order of its topic', async () => {
  const happened = fc.record({
    topic: fc.constantFrom(...topics),
    /** True if the event can be delivered before its news. */
    known: fc.boolean(),
  })
  const history = fc.array(happened, { maxLength: 12 })
  // Each step takes the next event of the log, or the next batch of news.
  const steps = fc.array(fc.oneof(fc.constant('log' as const), fc.nat(3)), { maxLength: 40 })
  fc.assert(
    fc.property(history, steps, fc.nat(12), (events, taken, lost) => {
      const order = openOrder()
      const delivered: number[] = []
      let [log, news] = [0, 0]
      const hear = () => {
        const n = log++
        const event = events[n]
        // The log may be heard only up to some event, after which news are the only source.
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
      // The read model applies every event in the end.
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

test('news without an event is always delivered', async (t) => {
  const order = openOrder()
  order.delivered('conversation:a', 7n)
  t.ok(order.isNews('conversation:a', null))
  t.notOk(order.isNews('conversation:a', 7n))
  t.ok(order.isNews('conversation:a', 8n))
})
