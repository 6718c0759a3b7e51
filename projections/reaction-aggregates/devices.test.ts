import { test } from 'tap'
import { ReactionKind } from '../../events/reactions.ts'
import { openDispatch } from '../../services/commands/frame/dispatch.ts'
import { forums } from '../../services/commands/forums.ts'
import { newId } from '../../services/commands/frame/ids.ts'
import { reactions } from '../../services/commands/reactions.ts'
import { carriedOut, intent, testNetwork } from '../../services/commands/testing/network.ts'
import { site } from '../../services/commands/testing/stories.ts'
import { openTables } from '../testing/tables.ts'

test('a member who reacts to an item on several devices at once has a single reaction', async (t) => {
  const tables = await openTables(t)
  t.teardown(() => tables.pool.end())
  const { log, dispatch, member, verify } = await testNetwork(t)
  const ada = await member()
  await verify(ada)
  const opening = intent(ada)
  const thread = newId('thread', opening.commandId)
  const text = { title: 'Knees', body: 'Mine hurt' }
  carriedOut(await dispatch(forums, { name: 'createThread', thread, site, ...text }, opening))

  // Each device is connected to an API process of its own, which has its own cache.
  const devices = ReactionKind.options.flatMap((kind) =>
    [0, 1].map(() => ({ kind, dispatch: openDispatch(log) })),
  )
  const outcomes = await Promise.all(
    devices.map(({ kind, dispatch }) =>
      dispatch(reactions, { name: 'react', item: thread, kind }, intent(ada)),
    ),
  )
  const kept = outcomes.filter(({ ok }) => ok)
  t.ok(kept.length > 0)
  for (const outcome of outcomes) if (!outcome.ok) t.equal(outcome.rejection.code, 'CONFLICT')

  for await (const { events } of log.readAll()) await tables.apply(events)
  const last = (await log.read(`reaction-${thread}-${ada}`)).at(-1)
  const kind = last?.type === 'ReactionChosen' ? last.data.kind : null
  t.same(
    await tables.sql`select member, kind from reaction`,
    [{ member: ada, kind }],
    'the last that the log has',
  )
  t.same(await tables.sql`select kind, count::int from reaction_count`, [{ kind, count: 1 }])
})
