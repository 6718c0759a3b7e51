import { subjectOf } from '../../events/kinds.ts'
import { about } from '../../events/testing/content.ts'
import { t } from 'tap'
import { openCodec, type StoredEvent } from '../../events/log/codec.ts'
import type { StreamName } from '../../events/kinds.ts'
import { eventsUntil } from '../../services/api/graphql/moderation/moments.ts'
import { changesBetween } from './diff.ts'
import { happened, momentArgument, stateOf, streamArgument } from './moments.ts'
import { readEach, told } from './read.ts'

const ada = 'member_01jd0000000000000000000001'
const thread = 'thread_01jd0000000000000000000002'
const stream: StreamName = 'thread-01jd0000000000000000000002'
const codec = openCodec({
  ensure: () => Promise.reject(new Error('nothing is written')),
  find: async () => new Map(),
})

const stored = (revision: number, type: string, data: object): StoredEvent => ({
  id: `0193a1b2-0000-4000-8000-00000000000${revision}`,
  stream,
  revision,
  position: BigInt(revision),
  recordedAt: new Date(),
  type,
  isJson: true,
  data,
  metadata: {
    actor: ada,
    site: null,
    commandId: '0193a1b2-0000-7000-8000-000000000001',
    cause: null,
    version: 1,
    occurredAt: `2026-11-2${revision}T10:00:00.000Z`,
    origin: 'live',
  },
})
const site = 'site_01jd0000000000000000000003'
const place = { name: 'Lupus', prefix: 'lupus', host: 'lupus.localhost', description: '', accent: '#336699' }
const text = { ...about(thread), author: ada }
const history = [
  stored(0, 'ThreadCreated', { ...text, site, title: 'Sore knees', body: 'Mine hurt.', slug: 'sore-knees' }),
  stored(1, 'ThreadEdited', { ...text, title: 'Sore knees', body: 'Mine hurt less.' }),
  stored(2, 'ContentDeleted', { ...about(thread), by: ada, seenRevision: 1 }),
]
const log = {
  read: async (_: StreamName, { from = 0 } = {}) =>
    codec.decode(history.filter(({ revision }) => revision >= from)),
}
const at = async (moment: string) => stateOf(stream, await eventsUntil(log, stream, momentArgument(moment)))

t.test('log show prints a content item as it was at a given revision or time', async (t) => {
  t.same(await at('0'), { state: 'visible', title: 'Sore knees', body: 'Mine hurt.' })
  t.same(await at('1'), { state: 'visible', title: 'Sore knees', body: 'Mine hurt less.' })
  t.same(await at('2026-11-22T09:59Z'), await at('1'))
  t.same(await at('2026-11-22T12:00+02:00'), {
    state: 'deleted',
    title: 'Sore knees',
    body: 'Mine hurt less.',
  })
  t.same(await eventsUntil(log, stream, momentArgument('2026-11-20')), [], 'a day is its beginning')
  t.equal((await eventsUntil(log, stream)).length, 3)
})

t.test("log diff prints a stream's changes between two times, with authors and reasons", async (t) => {
  const changes = changesBetween(await at('0'), await at('2'))
  t.same(
    changes.map(({ field }) => field),
    ['state', 'body'],
  )
  t.match(changes[1]?.words, [
    { kind: 'same' },
    { kind: 'added', text: ' less' },
    { kind: 'same', text: '.' },
  ])
  const [, , deleted] = await eventsUntil(log, stream)
  t.match(happened(deleted!), /^revision 2: ContentDeleted by member_\w+ at .*, having seen revision 1$/)
})

t.test('log show prints a site as the state that deciders fold, and a reaction field by field', async (t) => {
  const flags = await codec.decode([
    stored(0, 'SiteCreated', { ...place, site }),
    stored(1, 'SiteFlagChanged', { site, flag: 'Forums', on: true }),
    stored(2, 'SiteFlagChanged', { site, flag: 'Reactions', on: true }),
    stored(3, 'SiteFlagChanged', { site, flag: 'Forums', on: false }),
  ])
  t.same(stateOf('site-01jd0000000000000000000003', flags), { ...place, site, features: ['Reactions'] })
  const reaction = { subject: subjectOf(thread), member: ada }
  const chosen = await codec.decode([
    stored(0, 'ReactionChosen', { ...reaction, kind: 'sad' }),
    stored(1, 'ReactionChosen', { ...reaction, kind: 'like' }),
  ])
  t.same(stateOf(`reaction-${thread}-${ada}`, chosen), { ...reaction, kind: 'like' })
})

t.test('names of streams, revisions and times are parsed from the command line', async (t) => {
  t.equal(streamArgument(thread), stream)
  t.equal(streamArgument(stream), stream)
  t.equal(streamArgument(`flag-${thread}-${ada}`), `flag-${thread}-${ada}`)
  for (const wrong of ['thread_1', 'nothing', 'nothing_01jd0000000000000000000001']) {
    t.throws(() => streamArgument(wrong), { code: 'commander.invalidArgument' })
  }
  for (const wrong of ['yesterday', '-1', '10:00']) {
    t.throws(() => momentArgument(wrong), { code: 'commander.invalidArgument' })
  }
})

t.test('an event that cannot be decoded is printed as stored, among the decoded ones', async (t) => {
  const [first, second, third] = history
  const events = [first!, { ...second!, type: 'ThreadDreamt' }, third!, { ...first!, type: '$metadata' }]
  const read = await readEach(codec, events)
  t.same(
    read.map(({ type }) => type),
    ['ThreadCreated', 'ThreadDreamt', 'ContentDeleted'],
  )
  t.match(told(read[1]!), /ThreadDreamt version 1.*Update it.*data: \{.*Mine hurt less/s)
})
