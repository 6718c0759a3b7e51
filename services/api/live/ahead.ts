import { EventEmitter } from 'node:events'
import type { RecordedEvent } from '../../../events/event.ts'
import { streamOf, type MemberId, type StreamName } from '../../../events/kinds.ts'
import type { Log } from '../../../events/log.ts'
import type { Change, Projection, Topic } from '../../../projections/projection.ts'
import type { Facts } from '../../commands/frame/decider.ts'
import { readStream, type Follower, type Memory } from '../../commands/frame/stream-cache.ts'
import { pause } from '../../keep-going.ts'
import type { Changes } from '../../projector/live/changes.ts'

/** A change that an event causes in a read model, heard before the read model shows it. */
export interface EarlyChange extends Change {
  event: RecordedEvent
  /** False if earlier events may have been missed, so that only the read model can show the change. */
  isSure: boolean
}

/** Events of the log for subscriptions, ahead of the read models (docs/decisions/live.md#deliveries-from-the-log). */
export interface Ahead {
  /** Calls the handler for each event that changes a topic; returns a function that ends the subscription. */
  subscribe: (topic: Topic, handler: (change: EarlyChange) => void) => () => void
  /** Calls the handlers for every event, and when events up to a position may have been missed. */
  onEvent: (hear: (event: RecordedEvent) => void, missed: (position: bigint) => void) => void
  /**
   * State of a stream, from the cache that follows the log: as of now, or before a position. Undefined if the stream is
   * not cached; it is then read in the background, for later calls.
   */
  facts: <State>(facts: Facts<State>, stream: StreamName, before?: bigint) => State | undefined
  /** False while the read model of members has not applied an event about the member, so that a viewer may be outdated. */
  isCurrent: (member: MemberId) => boolean
}

/** Categories of the streams whose events are delivered early or change what is delivered. */
const categories = ['message', 'reaction']

/** Maximum time of one wait for a read model. */
const WAIT_MS = 5000
/** Pause before the next wait. */
const RETRY_MS = 100

const isOfMember = (event: RecordedEvent): event is RecordedEvent & { data: { member: MemberId } } =>
  'member' in event.data && event.stream === streamOf(event.data.member)

interface Parts {
  memory: Memory
  log: Pick<Log, 'read'>
  changes: Pick<Changes, 'waitFor'>
  projections: readonly Pick<Projection, 'name' | 'handles' | 'changes' | 'unhurried'>[]
}

/** Opens the early changes of an API process; `follower` has to follow the log with the cache of streams. */
export function openAhead({
  memory,
  log,
  changes,
  projections,
}: Parts): Ahead & { follower: Follower; close: () => void } {
  const shown = projections.filter(({ unhurried }) => !unhurried)
  const handlers = new Map<Topic, Set<(change: EarlyChange) => void>>()
  const heard = new EventEmitter<{ event: [RecordedEvent]; missed: [bigint] }>()
  /** Position of the last event of each member that the read model of members may not have applied. */
  const outdated = new Map<MemberId, bigint>()
  let sureAfter = { isReached: false }
  const closing = new AbortController()
  const ofMembers = projections.find(({ name }) => name === 'members')?.handles ?? []

  /** Resolves once the read models have reached a position, or when the early changes are closed. */
  async function reached(names: readonly string[], position: bigint) {
    const { signal } = closing
    while (!signal.aborted && !(await changes.waitFor(names, position, WAIT_MS).catch(() => false)))
      await pause(RETRY_MS, signal)
  }

  async function awaitMember(member: MemberId, position: bigint) {
    outdated.set(member, position)
    await reached(['members'], position)
    if (outdated.get(member) === position) outdated.delete(member)
  }

  const follower: Follower = {
    categories,
    startsAfter(position) {
      const start = { isReached: false }
      sureAfter = start
      heard.emit('missed', position)
      const names = shown.map(({ name }) => name)
      void reached(names, position).then(() => (start.isReached = true))
    },
    hear(event) {
      if (isOfMember(event) && ofMembers.includes(event.type))
        void awaitMember(event.data.member, event.position)
      heard.emit('event', event)
      if (handlers.size === 0) return
      for (const projection of shown) {
        if (!projection.handles.includes(event.type)) continue
        for (const change of projection.changes(event))
          handlers
            .get(change.topic)
            ?.forEach((handler) => handler({ ...change, event, isSure: sureAfter.isReached }))
      }
    },
  }

  return {
    follower,
    close: () => closing.abort(),
    subscribe(topic, handler) {
      const watching = handlers.get(topic) ?? new Set()
      handlers.set(topic, watching.add(handler))
      return () => {
        watching.delete(handler)
        if (watching.size === 0 && handlers.get(topic) === watching) handlers.delete(topic)
      }
    },
    onEvent: (hear, missed) => void heard.on('event', hear).on('missed', missed),
    facts({ initialState, evolve }, stream, before) {
      const known = memory.recall(stream)
      if (!known) {
        memory.load(stream, () => readStream(log, stream)).catch(() => {})
        return undefined
      }
      const until = before === undefined ? known : known.filter(({ position }) => position < before)
      return until.reduce((state, event) => evolve(state, event), initialState)
    },
    isCurrent: (member) => !outdated.has(member),
  }
}
