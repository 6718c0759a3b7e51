import { GraphQLError, type ExecutionResult } from 'graphql'
import { openTurns } from '../http/per-iteration.ts'

/** A result of a subscription. If it is the current state rather than a change, later subscribers also receive it. */
export interface Told {
  result: ExecutionResult
  isState: boolean
}

export type Telling = AsyncIterableIterator<Told> | ExecutionResult

/** Maximum number of results that wait for a slow subscriber; beyond it, the subscription ends with an error. */
const MAX_WAITING = 500
/** Maximum number of results delivered per event loop iteration. */
const MAX_PER_ROUND = 100

const tooSlow = () =>
  new GraphQLError('This connection is too slow to keep up. Please subscribe again.', {
    extensions: { code: 'TOO_MANY' },
  })

function openListener(onEnd: (listener: Listener) => void) {
  const waiting: Told[] = []
  let failed: unknown
  let state: 'open' | 'failed' | 'ended' = 'open'
  let wake = () => {}
  const listener = {
    tell(told: Told) {
      if (waiting.push(told) > MAX_WAITING) listener.end(tooSlow())
      wake()
    },
    end(error?: unknown) {
      if (state !== 'open') return
      ;[state, failed] = [error === undefined ? 'ended' : 'failed', error]
      waiting.length = 0
      onEnd(listener)
      wake()
    },
    async next(): Promise<IteratorResult<Told>> {
      while (waiting.length === 0 && state === 'open') await new Promise<void>((resolve) => (wake = resolve))
      if (state === 'failed') throw failed
      const value = waiting.shift()
      return value ? { done: false, value } : { done: true, value: undefined }
    },
    async return(): Promise<IteratorResult<Told>> {
      listener.end()
      return { done: true, value: undefined }
    },
    [Symbol.asyncIterator]: () => listener,
  }
  return listener
}
interface Listener extends AsyncIterableIterator<Told> {
  tell: (told: Told) => void
  end: (error?: unknown) => void
}

interface Broadcast {
  source: Promise<Telling>
  listeners: Set<Listener>
  state: Told | null
}

/** Shares the source of equal subscriptions of one `scope`, so that each change is read once and delivered to all. */
export function openBroadcasts() {
  const scopes = new WeakMap<object, Map<string, Broadcast>>()
  const turn = openTurns(1)

  async function tell({ listeners }: Broadcast, told: Told) {
    let count = 0
    for (const listener of listeners) {
      listener.tell(told)
      if (++count % MAX_PER_ROUND === 0) await turn()
    }
  }

  async function run(broadcast: Broadcast, results: AsyncIterableIterator<Told>) {
    try {
      for await (const told of results) {
        if (told.isState) broadcast.state = told
        await tell(broadcast, told)
      }
      broadcast.listeners.forEach((listener) => listener.end())
    } catch (error) {
      broadcast.listeners.forEach((listener) => listener.end(error))
    }
  }

  return async (scope: object, key: string, begin: () => Promise<Telling>): Promise<Telling> => {
    const open = scopes.get(scope) ?? new Map<string, Broadcast>()
    scopes.set(scope, open)
    const known = open.get(key)
    const broadcast = known ?? { source: begin(), listeners: new Set<Listener>(), state: null }
    open.set(key, broadcast)
    const forget = () => {
      if (broadcast.listeners.size === 0 && open.get(key) === broadcast) open.delete(key)
    }
    const listener = openListener((ended) => {
      broadcast.listeners.delete(ended)
      if (broadcast.listeners.size > 0) return
      forget()
      // Ignores an error of the source here, because it was already delivered to the subscribers.
      const stop = async () => {
        const source = await broadcast.source
        if (Symbol.asyncIterator in source) await source.return?.()
      }
      stop().catch(() => {})
    })
    broadcast.listeners.add(listener)
    if (broadcast.state) listener.tell(broadcast.state)
    try {
      const source = await broadcast.source
      if (!(Symbol.asyncIterator in source)) {
        listener.end()
        return source
      }
      if (!known) void run(broadcast, source)
      return listener
    } catch (error) {
      listener.end()
      throw error
    }
  }
}

/**
 * Results of a subscription that has missed changes before it joined a shared one: first those of `begin`, which ends
 * after them. If `begin` fails, returns or throws its error and leaves the shared subscription.
 */
export async function afterMissed(
  shared: AsyncIterableIterator<Told>,
  begin: () => Promise<Telling>,
): Promise<Telling> {
  const leave = async (error: unknown) => {
    await shared.return?.()
    throw error
  }
  const missed = await begin().catch(leave)
  if (!(Symbol.asyncIterator in missed)) {
    await shared.return?.()
    return missed
  }
  let hasMissed = true
  const results: AsyncIterableIterator<Told> = {
    async next() {
      const result = hasMissed ? await missed.next().catch(leave) : null
      if (result && !result.done) return result
      hasMissed = false
      return shared.next()
    },
    async return() {
      await Promise.all([missed.return?.(), shared.return?.()])
      return { done: true, value: undefined }
    },
    [Symbol.asyncIterator]: () => results,
  }
  return results
}
