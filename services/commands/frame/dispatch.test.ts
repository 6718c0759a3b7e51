import { test } from 'tap'
import { v7 } from 'uuid'
import { streamOf } from '../../../events/kinds.ts'
import { LogUnavailableError, WrongRevisionError, type Log } from '../../../events/log.ts'
import type { ReactionKind } from '../../../events/reactions.ts'
import { openDispatch } from './dispatch.ts'
import { openMemory } from './stream-cache.ts'
import { forums } from '../forums.ts'
import { conversationIdOf, newId } from './ids.ts'
import { conversations, messages } from '../messaging.ts'
import { reactions } from '../reactions.ts'
import { carriedOut, intent, testNetwork } from '../testing/network.ts'
import { site } from '../testing/stories.ts'

test('every command is carried out exactly once on a real event store', async (t) => {
  const { log, dispatch, member, verify } = await testNetwork(t)
  const ada = await member()
  const bo = await member()
  await verify(ada)
  await verify(bo)

  async function openThread() {
    const thread = newId('thread', v7())
    const text = { title: 'Cold hands', body: 'What helps?' }
    const command = { name: 'createThread', thread, site, ...text } as const
    const by = intent(ada)
    return { thread, create: () => dispatch(forums, command, by) }
  }

  await t.test('a command that is sent again appends nothing and returns the first result', async (t) => {
    const { thread, create } = await openThread()
    const first = carriedOut(await create())
    const react = (kind: ReactionKind) => ({ name: 'react', item: thread, kind }) as const
    const like = intent(bo)
    const liked = carriedOut(await dispatch(reactions, react('like'), like))
    carriedOut(await dispatch(reactions, react('sad'), intent(bo)))
    const head = await log.head()

    const again = carriedOut(await create())
    t.equal(again.position, first.position)
    t.match(again.events, first.events)
    const likedAgain = carriedOut(await dispatch(reactions, react('like'), like))
    t.equal(likedAgain.position, liked.position, 'though the member has changed the reaction since')
    t.match(likedAgain.events, liked.events)
    t.equal(await log.head(), head)
  })

  await t.test('a used command id with other content is a conflict, in every process', async (t) => {
    const { thread, create } = await openThread()
    carriedOut(await create())
    const react = { name: 'react', item: thread, kind: 'like' } as const
    const by = { ...intent(bo), content: '0a1b2c' }
    const liked = carriedOut(await dispatch(reactions, react, by))
    for (const send of [dispatch, openDispatch(log)]) {
      t.match(await send(reactions, react, by), { ok: true, position: liked.position })
      t.match(await send(reactions, { ...react, kind: 'sad' }, { ...by, content: 'ff1b2c' }), {
        ok: false,
        rejection: { code: 'CONFLICT' },
      })
    }
    const [{ metadata } = {}] = await log.read(reactions.stream(react, by))
    t.notOk(metadata && 'content' in metadata)
    const older = intent(bo)
    const sad = { ...react, kind: 'sad' } as const
    const first = carriedOut(await dispatch(reactions, sad, older))
    const again = await dispatch(reactions, sad, { ...older, content: '0a1b2c' })
    t.match(again, { ok: true, position: first.position }, 'the content of older events is unknown')
  })

  await t.test('a command that is sent through two processes at once is carried out once', async (t) => {
    const { thread } = await openThread().then(async (opened) => (await opened.create(), opened))
    const react = { name: 'react', item: thread, kind: 'wow' } as const
    const by = intent(bo)
    const elsewhere = openDispatch(log)
    const [one, other] = await Promise.all([dispatch(reactions, react, by), elsewhere(reactions, react, by)])
    t.equal(carriedOut(one).position, carriedOut(other).position)
    t.equal((await log.read(reactions.stream(react, by))).length, 1)
  })

  await t.test('a rejected command appends nothing', async (t) => {
    const head = await log.head()
    const self = { name: 'start', other: ada } as const
    t.match(await dispatch(conversations, self, intent(ada)), { ok: false, rejection: { code: 'INVALID' } })
    t.equal(await log.head(), head)
  })

  await t.test('a command that loses a race is decided again on the new state of the stream', async (t) => {
    const start = { name: 'start', other: bo } as const
    let raced = false
    const racing: Log = {
      ...log,
      async append(...append) {
        // Appends another event between the loading and the appending of a command, so that the command loses one
        // race.
        if (!raced) {
          raced = true
          carriedOut(await dispatch(conversations, { name: 'start', other: ada }, intent(bo)))
        }
        return log.append(...append)
      },
    }
    const outcome = carriedOut(await openDispatch(racing)(conversations, start, intent(ada)))
    t.ok(raced)
    t.match(outcome.events, [{ type: 'ConversationAllowed' }], 'the conversation is there already')
    t.equal(outcome.events.length, 1)
    const events = await log.read(streamOf(conversationIdOf(ada, bo)))
    t.match(events, [
      { type: 'ConversationStarted', data: { starter: bo, receiver: ada } },
      { type: 'ConversationAllowed', data: { by: ada } },
    ])
    t.equal(events.length, 2)
  })

  await t.test(
    'when both participants of a conversation archive it concurrently, both commands are carried out',
    async (t) => {
      const archive = (by: typeof ada, other: typeof ada) =>
        dispatch(conversations, { name: 'archive', other }, intent(by))
      const outcomes = await Promise.all([archive(ada, bo), archive(bo, ada)])
      for (const outcome of outcomes) t.equal(carriedOut(outcome).events.length, 1)
      const events = await log.read(streamOf(conversationIdOf(ada, bo)))
      t.same(
        events.map(({ revision }) => revision),
        events.map((_, index) => index),
      )
      t.same(new Set(events.slice(-2).map(({ metadata }) => metadata.actor)), new Set([ada, bo]))
    },
  )

  await t.test('a command on a stream that changes too often fails with advice to retry', async (t) => {
    const restless: Log = {
      ...log,
      append: async (stream) => {
        throw new WrongRevisionError(`${stream} has moved on`)
      },
    }
    const block = { name: 'block', other: bo } as const
    t.match(await openDispatch(restless)(conversations, block, intent(ada)), {
      ok: false,
      rejection: { code: 'CONFLICT', message: /Please try again/ },
    })
  })

  await t.test('if the log is unavailable, a command throws an error and is not rejected', async (t) => {
    const away: Log = {
      ...log,
      append: async () => {
        throw new LogUnavailableError('The event log did not take an append')
      },
    }
    const block = { name: 'block', other: bo } as const
    await t.rejects(openDispatch(away)(conversations, block, intent(ada)), LogUnavailableError)
  })

  await t.test('without a cache, a message sent directly after a block is rejected', async (t) => {
    const cy = await member()
    const here = openDispatch(log, openMemory({ freshFor: 0 }))
    const start = { name: 'start', other: cy } as const
    carriedOut(await here(conversations, start, intent(ada)))
    const send = () => {
      const message = newId('message', v7())
      const conversation = conversationIdOf(ada, cy)
      const command = { name: 'send', message, conversation, body: 'Hello' } as const
      return here(messages, command, intent(ada))
    }
    carriedOut(await send())
    carriedOut(await dispatch(conversations, { name: 'block', other: ada }, intent(cy)))
    t.match(await send(), { ok: false, rejection: { code: 'BLOCKED' } })
  })

  await t.test('a command is not rejected because of outdated streams in the cache', async (t) => {
    const cy = await member()
    const here = openDispatch(log, openMemory({ freshFor: 60_000 }))
    const start = { name: 'start', other: ada } as const
    const refused = await here(conversations, start, intent(cy))
    t.match(refused, { ok: false, rejection: { code: 'UNVERIFIED', message: 'Verify your account' } })
    // The member is verified in another process, so that the cache of this process is outdated.
    await verify(cy)
    t.match(await here(conversations, start, intent(cy)), { ok: true })
  })
})
