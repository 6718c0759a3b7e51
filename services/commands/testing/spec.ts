import assert from 'node:assert/strict'
import type { CatalogueEvent } from '../../../events/catalogue.ts'
import type { StreamName } from '../../../events/kinds.ts'
import { Rejected, type Decider, type Fold, type Folded, type Intent, type Named } from '../frame/decider.ts'
import { learn } from '../frame/dispatch.ts'
import { here } from './stories.ts'

export interface History {
  stream: StreamName
  events: Folded[]
}

interface Given<Command> {
  /** Adds events of other streams, on which the decision depends. */
  knowing: (...others: History[]) => Given<Command>
  /** Gives the command as an actor, by default on the site of the test stories. */
  when: (command: Command, by: Intent['actor'], intent?: Partial<Intent>) => Then
}

/** Assertions on the result of the command; each throws an AssertionError if the result is different. */
interface Then {
  then: (expected: CatalogueEvent[]) => Promise<void>
  thenNothing: () => Promise<void>
  thenRejected: (sentence: string) => Promise<void>
}

/**
 * Given-when-then specification of a decider: after given events in its stream, a command results in the expected
 * events. State of other streams is computed from their given events, as the dispatch computes it from the log.
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
            assert.ok(rejected instanceof Rejected, `not rejected: ${JSON.stringify(rejected)}`)
            assert.equal(rejected.rejection.message, sentence)
          },
        }
      },
    }
  }

  return { given: (events: CatalogueEvent[]) => story(events, []) }
}
