import type { GraphContext } from '../graphql/frame/context.ts'
import type { Run } from '../graphql/frame/feeds/deliveries.ts'
import { openFeed } from '../graphql/frame/feeds/feed.ts'
import type { Source } from '../graphql/frame/live.ts'

interface Values<Value> {
  next: () => Promise<IteratorResult<{ value: Value }, undefined>>
  return: () => Promise<void>
}

/** The values that a subscription delivers to one subscriber, without an operation around them. */
export function valuesOf<Value>(source: Source<Value>, context: GraphContext): Values<Value> {
  const results: Value[] = []
  let [isOver, wake] = [false, () => {}]
  const run: Run = async ({ value }) => ({ data: { value } })
  const feed = openFeed({ services: context.services, source, run, isShared: false })
  const over = () => {
    isOver = true
    wake()
  }
  const leave = feed.join(
    {
      context,
      send({ data }) {
        results.push((data as { value: Value }).value)
        wake()
      },
      room: () => undefined,
      end: over,
    },
    source,
  )
  return {
    async next() {
      while (results.length === 0 && !isOver) await new Promise<void>((resolve) => (wake = resolve))
      const [value] = results.splice(0, 1)
      return value === undefined ? { done: true, value: undefined } : { done: false, value: { value } }
    },
    async return() {
      leave()
      over()
    },
  }
}
