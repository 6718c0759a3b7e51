import type { CatalogueEvent } from '../../../events/catalogue.ts'
import { WrongRevisionError, type Log } from '../../../events/log.ts'
import type { StreamName } from '../../../events/kinds.ts'
import {
  OTHER_CONTENT,
  Rejected,
  type Dispatch,
  type Facts,
  type Folded,
  type Fold,
  type Intent,
  type Need,
  type Needs,
} from './decider.ts'
import { eventId } from './ids.ts'
import { openMemory, readStream, type Memory, type Remembered } from './stream-cache.ts'

const MAX_ATTEMPTS = 8

const foldAll = <State>(facts: Facts<State>, events: readonly Folded[]): State =>
  events.reduce((state, event) => facts.evolve(state, event), facts.initialState)

export async function learn<Known>(needs: Needs<Known>, fold: Fold): Promise<Known> {
  const entries = Object.entries<Need<unknown>>(needs).map(
    async ([name, need]) => [name, await need(fold)] as const,
  )
  return Object.fromEntries(await Promise.all(entries)) as Known
}

/** True if a command's first event comes from a request with the same content; unknown for older events. */
const isSameContent = ({ id }: Remembered, stream: StreamName, { commandId, content }: Intent) =>
  content === undefined ||
  id === eventId(commandId, stream, 0, content) ||
  id === eventId(commandId, stream, 0)

/**
 * Makes the function that carries out commands: it loads the stream and the decider's needs, decides, and appends at
 * exactly the loaded revision. If another writer appended first, it starts again. If the stream already contains the
 * command's id, it returns the events of that attempt and appends nothing, or rejects a command with other content. Streams from the cache can only lead to
 * acceptance: before a rejection or an empty result, all streams are read again. If the cached stream of the command
 * itself is outdated, the append fails; outdated streams of others are a race that the README describes.
 */
export function openDispatch(log: Pick<Log, 'read' | 'append'>, memory: Memory = openMemory()): Dispatch {
  const loadAnew = (stream: StreamName) => memory.load(stream, () => readStream(log, stream))

  /** Makes a function that computes the state of a stream, using the cache if allowed; `used` tells if it did. */
  function folding(useMemory: boolean, own: StreamName, before: readonly Remembered[]) {
    const pass = { used: false }
    const fold: Fold = async (facts, stream) => {
      if (stream === own) return foldAll(facts, before)
      const known = useMemory ? memory.recall(stream) : undefined
      if (known) pass.used = true
      return foldAll(facts, known ?? (await loadAnew(stream)))
    }
    return { fold, pass }
  }

  return async (decider, command, intent) => {
    const stream = decider.stream(command, intent)
    let mustLoad = decider.creates?.(command) !== true
    let useMemory = true
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const recalled = useMemory ? memory.recall(stream) : undefined
      const before = recalled ?? (mustLoad ? await loadAnew(stream) : [])
      const done = before.filter((event) => event.metadata.commandId === intent.commandId)
      if (done[0] && !isSameContent(done[0], stream, intent)) return { ok: false, rejection: OTHER_CONTENT }
      if (done.length) return { ok: true, events: done, position: done.at(-1)!.position, isRepeated: true }

      const { fold, pass } = folding(useMemory, stream, before)
      const known = await learn(decider.needs(command, intent), fold)
      const decided = decider.decide(foldAll(decider, before), command, known, intent)
      if (decided instanceof Rejected || decided.length === 0) {
        const isSure = mustLoad && !recalled && !pass.used
        if (isSure && decided instanceof Rejected) return { ok: false, rejection: decided.rejection }
        if (isSure) return { ok: true, events: [], position: null }
        mustLoad = true
        useMemory = false
        continue
      }
      const expected = before.at(-1)?.revision ?? -1
      const events = newEvents(decided, stream, intent)
      try {
        const { position } = await log.append(stream, events, expected < 0 ? 'no_stream' : expected)
        const added = events.map((event, index) => ({ ...event, revision: expected + 1 + index, position }))
        memory.keep(stream, [...before, ...added])
        return { ok: true, events: decided, position }
      } catch (error) {
        if (!(error instanceof WrongRevisionError)) throw error
        memory.forget(stream)
        mustLoad = true
      }
    }
    return {
      ok: false,
      rejection: { code: 'CONFLICT', message: 'Too many changes at the same time. Please try again.' },
    }
  }
}

const newEvents = <Event extends CatalogueEvent>(
  events: readonly Event[],
  stream: StreamName,
  { content, ...intent }: Intent,
) =>
  events.map((event, index) => ({
    ...event,
    id: eventId(intent.commandId, stream, index, content),
    metadata: { ...intent, cause: null, version: 1 },
  }))
