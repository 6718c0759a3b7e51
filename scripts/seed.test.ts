import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import t from 'tap'
import { openCodec } from '../events/log/codec.ts'
import type { RecordedEvent } from '../events/event.ts'
import { openLog } from '../events/log.ts'
import { openPool } from '../services/postgres/sql.ts'
import { openDispatch } from '../services/commands/frame/dispatch.ts'
import { addressOf } from '../services/commands/names/addresses.ts'
import { openKeyStore } from '../services/keys/store.ts'
import { openCredentials } from '../services/operational/credentials.ts'
import { migrate } from '../services/postgres/migrate.ts'
import { demoLogins } from './seed/logins.ts'
import { seed, seedCrowd, type Left } from './seed.ts'
import { HOUR } from './seed/steps.ts'
import { testEventStore, testFolder, testPostgres } from './testing/services.ts'

t.test('each part of the demo is created once, even if its creation is interrupted', async (t) => {
  const keysUrl = pathToFileURL(join(testFolder(t), 'keys.sqlite')).href
  const keys = openKeyStore({ url: keysUrl, master: randomBytes(32) })
  const log = openLog({ url: await testEventStore(t), codec: openCodec(keys) })
  const pool = openPool(await testPostgres(t), [])
  t.teardown(async () => {
    await log.close()
    await pool.end()
    await keys.close()
  })
  await migrate(pool)
  const dispatch = openDispatch(log)
  const workshop = { log, dispatch, pepper: randomBytes(32), credentials: openCredentials(pool) }

  let left = 200
  const interrupted: typeof dispatch = (...command) => {
    if (left-- === 0) throw new Error('interrupted')
    return dispatch(...command)
  }
  await t.rejects(seed({ ...workshop, dispatch: interrupted }), { message: 'interrupted' })
  const resumed = Date.now()
  t.equal(await seed(workshop), true)

  await t.rejects(seedCrowd(workshop, { signal: AbortSignal.abort(new Error('stopped')) }), {
    message: 'stopped',
  })
  const shown: Left[] = []
  t.equal(await seedCrowd(workshop, { show: (left) => shown.push({ ...left }) }), true)
  t.ok(shown[0]!.replies > 100)
  t.same(shown.at(-1), { members: 0, threads: 0, replies: 0, messages: 0, articles: 0 })

  const events: RecordedEvent[] = []
  for await (const batch of log.readAll()) events.push(...batch.events)
  t.equal(events.length, new Set(events.map(({ metadata }) => metadata.commandId)).size, 'every command once')
  t.ok(events.every(({ metadata }) => metadata.origin === 'seed'))
  const count = (type: RecordedEvent['type']) => events.filter((event) => event.type === type).length
  t.match(
    {
      sites: count('SiteCreated'),
      members: count('MemberRegistered'),
      verified: count('MemberVerified'),
      threads: count('ThreadCreated'),
      conversations: count('ConversationStarted'),
      statuses: count('StatusCreated'),
      statusReplies: count('StatusReplyCreated'),
      awards: count('AwardGiven'),
      badges: count('BadgeGiven'),
    },
    {
      sites: 10,
      members: 200,
      verified: 198,
      threads: 128,
      conversations: 17,
      statuses: 20,
      statusReplies: 25,
      awards: 6,
      badges: 3,
    },
  )

  const times = events.map(({ metadata }) => Date.parse(metadata.occurredAt))
  t.ok(Math.max(...times) <= resumed, 'nothing is in the future, counted from when it was started first')
  t.ok(Math.max(...times) > resumed - HOUR, 'the last of it has just happened')

  const pictures = events.flatMap(({ type, data }) =>
    type === 'SiteLogoChosen' && data.logo ? [data.logo] : [],
  )
  t.equal(new Set(pictures).size, 10, 'each community has a logo of its own')

  for (const { email, password } of demoLogins) {
    const found = await workshop.credentials.find(await addressOf(workshop, email), password)
    t.equal(found.length, 1, `${email} can log in`)
  }

  const head = await log.head()
  t.equal(await seed(workshop), false)
  t.equal(await seedCrowd(workshop), false)
  t.equal(await log.head(), head, 'a second run adds nothing')
})
