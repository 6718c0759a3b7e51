import assert from 'node:assert/strict'
import { once, EventEmitter } from 'node:events'
import { setImmediate as immediate, setTimeout as sleep } from 'node:timers/promises'
import { t as file, test } from 'tap'
import { v7 } from 'uuid'
import type { MemberId, ReactableId } from '../../../events/kinds.ts'
import { projections } from '../../../projections/index.ts'
import type { Topic } from '../../../projections/projection.ts'
import { bookmarks } from '../../commands/bookmarks.ts'
import { comments } from '../../commands/comments.ts'
import { forums } from '../../commands/forums.ts'
import { openDispatch } from '../../commands/frame/dispatch.ts'
import { conversationIdOf, newId } from '../../commands/frame/ids.ts'
import { followLog, openMemory } from '../../commands/frame/stream-cache.ts'
import { conversations, messages } from '../../commands/messaging.ts'
import { moderation } from '../../commands/moderation/moderation.ts'
import { accounts } from '../../commands/accounts.ts'
import { reactions } from '../../commands/reactions.ts'
import { withdrawals } from '../../commands/withdrawals.ts'
import { carriedOut, intent, testNetwork } from '../../commands/testing/network.ts'
import { site } from '../../commands/testing/stories.ts'
import type { Sql } from '../../postgres/sql.ts'
import type { GraphContext } from '../graphql/frame/context.ts'
import { live, type ReadEarly } from '../graphql/frame/live.ts'
import { valuesOf } from '../testing/feed.ts'
import { earlyComment } from '../graphql/comments/resolvers.ts'
import { earlyMessage } from '../graphql/messaging/resolvers.ts'
import { earlyReactions } from '../graphql/reactions/resolvers.ts'
import { openAhead } from './log-follower.ts'
import { openRoots } from './watched-rows.ts'
import { openReactionCounts } from './reaction-counts.ts'

const TRIES = 1000
const LANES = 8

/** A network whose read models stay empty, so that subscribers get only deliveries that are made from events. */
const network = await testNetwork(file)
const { log, dispatch: elsewhere, member, verify } = network
const memory = openMemory({ freshFor: 600_000 })
const here = openDispatch(log, memory)
const changes = { subscribe: () => () => {}, waitFor: async () => true }
const ahead = openAhead({ memory, log, changes, projections })
/** Answers the reads that name a position: threads without comments, and no reactions. */
const sql = (async (parts: TemplateStringsArray, ...values: unknown[]) => {
  const row = { state: 'visible', authorIsSpammer: false, parent: null, commentCount: 0 }
  const at = { insertedAt: new Date(0), lastActiveAt: new Date(0) }
  return parts.join().includes('from content where')
    ? [{ ...row, ...at, id: values.at(-1), author: values.at(-1), position: -1n }]
    : [{ position: -1n, counts: {}, chosen: {} }]
}) as unknown as Sql
const reactionCounts = openReactionCounts({ sql, ahead, changes })
const roots = openRoots({ sql, ahead, changes })
const following = new AbortController()
const told = new EventEmitter().setMaxListeners(0)
let last = -1n
const { follower } = ahead
const followed = followLog(memory, log, {
  signal: following.signal,
  onError: (error) => file.error(error),
  follower: {
    ...follower,
    startsAfter(position) {
      follower.startsAfter(position)
      told.emit('started')
    },
    hear(event) {
      follower.hear(event)
      last = event.position
      told.emit('event')
    },
  },
})
file.teardown(async () => {
  following.abort()
  ahead.close()
  await followed
})
await once(told, 'started')

/** Waits until the API has received the event at a log position. */
async function heard(position: bigint) {
  while (last < position) await once(told, 'event')
}

/** Subscribes a member to deliveries of a topic that are made from events; an ended session has no viewer. */
function watching<Value>(
  viewer: MemberId,
  topics: Topic[],
  early: ReadEarly<Value>,
  session: { lasts: boolean; isRead?: Promise<void> } = { lasts: true },
) {
  const who = { id: viewer, role: 3, verified: true, analyst: false, registeredAt: null }
  const services = {
    ahead,
    reactionCounts,
    roots,
    changes,
    shared: {},
    sockets: { closeSession: () => {} },
    viewers: {
      now: () => undefined,
      async of() {
        await session.isRead
        return session.lasts ? who : null
      },
    },
  }
  const context = {
    services,
    site: {},
    session: { id: v7(), member: viewer },
    viewer: who,
  } as unknown as GraphContext
  return valuesOf(
    live<Value>(context, topics, async () => null, { early }),
    context,
  )
}

async function pair() {
  const [ada, bo] = [await member(), await member()]
  for (const one of [ada, bo]) await verify(one)
  const conversation = conversationIdOf(ada, bo)
  carriedOut(await here(conversations, { name: 'start', other: bo }, intent(ada)))
  const send = (body: string, from = ada) => {
    const message = newId('message', v7())
    return here(messages, { name: 'send', message, conversation, body }, intent(from))
  }
  const topics: Topic[] = [`conversation:${conversation}`]
  return { ada, bo, conversation, send, topics }
}

/** Repeats work in several concurrent lanes, `TRIES` times in total; counts which of two events came first. */
async function race(lane: (tries: number) => Promise<{ before: number; after: number }>) {
  const lanes = await Promise.all(Array.from({ length: LANES }, () => lane(TRIES / LANES)))
  return lanes.reduce((sum, { before, after }) => ({ before: sum.before + before, after: sum.after + after }))
}

/** Starts two commands some ms apart, each one first in half of the calls. */
async function both<One, Other>(n: number, one: () => Promise<One>, other: () => Promise<Other>) {
  const apart = () => sleep(Math.floor(n / 2) % 10)
  const [first, second] = n % 2 === 0 ? [one(), apart().then(other)] : [apart().then(one), other()]
  return Promise.all([first, second])
}

test('a message is delivered before the read model shows it, unless its receiver blocked the sender first', async (t) => {
  const counted = await race(async (tries) => {
    const { ada, bo, send, topics } = await pair()
    const stream = watching(bo, topics, earlyMessage)
    const change = (name: 'block' | 'unblock') => elsewhere(conversations, { name, other: ada }, intent(bo))
    let [before, after] = [0, 0]
    for (let n = 0; n < tries; n++) {
      const [sent, blocked] = await both(
        n,
        () => send(`raced ${n}`),
        () => change('block'),
      )
      await heard(carriedOut(await change('unblock')).position!)
      carriedOut(await send(`last ${n}`))
      const got: unknown[] = []
      while (got.at(-1) !== `last ${n}`) got.push((await stream.next()).value?.value.node.body)
      const isBefore = sent.ok && sent.position! < carriedOut(blocked).position!
      if (isBefore) before++
      else after++
      assert.deepEqual(got, [...(isBefore ? [`raced ${n}`] : []), `last ${n}`])
    }
    await stream.return()
    return { before, after }
  })
  t.comment(counted)
  t.ok(counted.before > 0 && counted.after > 0, 'both orders occur')
})

test('reactions are delivered before the read model shows them, unless the item was deleted first', async (t) => {
  const admin = await member()
  await verify(admin)
  const promoted = await here(accounts, { name: 'changeRole', member: admin, role: 1 }, intent())
  // Waits for the role change, because it discards all counts of reactions.
  await heard(carriedOut(promoted).position!)
  const counted = await race(async (tries) => {
    const [ada, bo] = [await member(), await member()]
    for (const one of [ada, bo]) await verify(one)
    const thread = newId('thread', v7())
    const text = { title: 'Knees', body: 'Sore.' }
    carriedOut(await here(forums, { name: 'createThread', thread, site, ...text }, intent(ada)))
    const react = (item: ReactableId, kind: 'like' | 'sad') =>
      here(reactions, { name: 'react', item, kind }, intent(bo))
    let [before, after] = [0, 0]
    for (let n = 0; n < tries; n++) {
      const comment = newId('comment', v7())
      const command = { name: 'createComment', comment, under: thread, site, body: 'Mine too.' } as const
      carriedOut(await here(comments, command, intent(ada)))
      const watch = reactionCounts.watch([comment, thread], ada)
      const stream = watching(
        ada,
        [`reactions:${comment}`, `reactions:${thread}`],
        earlyReactions(watch, new Set()),
      )
      const remove = () =>
        elsewhere(moderation, { name: 'delete', item: comment, seenRevision: 0 }, intent(admin))
      const [reacted, removed] = await both(n, () => react(comment, 'like'), remove)
      // Ends with a reaction to the thread, which is still visible, to detect that all earlier deliveries were made.
      carriedOut(await react(thread, n % 2 === 0 ? 'like' : 'sad'))
      const got: unknown[] = []
      while (got.at(-1) !== thread) got.push((await stream.next()).value?.value.item)
      const isAfter = reacted.ok && reacted.position! > carriedOut(removed).position!
      if (reacted.ok && !isAfter) before++
      else after++
      if (!reacted.ok || isAfter) assert.deepEqual(got, [thread], 'nothing of a deleted comment')
      await stream.return()
      watch.close()
    }
    return { before, after }
  })
  t.comment(counted)
  t.ok(counted.before > 0 && counted.after > 0, 'both orders occur')
})

test('a comment is delivered early unless its thread was deleted before, in both orders', async (t) => {
  const admin = await member()
  await verify(admin)
  const promoted = await here(accounts, { name: 'changeRole', member: admin, role: 1 }, intent())
  await heard(carriedOut(promoted).position!)
  const counted = await race(async (tries) => {
    const [ada, bo] = [await member(), await member()]
    for (const one of [ada, bo]) await verify(one)
    let [before, after] = [0, 0]
    for (let n = 0; n < tries; n++) {
      const thread = newId('thread', v7())
      const text = { title: 'Knees', body: 'Sore.' }
      const created = await here(forums, { name: 'createThread', thread, site, ...text }, intent(ada))
      await heard(carriedOut(created).position!)
      const watch = roots.watch(thread)
      const stream = watching(ada, [`content:${thread}`], earlyComment(watch))
      const next = stream.next()
      const comment = newId('comment', v7())
      const command = { name: 'createComment', comment, under: thread, site, body: 'Mine too.' } as const
      const [commented, removed] = await both(
        n,
        () => here(comments, command, intent(bo)),
        () => elsewhere(moderation, { name: 'delete', item: thread, seenRevision: 0 }, intent(admin)),
      )
      const last = [commented, removed].map((outcome) => (outcome.ok ? outcome.position! : -1n))
      await heard(last.reduce((a, b) => (a > b ? a : b)))
      // Lets a delivery that was queued come first.
      await immediate()
      await stream.return()
      const { done, value } = await next
      const isAfter = commented.ok && commented.position! > carriedOut(removed).position!
      if (commented.ok && !isAfter) before++
      else after++
      if (!commented.ok || isAfter) assert.ok(done, 'a comment on a deleted thread was delivered')
      if (!done) assert.equal(value.value.subject.commentCount, 1)
      watch.close()
    }
    return { before, after }
  })
  t.comment(counted)
  t.ok(counted.before > 0 && counted.after > 0, 'both orders occur')
})

test('a comment is new until a member has bookmarked it', async (t) => {
  const [ada, bo] = [await member(), await member()]
  for (const one of [ada, bo]) await verify(one)
  const [thread, comment] = [newId('thread', v7()), newId('comment', v7())]
  const text = { title: 'Knees', body: 'Sore.' }
  carriedOut(await here(forums, { name: 'createThread', thread, site, ...text }, intent(ada)))
  const command = { name: 'createComment', comment, under: thread, site, body: 'Mine too.' } as const
  await heard(carriedOut(await here(comments, command, intent(ada))).position!)
  t.equal(reactionCounts.isNew(comment), true)
  const added = await here(bookmarks, { name: 'addBookmark', item: comment }, intent(bo))
  await heard(carriedOut(added).position!)
  t.equal(reactionCounts.isNew(comment), false)
})

test('a comment is new until somebody has replied, also if the reply is withdrawn', async (t) => {
  const ada = await member()
  await verify(ada)
  const [thread, comment, reply] = [newId('thread', v7()), newId('comment', v7()), newId('reply', v7())]
  const text = { title: 'Knees', body: 'Sore.' }
  carriedOut(await here(forums, { name: 'createThread', thread, site, ...text }, intent(ada)))
  const command = { name: 'createComment', comment, under: thread, site, body: 'Mine too.' } as const
  await heard(carriedOut(await here(comments, command, intent(ada))).position!)
  t.equal(reactionCounts.isNew(comment), true)
  const answer = { name: 'createReply', reply, under: comment, site, body: 'And now?' } as const
  carriedOut(await here(comments, answer, intent(ada)))
  await heard(carriedOut(await here(withdrawals, { name: 'withdraw', item: reply }, intent(ada))).position!)
  t.equal(reactionCounts.isNew(comment), false)
})

test('a comment that its author withdraws before the delivery is not delivered from its event', async (t) => {
  const ada = await member()
  await verify(ada)
  const [thread, comment] = [newId('thread', v7()), newId('comment', v7())]
  const text = { title: 'Knees', body: 'Sore.' }
  await heard(
    carriedOut(await here(forums, { name: 'createThread', thread, site, ...text }, intent(ada))).position!,
  )
  const watch = roots.watch(thread)
  const { promise: isRead, resolve } = Promise.withResolvers<void>()
  const stream = watching(ada, [`content:${thread}`], earlyComment(watch), { lasts: true, isRead })
  const command = { name: 'createComment', comment, under: thread, site, body: 'Mine too.' } as const
  await heard(carriedOut(await here(comments, command, intent(ada))).position!)
  await heard(carriedOut(await here(withdrawals, { name: 'withdraw', item: comment }, intent(ada))).position!)
  resolve()
  const next = stream.next()
  await immediate()
  await stream.return()
  t.ok((await next).done)
  watch.close()
})

test('messages delivered before the read model shows them arrive once each and in order', async (t) => {
  const { ada, bo, send, topics } = await pair()
  const stream = watching(bo, topics, earlyMessage)
  const sent = await Promise.all(
    Array.from({ length: 200 }, async (_, n) => {
      const outcome = carriedOut(await send(`${n}`, n % 2 === 0 ? ada : bo))
      return { body: `${n}`, position: outcome.position! }
    }),
  )
  const got: unknown[] = []
  while (got.length < sent.length) got.push((await stream.next()).value?.value.node.body)
  t.same(
    got,
    sent.toSorted((a, b) => (a.position < b.position ? -1 : 1)).map(({ body }) => body),
  )
  await stream.return()
})

test('a message is delivered neither after the session has ended nor to members who do not participate', async (t) => {
  const { bo, send, topics } = await pair()
  const session = { lasts: true }
  const [ending, other] = [
    watching(bo, topics, earlyMessage, session),
    watching(await member(), topics, earlyMessage),
  ]
  const lasting = watching(bo, topics, earlyMessage)
  const nothing = other.next()
  carriedOut(await send('one'))
  t.equal((await ending.next()).value?.value.node.body, 'one')
  session.lasts = false
  carriedOut(await send('two'))
  t.ok((await ending.next()).done)
  t.equal((await lasting.next()).value?.value.node.body, 'one')
  t.equal((await lasting.next()).value?.value.node.body, 'two')
  await other.return?.()
  t.ok((await nothing).done, 'it heard neither')
  await lasting.return?.()
})
