import { EventEmitter, once } from 'node:events'
import type { Log } from '../../../events/log.ts'
import type { Change } from '../../../projections/projection.ts'
import type { Changes } from '../../projector/changes.ts'
import type { Memory } from './memory.ts'

/** Keeps a memory up to date with the log, and tells what changed. */
export function followLog(
  log: Pick<Log, 'tail'>,
  { apply }: Pick<Memory, 'apply'>,
): Changes & { subscribed: () => Promise<unknown>; tell: (change: Change) => void } {
  const stopping = new AbortController()
  const { signal } = stopping
  const news = new EventEmitter<Record<string, [Change]>>().setMaxListeners(0)
  const steps = new EventEmitter<{ step: []; subscribed: []; change: [Change] }>().setMaxListeners(0)
  let seen = -1n

  async function follow() {
    for await (const { events, position } of log.tail({ signal })) {
      const changes = events.flatMap(apply)
      seen = position
      changes.forEach(tell)
      steps.emit('step')
    }
  }
  const following = follow()

  function tell(change: Change) {
    steps.emit('change', change)
    news.emit(change.topic, change)
  }

  return {
    /** Resolves when the next subscription stands. */
    subscribed: () => once(steps, 'subscribed'),
    tell,
    subscribe(topic, handler) {
      news.on(topic, handler)
      // Those of members and sessions are of what the API remembers.
      if (!/^(member|session):/.test(topic)) steps.emit('subscribed')
      return () => void news.off(topic, handler)
    },
    onChange(handler) {
      steps.on('change', handler)
      return () => void steps.off('change', handler)
    },
    async waitFor(_projections, position, timeoutMs) {
      const patience = AbortSignal.timeout(timeoutMs)
      while (seen < position && !patience.aborted)
        await once(steps, 'step', { signal: patience }).catch(() => {})
      return seen >= position
    },
    onResync: () => () => {},
    async close() {
      stopping.abort()
      await following
    },
  }
}
