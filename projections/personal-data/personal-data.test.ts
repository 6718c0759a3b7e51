import { subjectOf } from '../../events/kinds.ts'
import { about, alone } from '../../events/testing/content.ts'
import t from 'tap'
import { ERASED } from '../../events/define.ts'
import { streamOf } from '../../events/kinds.ts'
import { recorded } from '../testing/history.ts'
import { idOf, members, site } from '../testing/world.ts'
import { openTables } from '../testing/tables.ts'
import { personalStreamsOf } from './queries.ts'

const tables = await openTables(t)
t.teardown(() => tables.pool.end())
const [ada, bob] = [members[0]!, members[1]!]
const [thread, other] = [idOf('thread', 0), idOf('thread', 1)]
const ofAda = () => personalStreamsOf(tables.sql, ada, { after: null, limit: 10 })

const written = recorded([
  { type: 'ThreadCreated', data: { ...alone(thread), site, author: ada, title: 'a', body: 'b', slug: 'c' } },
  { type: 'ThreadCreated', data: { ...alone(other), site, author: ada, title: 'a', body: 'b', slug: 'd' } },
  { type: 'ThreadEdited', data: { ...about(thread), author: ada, title: ERASED, body: ERASED } },
  { type: 'ReactionChosen', data: { subject: subjectOf(thread), member: bob, kind: 'like' } },
])

t.test(
  "the read model of personal data lists all streams with a member's data and counts their events",
  async (t) => {
    await tables.clear()
    await tables.apply(written)
    t.strictSame(await ofAda(), [
      { stream: streamOf(thread), events: 2 },
      { stream: streamOf(other), events: 1 },
    ])
    const after = { after: streamOf(thread), limit: 10 }
    t.strictSame(await personalStreamsOf(tables.sql, ada, after), [{ stream: streamOf(other), events: 1 }])
    const ofBob = await personalStreamsOf(tables.sql, bob, { after: null, limit: 10 })
    t.strictSame(ofBob, [], 'ids are not counted')
  },
)

t.test('events of a purged stream are not counted, even if they arrive after the purge', async (t) => {
  await tables.clear()
  await tables.apply(written)
  const purge = {
    type: 'ContentPurged',
    data: { ...about(thread), by: bob, seenRevision: 1, author: ada, site, reason: 'abuse' },
  } as const
  const late = {
    type: 'ThreadEdited',
    data: { ...about(thread), author: ada, title: 'x', body: 'y' },
  } as const
  await tables.apply(recorded([purge]))
  await tables.apply(recorded([late, late, late, late]).slice(2))
  t.strictSame(await ofAda(), [{ stream: streamOf(other), events: 1 }])
})
