import assert from 'node:assert/strict'
import type { CatalogueEvent } from '../../../events/catalogue.ts'
import type { StreamName } from '../../../events/kinds.ts'
import { Rejected, type Decider, type Fold, type Folded, type Intent, type Named } from '../frame/decider.ts'
import { learn } from '../frame/dispatch.ts'
import { here } from './stories.ts'

/** What happened in one stream. */
export interface History {
  stream: StreamName
  events: Folded[]
}

interface Given<Command> {
  /** What happened in other streams, for what the decider declares that it needs to know. */
  knowing: (...others: History[]) => Given<Command>
  /** The command, and who gives it; on the stories' site unless told. */
  when: (command: Command, by: Intent['actor'], intent?: Partial<Intent>) => Then
}

/** Each throws an AssertionError when the decider does something else. */
interface Then {
  then: (expected: CatalogueEvent[]) => Promise<void>
  /** The command is fine, and changes nothing. */
  thenNothing: () => Promise<void>
  /** Turned down with exactly this sentence. */
  thenRejected: (sentence: string) => Promise<void>
}

/**
 * A specification of a decider, told as a story: given what happened in its stream, when a command comes, then
 * these events. Its needs are learned from the histories given, in the way dispatch learns them from the log.
 */
export function spec<State, Command extends Named, Known>(decider: Decider<State, Command, Known>) {
  const emits: Readonly<Record<string, readonly string[]>> = decider.emits

  async function decided(own: CatalogueEvent[], others: History[], command: Command, intent: Intent) {
    const streams = new Map(others.map(({ stream, events }) => [stream, events]))
    streams.set(decider.stream(command, intent), own)
    const fold: Fold = async ({ initialState, evolve }, stream) =>
      (streams.get(stream) ?? []).reduce(evolve, initialState)
    const state = own.reduce(decider.evolve, decider.initialState)
    const known = await learn(decider.needs(command, intent), fold)
    const answer = decider.decide(state, command, known, intent)
    for (const { type } of answer instanceof Rejected ? [] : answer) {
      assert.ok(
        emits[command.name]?.includes(type),
        `emits does not tell that ${command.name} may lead to ${type}`,
      )
    }
    return answer
  }

  function story(own: CatalogueEvent[], others: History[]): Given<Command> {
    return {
      knowing: (...more) => story(own, [...others, ...more]),
      when(command, by, intent = {}) {
        const answer = () => decided(own, others, command, { ...here, actor: by, ...intent })
        const then: Then['then'] = async (expected) => assert.deepEqual(await answer(), expected)
        return {
          then,
          thenNothing: () => then([]),
          async thenRejected(sentence) {
            const rejected = await answer()
            assert.ok(rejected instanceof Rejected, `not turned down: ${JSON.stringify(rejected)}`)
            assert.equal(rejected.rejection.message, sentence)
          },
        }
      },
    }
  }

  return { given: (events: CatalogueEvent[]) => story(events, []) }
}
