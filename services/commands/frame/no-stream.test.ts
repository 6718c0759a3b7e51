import assert from 'node:assert/strict'
import fc from 'fast-check'
import { test } from 'tap'
import { v7 } from 'uuid'
import type { Log } from '../../../events/log.ts'
import { ReactionKind } from '../../../events/reactions.ts'
import type { CatalogueEvent } from '../../../events/catalogue.ts'
import { bookmarks } from '../bookmarks.ts'
import { flags } from '../flags.ts'
import { follows } from '../follows.ts'
import { forums } from '../forums.ts'
import { reactions, type ReactionCommand } from '../reactions.ts'
import { carriedOut, intent, testNetwork } from '../testing/network.ts'
import { site } from '../testing/stories.ts'
import type { Decider, Intent, Named } from './decider.ts'
import { openDispatch } from './dispatch.ts'
import { newId } from './ids.ts'

test('a command whose stream usually does not exist is decided without reading the stream', async (t) => {
  const { log, dispatch, member, verify } = await testNetwork(t)
  const [ada, bo] = [await member(), await member()]
  for (const one of [ada, bo]) await verify(one)

  async function openThread() {
    const thread = newId('thread', v7())
    const command = { name: 'createThread', thread, site, title: 'Cold hands', body: 'What helps?' } as const
    carriedOut(await dispatch(forums, command, intent(ada)))
    return thread
  }
  const thread = await openThread()

  await t.test('the first reaction, follow, bookmark or report does not read its own stream', async (t) => {
    const reads: string[] = []
    const watched: Log = {
      ...log,
      read: (stream, options) => {
        reads.push(stream)
        return log.read(stream, options)
      },
    }
    async function first<State, Command extends Named, Known>(
      decider: Decider<State, Command, Known>,
      command: Command,
    ) {
      const by = intent(bo)
      const outcome = carriedOut(await openDispatch(watched)(decider, command, by))
      t.equal(outcome.events.length, 1, command.name)
      t.notOk(reads.includes(decider.stream(command, by)), command.name)
    }
    await first(reactions, { name: 'react', item: thread, kind: 'like' })
    await first(follows, { name: 'follow', followed: ada })
    await first(bookmarks, { name: 'addBookmark', item: thread })
    await first(flags, { name: 'flagContent', item: thread })
  })

  await t.test(
    'reactions that are retried in processes with different caches are recorded once',
    async () => {
      type Wish = { name: 'react'; kind: ReactionKind } | { name: 'removeReaction' }
      const wish = fc.oneof(
        fc.record({ name: fc.constant('react' as const), kind: fc.constantFrom(...ReactionKind.options) }),
        fc.constant<Wish>({ name: 'removeReaction' }),
      )
      const step = fc.record({ wish, process: fc.nat(1), retries: fc.option(fc.nat(9)) })
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
          const target = await openThread()
          const processes = [openDispatch(log), openDispatch(log)]
          const given: { command: ReactionCommand; by: Intent; position: bigint | null }[] = []
          const expected: CatalogueEvent['type'][] = []
          let kind: string | null = null
          for (const { wish, process, retries } of steps) {
            const again = retries === null ? undefined : given[retries]
            // Repeats only commands that had events: a command without events is not recorded, so a retry is decided
            // again.
            if (again?.position) {
              const outcome = carriedOut(await processes[process]!(reactions, again.command, again.by))
              assert.equal(outcome.position, again.position)
              continue
            }
            const by = intent(bo)
            const command = { ...wish, item: target } as ReactionCommand
            const { events, position } = carriedOut(await processes[process]!(reactions, command, by))
            const next = wish.name === 'react' ? wish.kind : null
            assert.equal(events.length, next === kind ? 0 : 1)
            expected.push(...events.map(({ type }) => type))
            kind = next
            given.push({ command, by, position })
          }
          const found = await log.read(`reaction-${target}-${bo}`)
          assert.deepEqual(
            found.map(({ type }) => type),
            expected,
          )
        }),
        { numRuns: 25 },
      )
    },
  )

  await t.test(
    'if several processes send the same first reaction at once, one event is recorded',
    async (t) => {
      const target = await openThread()
      const command = { name: 'react', item: target, kind: 'wow' } as const
      const outcomes = await Promise.all(
        Array.from({ length: 5 }, () => openDispatch(log)(reactions, command, intent(bo))),
      )
      t.equal(outcomes.flatMap((outcome) => carriedOut(outcome).events).length, 1)
      t.equal((await log.read(`reaction-${target}-${bo}`)).length, 1)
    },
  )
})
