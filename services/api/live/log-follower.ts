import { EventEmitter } from 'node:events'
import type { RecordedEvent } from '../../../events/event.ts'
import { streamOf, type MemberId, type StreamName } from '../../../events/kinds.ts'
import type { Log } from '../../../events/log.ts'
import type { Change, Projection, Topic } from '../../../projections/projection.ts'
import type { Facts } from '../../commands/frame/decider.ts'
import { readStream, type Follower, type Memory, type Remembered } from '../../commands/frame/stream-cache.ts'
import { pause } from '../../keep-going.ts'
import type { Changes } from '../../projector/live/changes.ts'

/** A change of a read model that an event will cause, known before the read model shows it. */
export interface EarlyChange extends Change {
  event: RecordedEvent
  /** False if the process may have missed earlier events, in which case the value must be read from the read model. */
  isSure: boolean
}

/**
 * Events of the log for subscriptions, before the read models show them
 * (docs/decisions/live.md#deliveries-from-the-log).
 */
export interface Ahead {
  /** Calls the handler for each event that changes a topic; returns a function that ends the subscription. */
  subscribe: (topic: Topic, handler: (change: EarlyChange) => void) => () => void
  /** Calls `hear` for each event, and `missed` with a log position if some events up to it may be missing. */
  onEvent: (hear: (event: RecordedEvent) => void, missed: (position: bigint) => void) => void
  /**
   * State of a stream, either now or before a position, from the cache that follows the log. If the stream is not
   * cached, returns undefined and reads the stream in the background for later calls.
   */
  facts: <State>(facts: Facts<State>, stream: StreamName, before?: bigint) => State | undefined
  /** Resolves when a read that `facts` has started has ended. */
  loaded: (stream: StreamName) => Promise<void>
  /** First event of a cached stream. */
  first: (stream: StreamName) => Remembered | undefined
  /**
   * False until the read model of members has applied all events about the member, so that the viewer may be outdated.
   */
  isCurrent: (member: MemberId) => boolean
  /** Resolves when the read models contain all events that the process has received so far. */
  caughtUp: () => Promise<void>
}

/** Maximum duration of one wait for a read model, in ms. */
const WAIT_MS = 5000
/** Pause between two waits for a read model, in ms. */
const RETRY_MS = 100

const isOfMember = (event: RecordedEvent): event is RecordedEvent & { data: { member: MemberId } } =>
  'member' in event.data && event.stream === streamOf(event.data.member)

interface Parts {
  memory: Memory
  log: Pick<Log, 'read'>
  changes: Pick<Changes, 'waitFor'>
  projections: readonly Pick<Projection, 'name' | 'handles' | 'changes' | 'unhurried' | 'aside'>[]
}

/** Opens an API process's deliveries from events; `follower` must receive each event after the cache of streams. */
export function openAhead({
  memory,
  log,
  changes,
  projections,
}: Parts): Ahead & { follower: Follower; close: () => void } {
  const shown = projections.filter(({ unhurried }) => !unhurried)
  const handlers = new Map<Topic, Set<(change: EarlyChange) => void>>()
  const heard = new EventEmitter<{ event: [RecordedEvent]; missed: [bigint] }>()
  /** Log position of each member's last event that the read model of members may not have applied. */
  const outdated = new Map<MemberId, bigint>()
  /** Streams that are being read for later calls of `facts`. */
  const loading = new Map<StreamName, Promise<void>>()
  /** For each projection, the log position of the last event received that it handles. */
  const received = new Map<string, bigint>()
  let isAwaitingMembers = false
  let sureAfter = { isReached: false }
  const closing = new AbortController()
  const ofMembers = projections.find(({ name }) => name === 'members')?.handles ?? []

  /** Resolves when the read models have reached a position, or when this module is closed. */
  async function reached(names: readonly string[], position: bigint) {
    const { signal } = closing
    while (!signal.aborted && !(await changes.waitFor(names, position, WAIT_MS).catch(() => false)))
      await pause(RETRY_MS, signal)
  }

  /** Waits until the read model of members has applied all events noted as outdated; there is one wait at a time. */
  async function awaitMembers() {
    if (isAwaitingMembers) return
    isAwaitingMembers = true
    while (outdated.size > 0 && !closing.signal.aborted) {
      const until = received.get('members') ?? 0n
      await reached(['members'], until)
      for (const [member, position] of outdated) if (position <= until) outdated.delete(member)
    }
    isAwaitingMembers = false
  }

  function load(stream: StreamName) {
    const read = () => readStream(log, stream)
    if (!loading.has(stream))
      loading.set(
        stream,
        memory.load(stream, read).then(
          () => void loading.delete(stream),
          () => void loading.delete(stream),
        ),
      )
  }

  const follower: Follower = {
    startsAfter(position) {
      const start = { isReached: false }
      sureAfter = start
      heard.emit('missed', position)
      const names = shown.map(({ name }) => name)
      void reached(names, position).then(() => (start.isReached = true))
    },
    hear(event) {
      const handling = shown.filter(({ handles }) => handles.includes(event.type))
      for (const { name, aside } of handling)
        if (!aside?.includes(event.type)) received.set(name, event.position)
      if (isOfMember(event) && ofMembers.includes(event.type)) {
        outdated.set(event.data.member, event.position)
        void awaitMembers()
      }
      heard.emit('event', event)
      if (handlers.size === 0) return
      for (const projection of handling) {
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
        load(stream)
        return undefined
      }
      const until = before === undefined ? known : known.filter(({ position }) => position < before)
      return until.reduce((state, event) => evolve(state, event), initialState)
    },
    loaded: async (stream) => loading.get(stream),
    first: (stream) => memory.recall(stream)?.[0],
    isCurrent: (member) => !outdated.has(member),
    async caughtUp() {
      await Promise.all([...received].map(([name, position]) => reached([name], position)))
    },
  }
}
