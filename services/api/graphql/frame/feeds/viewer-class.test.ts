import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import fc from 'fast-check'
import { createSourceEventStream, execute, parse, type ExecutionArgs, type ExecutionResult } from 'graphql'
import { t as file, test } from 'tap'
import type { RecordedEvent } from '../../../../../events/event.ts'
import type { Change } from '../../../../../projections/projection.ts'
import { audiences } from '../../../../rules/profiles/privacy.ts'
import { roles } from '../../../../rules/roles.ts'
import {
  contentIds,
  memberIds,
  newComment,
  openWorld,
  status,
  thread,
  type World,
} from '../../../testing/world.ts'
import { makeSchema } from '../../schema.ts'
import type { GraphContext } from '../context.ts'
import type { Subscriber } from './deliveries.ts'
import { openFeed } from './feed.ts'
import type { Source } from '../live.ts'
import { isSource, openFeeds } from './open-feeds.ts'

/** Number of random cases; `CASES` sets another one. */
const CASES = Number(process.env.CASES ?? 150)
const timeout = 30_000 + 100 * CASES
file.setTimeout(2 * timeout)

const schema = makeSchema()
const persisted = Object.values<string>(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../../web/persisted-queries.json'), 'utf8')),
)
const ofWeb = (name: string) => persisted.find((text) => text.includes(`subscription ${name}`))!
const item = `id body isRemoved state heldBy restorableUntil picture { medium state } author { id username badge }
  viewerCan { edit withdraw delete markAsSpam hide flag purge allowPicture }`
const watchingThread = `($assocId: ID!, $assocType: AssocType!) { commentsChanged(assocId: $assocId, assocType: $assocType) {
  subject { ${item} } removedId isRearranged commentEdge { node { ${item} } } replyEdge { node { ${item} } } } }`
const watchingStatuses = `($userId: ID!) { userProfileStatusesChanged(userId: $userId) {
  status { id } removedId isRearranged statusEdge { node { ${item} } } replyEdge { node { ${item} } } } }`
const ofThread = { topic: `content:${thread}`, variables: { assocId: thread, assocType: 'THREAD' } } as const
const ofStatuses = (owner: number) =>
  ({ topic: `statuses:${memberIds[owner]!}`, variables: { userId: memberIds[owner] } }) as const

/** The operations of the web, in which some fields are personal, and others without those, whose results are shared. */
const documents = {
  web: [parse(ofWeb('useCommentChangesSubscription')), parse(ofWeb('useStatusChangesSubscription'))],
  other: [parse(`subscription ${watchingThread}`), parse(`subscription ${watchingStatuses}`)],
} as const

const index = fc.nat(memberIds.length - 1)
const person = fc.record({
  role: fc.constantFrom(
    roles.member,
    roles.member,
    roles.member,
    roles.moderator,
    roles.administrator,
    roles.spammer,
  ),
  verified: fc.boolean(),
  isErased: fc.constantFrom(false, false, false, true),
  audience: fc.constantFrom(...audiences),
})
const anItem = fc.record({
  author: index,
  state: fc.constantFrom('visible', 'visible', 'visible', 'hidden', 'held', 'spam', 'deleted'),
  text: fc.constantFrom('words', 'mention', 'none'),
  withdrawn: fc.constantFrom(false, false, true),
  picture: fc.constantFrom(null, null, 'waiting', 'allowed', 'removed'),
  mentioned: index,
})
const pairs = fc.uniqueArray(fc.tuple(index, index), { maxLength: 4, selector: String })
const world: fc.Arbitrary<World> = fc.record({
  people: fc.array(person, { minLength: memberIds.length, maxLength: memberIds.length }),
  items: fc.array(anItem, { minLength: contentIds.length, maxLength: contentIds.length }),
  blocks: pairs,
  follows: pairs,
  fond: fc.uniqueArray(index),
  slow: fc.uniqueArray(index, { maxLength: 2 }),
}) as fc.Arbitrary<World>

/** A part of the world that changes at once. */
const step = fc.oneof(
  fc.record({ people: fc.tuple(index, person) }),
  fc.record({ items: fc.tuple(fc.nat(contentIds.length - 1), anItem) }),
  fc.record({ blocks: pairs }),
  fc.record({ follows: pairs }),
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

const changed = <Value>(all: readonly Value[], n: number, value: Value) =>
  all.map((one, at) => (at === n ? value : one))
function after(before: World, one: Step): World {
  if ('people' in one) return { ...before, people: changed(before.people, ...one.people) }
  if ('items' in one)
    return { ...before, items: changed(before.items, ...(one.items as [number, World['items'][0]])) }
  return { ...before, ...one }
}

const watcher = fc.option(index)
const scene = fc.record({
  world,
  isWeb: fc.boolean(),
  isThread: fc.boolean(),
  watchers: fc.array(watcher, { minLength: 2, maxLength: 9 }),
  /** What changes before each announcement, and what is announced: an item, a member, or the event of a new comment. */
  steps: fc.array(
    fc.record({
      change: fc.option(step),
      announced: fc.nat(20),
      isEarly: fc.boolean(),
    }),
    { minLength: 1, maxLength: 3 },
  ),
})
type Scene = typeof scene extends fc.Arbitrary<infer One> ? One : never

const subscriptionOf = ({ isWeb, isThread, world }: Scene) => {
  const { topic, variables } = isThread
    ? ofThread
    : ofStatuses(world.items[contentIds.indexOf(status)]!.author)
  const document = documents[isWeb ? 'web' : 'other'][isThread ? 0 : 1]
  return { topic, args: { schema, document, variableValues: variables } satisfies ExecutionArgs }
}

interface Got {
  watcher: number | null
  results: ExecutionResult[]
  error?: unknown
}

/** Subscribes everybody; `join` adds a subscriber, or returns the errors because of which it gets nothing. */
async function subscribed(
  watchers: readonly (number | null)[],
  contextOf: (watcher: number | null) => GraphContext,
  join: (subscriber: Subscriber) => Promise<unknown>,
  onSend: (got: Got, result: ExecutionResult) => void = () => {},
): Promise<Got[]> {
  return Promise.all(
    watchers.map(async (watcher) => {
      const got: Got = { watcher, results: [] }
      const joined = await join({
        context: contextOf(watcher),
        send(result) {
          got.results.push(result)
          onSend(got, result)
        },
        room: () => undefined,
        end: (error) => void (got.error = error ?? 'ended'),
      })
      if (typeof joined !== 'function') got.error = joined
      return got
    }),
  )
}

/** Subscribes without sharing. */
const alone = (args: ExecutionArgs) => async (subscriber: Subscriber) => {
  const { context } = subscriber
  const source = (await createSourceEventStream({ ...args, contextValue: context })) as
    | Source<unknown>
    | ExecutionResult
  if (!isSource(source)) return source
  const run = async (rootValue: unknown, contextValue: GraphContext) =>
    execute({ ...args, rootValue, contextValue })
  return openFeed({ services: context.services, source, run, isShared: false }).join(subscriber, source)
}

const shared = (args: ExecutionArgs, together?: number) => {
  const join = openFeeds(together === undefined ? {} : { together })
  return (subscriber: Subscriber) =>
    join({ args: { ...args, contextValue: subscriber.context }, key: 'same', isPersisted: false }, subscriber)
}

const settled = async () => {
  for (let n = 0; n < 12; n++) await turn()
}

type Opened = ReturnType<typeof openWorld>
type Told = Pick<Scene['steps'][number], 'announced' | 'isEarly'>

type Topic = Change['topic']

const isEarly = (topic: Topic, told: Told) => told.isEarly && topic === ofThread.topic

/** Tells of a change: of the event of the new comment, or of what the read models announce. */
function tell(opened: Opened, topic: Topic, { told, event }: { told: Told; event: RecordedEvent }) {
  if (isEarly(topic, told)) opened.hear({ topic, id: newComment, event, isSure: true })
  else announce(opened, topic, { told, event })
}

function announce(opened: Opened, topic: Topic, { told, event }: { told: Told; event: RecordedEvent }) {
  const isOfThread = (id: string) => id === thread || /^(comment|reply)_/.test(id)
  const ids = [...contentIds.filter((id) => isOfThread(id) === (topic === ofThread.topic)), ...memberIds]
  const id = isEarly(topic, told) ? newComment : ids[told.announced % ids.length]!
  opened.announce({ topic, id, cause: { at: 0, command: null, position: event.position } })
}

const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, one) => (one instanceof Error ? { message: one.message } : (one as unknown))),
  )

let sharedResults = 0

test('each subscriber gets from the feed of a class what it would have got alone', { timeout }, async (t) => {
  await fc.assert(
    fc.asyncProperty(scene, async (one) => {
      const { args, topic } = subscriptionOf(one)
      const opened = openWorld(one.world)
      const [ofClass, own] = [
        await subscribed(one.watchers, opened.contextOf, shared(args)),
        await subscribed(one.watchers, opened.contextOf, alone(args)),
      ]
      await settled()
      for (const [n, told] of one.steps.entries()) {
        if (told.change) opened.set(after(opened.now(), told.change))
        const event = opened.created(BigInt(n + 1))
        tell(opened, topic, { told, event })
        await settled()
        announce(opened, topic, { told, event })
        await settled()
      }
      assert.deepEqual(plain(ofClass), plain(own))
      const all = ofClass.flatMap(({ results }) => results)
      sharedResults += all.length - new Set(all).size
    }),
    { numRuns: CASES },
  )
  t.ok(sharedResults > CASES / 2, `${sharedResults} results were shared`)
})

test(
  'what is sent during changes of blocks, roles, audiences and items is allowed when it is sent',
  { timeout },
  async (t) => {
    let sent = 0
    await fc.assert(
      fc.asyncProperty(scene, fc.array(step, { minLength: 1, maxLength: 6 }), async (given, changes) => {
        const one = { ...given, isWeb: false }
        const { args, topic } = subscriptionOf(one)
        const opened = openWorld(one.world)
        const frames: { watcher: number | null; result: ExecutionResult; world: World }[] = []
        await subscribed(one.watchers, opened.contextOf, shared(args, 2), ({ watcher }, result) =>
          frames.push({ watcher, result, world: opened.now() }),
        )
        await settled()
        const event = opened.created(1n)
        const told = one.steps[0]!
        tell(opened, topic, { told, event })
        for (const change of changes) {
          await turn()
          opened.set(after(opened.now(), change))
        }
        announce(opened, topic, { told, event })
        await settled()
        for (const { watcher, result, world } of frames) {
          const then = openWorld({ ...one.world, slow: [] })
          const [own] = await subscribed([watcher], then.contextOf, alone(args))
          await settled()
          then.set({ ...world, slow: [] })
          if (result.extensions?.seen) tell(then, topic, { told, event })
          else announce(then, topic, { told, event })
          await settled()
          assert.deepEqual(plain([result]), plain(own!.results))
          sent++
        }
      }),
      { numRuns: CASES },
    )
    t.ok(sent > CASES, `${sent} results were sent`)
  },
)
