import { randomBytes, randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pino, { type Logger } from 'pino'
import { v7 } from 'uuid'
import { openCodec } from '../../../events/log/codec.ts'
import { openLog } from '../../../events/log.ts'
import { streamOf, type MemberId } from '../../../events/kinds.ts'
import type { CatalogueEvent } from '../../../events/catalogue.ts'
import { projections } from '../../../projections/index.ts'
import { schemaOf, type Topic } from '../../../projections/projection.ts'
import { openPool, sqlInTurns } from '../../postgres/sql.ts'
import { apiUrlOf } from '../../../scripts/network/postgres.ts'
import { testEventStore, testFolder } from '../../../scripts/testing/services.ts'
import { testTables } from '../../../scripts/testing/tables.ts'
import { accounts } from '../../commands/accounts.ts'
import { verify } from '../../commands/names/registration.ts'
import { followLog, openMemory } from '../../commands/frame/stream-cache.ts'
import { openTools } from '../../commands/frame/tools.ts'
import type { Intent } from '../../commands/frame/decider.ts'
import { newId } from '../../commands/frame/ids.ts'
import { sites } from '../../commands/sites.ts'
import { openKeyStore } from '../../keys/store.ts'
import { openAllowances } from '../../operational/allowances/allowances.ts'
import { watchMaintenance } from '../../operational/maintenance.ts'
import { openImageWorkshop } from '../../images/workshop.ts'
import { openImageStore } from '../../ports/images/store.ts'
import { openProviders } from '../../ports/providers.ts'
import type { RoleId } from '../../rules/roles.ts'
import type { SiteFlag } from '../../rules/sites/sites.ts'
import type { LogHealth } from '../../telemetry/log-health.ts'
import { openProbes } from '../../telemetry/probes.ts'
import { openReadiness } from '../../telemetry/ready.ts'
import { openAnswers } from '../../operational/used-answers.ts'
import { openCaptcha } from '../../ports/captcha.ts'
import { announce } from '../../projector/announce.ts'
import { openChanges, type Changes } from '../../projector/live/changes.ts'
import { openAnnouncer } from '../../projector/channel.ts'
import { startProjector } from '../../projector/projector.ts'
import { caughtUp } from '../graphql/frame/mutate.ts'
import { openOperationsWatch } from '../graphql/operations/watch.ts'
import { openUploadFolder } from '../images/upload-folder.ts'
import { openApp, type AppParts, type AppSettings } from '../app.ts'
import { openAhead } from '../live/log-follower.ts'
import { openReads } from '../reads.ts'
import { openApiTools } from '../tools.ts'
import { openVisitorReads, primaryReads } from '../visitor-reads.ts'
import { openBrowser } from './browser.ts'

interface Test {
  teardown: (work: () => unknown) => unknown
}

const intent = (): Intent => ({
  commandId: v7(),
  actor: 'system',
  site: null,
  occurredAt: new Date().toISOString(),
  origin: 'live',
})

const noProviders = {
  google: { issuer: '', clients: new Map() },
  facebook: { issuer: '', clients: new Map() },
}

export const GRACE_DAYS = 14

/** Maximum time to wait for the read models, in ms. */
const MAX_WAIT_MS = 30_000

/** Connections of the API and of the projector: few, as each is a process of Postgres that prepares each statement. */
const CONNECTIONS = 4

/** Changes that the projector announces, and a promise that resolves when a test subscribes next. */
function tellingSubscriptions(changes: Changes) {
  const stands = new EventEmitter()
  const subscribe: Changes['subscribe'] = (topic, ...rest) => {
    const leave = changes.subscribe(topic, ...rest)
    // Caches of the API subscribe to members and sessions, so these subscriptions are not made by a test.
    if (!/^(member|session):/.test(topic)) stands.emit('subscribed')
    return leave
  }
  return { changes: { ...changes, subscribe }, subscribed: () => once(stands, 'subscribed') }
}

/** Changes that wait longer for the read models than in production, for tests on a busy machine. */
const patient = (changes: Changes): Changes => ({
  ...changes,
  waitFor: (names, position) => changes.waitFor(names, position, MAX_WAIT_MS),
})

/** Opens an API on a free port with its own log, database and projector. As in production, it may only write rows. */
export async function testApi(
  t: Test,
  options: Partial<
    Pick<AppParts, 'arrival' | 'providers' | 'rates' | 'web' | 'ownData' | 'receipts' | 'extensions'>
  > &
    Partial<
      Pick<
        AppSettings,
        'persistedOnly' | 'trustProxy' | 'sendsTexts' | 'legacyMailKey' | 'mailEventsSecret' | 'pushKey'
      >
    > & {
      /** Tests do not solve captchas, except those of the captcha. */
      captcha?: Partial<Parameters<typeof openCaptcha>[0]>
      health?: Pick<LogHealth, 'servers' | 'concerns'>
      /** Addresses of a database of the test, and of its replica for the API; by default a new one without a replica. */
      database?: { url: string; replicaUrl: string }
      /** Log of all parts; by default a silent one, or the terminal with LOG_LEVEL. */
      logger?: Logger
    } = {},
) {
  const databaseUrl = options.database?.url ?? (await testTables(t))
  const url = await testEventStore(t)
  const keys = openKeyStore({
    url: pathToFileURL(join(testFolder(t), 'keys.sqlite')).href,
    master: randomBytes(32),
  })
  const log = openLog({ url, codec: openCodec(keys) })
  const { logger = pino({ level: process.env.LOG_LEVEL ?? 'silent' }) } = options
  const schemas = projections.map(schemaOf)
  const owner = openPool(databaseUrl, schemas, CONNECTIONS, { pipeline: true })
  const apiUrl = apiUrlOf(databaseUrl)
  const pool = openPool(apiUrl, schemas, CONNECTIONS, { pipeline: true })
  const sql = sqlInTurns(pool)
  const channel = { databaseUrl }
  const running = await startProjector({ settings: channel, log, projections, pool: owner, logger })
  let stopped: Promise<void> | null = null
  const projector = { stop: () => (stopped ??= running.stop()) }
  const { changes, subscribed } = tellingSubscriptions(
    patient(await openChanges({ databaseUrl: apiUrl }, projections)),
  )
  const announcer = openAnnouncer({}, (error) => logger.warn({ err: error }))
  const tell = (topic: Topic, id: string) => announce(announcer, sql, topic, id)
  const maintenance = await watchMaintenance(sql)
  const allowances = openAllowances({ sql }, (error) => logger.warn({ err: error }))
  const { health = { servers: () => [], concerns: () => [] } } = options
  const operations = openOperationsWatch({ pool, log, projections, health, density: async () => 1 })
  const pepper = randomBytes(32)
  // As in the API process: a cache that follows the log need not read streams again after a second.
  const memory = openMemory({ freshFor: 600_000 })
  const ahead = openAhead({ memory, log, changes, projections })
  const following = new AbortController()
  const started = Promise.withResolvers<void>()
  const hearing = new EventEmitter()
  let lastHeard = -1n
  const followed = followLog(memory, log, {
    signal: following.signal,
    onError: (error) => logger.warn({ err: error }),
    follower: {
      ...ahead.follower,
      startsAfter(position) {
        ahead.follower.startsAfter(position)
        started.resolve()
      },
      hear(event) {
        ahead.follower.hear(event)
        lastHeard = event.position
        hearing.emit('event')
      },
    },
  })
  // The log is still empty, so nothing was missed.
  await started.promise
  const tools = openTools({ log, pepper, memory })
  const settings = {
    production: false,
    showsOutbox: true,
    sendsTexts: options.sendsTexts ?? true,
    legacyMailKey: options.legacyMailKey ?? null,
    pushKey: options.pushKey === undefined ? randomBytes(32) : options.pushKey,
    mailEventsSecret: options.mailEventsSecret ?? null,
    publicUrl: 'http://localhost',
    persistedOnly: options.persistedOnly ?? false,
    trustProxy: options.trustProxy,
    // Rate limits are high, because all members in tests are new and share one address.
    limitsFactor: 100,
  }
  const reads = openReads(sql)
  const visitorReads = options.database
    ? openVisitorReads({ url: options.database.replicaUrl, sql, reads, changes, projections, logger })
    : primaryReads(reads)
  const imagesUrl = pathToFileURL(join(testFolder(t), 'images')).href
  const images = {
    store: openImageStore(imagesUrl),
    workshop: openImageWorkshop({ timeoutMs: 4 * MAX_WAIT_MS }),
    folder: openUploadFolder(imagesUrl),
  }
  const app = await openApp({
    settings,
    images,
    tools: openApiTools({ log, pepper, memory, maintenance, changes }),
    log,
    changes,
    ahead,
    maintenance,
    operations,
    announce: tell,
    probes: openProbes(openReadiness({ Postgres: () => pool.query('select 1') }), {}),
    reads,
    visitorReads,
    ownData: options.ownData ?? { archiveOf: async () => null },
    graceDays: GRACE_DAYS,
    providers: options.providers ?? openProviders(noProviders),
    receipts: options.receipts ?? {
      publicKey: '',
      tokenOf: (member) => `token-of-${member}`,
      find: async () => null,
    },
    projections,
    pool,
    sql,
    logger,
    web: options.web ?? { render: null, assets: null, operations: '' },
    allowances,
    captcha: openCaptcha({
      secret: pepper,
      useAnswer: openAnswers(sql, () => {}),
      provider: null,
      isOff: true,
      ...options.captcha,
    }),
    rates: options.rates ?? {},
    ...(options.arrival !== undefined && { arrival: options.arrival }),
    ...(options.extensions && { extensions: options.extensions }),
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  t.teardown(async () => {
    await app.close()
    await images.workshop.close()
    following.abort()
    ahead.close()
    await followed
    await operations.close()
    await visitorReads.close()
    await maintenance.close()
    await allowances.close()
    await projector.stop()
    await changes.close()
    announcer.close()
    await log.close()
    await keys.close()
    await pool.end()
    await owner.end()
  })

  async function shown(events: readonly CatalogueEvent[], position: bigint) {
    const types = events.map(({ type }) => type)
    if (!(await caughtUp({ changes, projections }, types, position)))
      throw new Error(`The read models do not show ${types.join(', ')} in time`)
  }

  /** Carries out a command as the system, and waits until the read models show its result. */
  async function settle(outcome: ReturnType<typeof tools.dispatch>) {
    const done = await outcome
    if (!done.ok) throw new Error(done.rejection.message)
    if (done.position !== null) await shown(done.events, done.position)
  }

  async function openSite(name: string, host: string, ...flags: readonly SiteFlag[]) {
    const site = newId('site', v7())
    const details = { site, name, prefix: name.toLowerCase(), host, description: '', accent: '#336699' }
    await settle(tools.dispatch(sites, { name: 'createSite', details }, intent()))
    for (const flag of flags)
      await settle(tools.dispatch(sites, { name: 'changeSiteFlag', site, flag, on: true }, intent()))
    return site
  }
  const [host, basic] = ['127.0.0.1', ['Accounts', 'private_messaging'] as const]
  const site = await openSite('Lupus', host, ...basic, 'Forums', 'Comments', 'Reactions', 'status_updates')

  return {
    address,
    /** Tree of all routes with their methods. */
    routes: () => app.printRoutes({ commonPrefix: false }),
    databaseUrl,
    log,
    pool,
    /** Connections as the owner of the tables, for what other processes than the API do. */
    owner,
    tools,
    images,
    settle,
    shown,
    /** Waits until this process has received the event of a mutation from the log, so that notices tell of it. */
    async noticed(position: string | null) {
      while (lastHeard < BigInt(position ?? 0)) await once(hearing, 'event')
    },
    projector,
    site,
    openSite,
    subscribed,
    /** Announces a change as if another process had made it. */
    tell,
    changeRole: (member: MemberId, role: RoleId) =>
      settle(tools.dispatch(accounts, { name: 'changeRole', member, role }, intent())),
    /** Revokes a member's permission of an analyst. */
    revokeAnalyst: (member: MemberId) =>
      settle(tools.dispatch(accounts, { name: 'changeAnalyst', member, granted: false }, intent())),
    /** Appends events that commands of this release do not produce, and waits until the read models include them. */
    async happened(...events: CatalogueEvent[]) {
      const stream = streamOf(site)
      const { length } = await log.read(stream)
      const metadata = { ...intent(), cause: null, version: 1 }
      const made = events.map((event) => ({ ...event, id: randomUUID(), metadata }))
      const { position } = await log.append(stream, made, length === 0 ? 'no_stream' : length - 1)
      await shown(events, position)
    },
    /** Erases a member from the log and the read models, with the member's key; other data remains. */
    async erase(member: MemberId) {
      await keys.destroy([member])
      const stream = streamOf(member)
      const [last] = await log.read(stream, { backwards: true, limit: 1 })
      const metadata = { ...intent(), cause: null, version: 1 }
      const erased = { id: randomUUID(), type: 'MemberErased', data: { member }, metadata } as const
      const { position } = await log.append(stream, [erased], last!.revision)
      await shown([erased], position)
    },
    visitor: (at = host) => openBrowser(address.replace(host, at)),
    /** A browser of a newly registered member, who is verified unless stated otherwise. */
    async member({
      verified = true,
      role = 3,
      analyst = false,
      at = host,
      username,
    }: { verified?: boolean; role?: RoleId; analyst?: boolean; at?: string; username?: string } = {}) {
      const browser = openBrowser(address.replace(host, at))
      const email = `${randomUUID()}@example.org`
      const { user } = await browser.post('/api/auth/register', { email, username, password: 'sore knees 2' })
      const member: MemberId = user.id
      if (verified) await settle(verify(tools, { member, by: 'email' }, intent()))
      if (role !== 3) await settle(tools.dispatch(accounts, { name: 'changeRole', member, role }, intent()))
      if (analyst)
        await settle(tools.dispatch(accounts, { name: 'changeAnalyst', member, granted: true }, intent()))
      return { ...browser, member, email }
    },
  }
}
export type TestApi = Awaited<ReturnType<typeof testApi>>
