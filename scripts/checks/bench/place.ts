import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { v7 } from 'uuid'
import { conversationIdOf, newId } from '../../../services/commands/frame/ids.ts'
import { accounts } from '../../../services/commands/accounts.ts'
import type { Intent } from '../../../services/commands/frame/decider.ts'
import { conversations, messages } from '../../../services/commands/messaging.ts'
import { memberIdOf, register } from '../../../services/commands/names/registration.ts'
import { sites } from '../../../services/commands/sites.ts'
import { openPool, sqlOver } from '../../../services/postgres/sql.ts'
import { startSession } from '../../../services/operational/sessions.ts'
import type { ConversationId, MemberId, SiteId } from '../../../events/kinds.ts'
import { bring, type HistoryOptions } from './history/make.ts'
import { buildWeb } from '../../build.ts'
import { openNetwork, root, type Network, type Part } from '../../network.ts'
import { caughtUp } from '../../network/caught-up.ts'
import { readable } from '../../network/readable.ts'
import { startRedis } from '../../network/redis.ts'
import { withWorkshop, type Workshop } from '../../command/workshop.ts'
import { temporaryFolder } from '../../../services/temporary.ts'

export interface Place {
  folder: string
  network: Network
  workshop: Workshop
}

const say = (line: string) => process.stderr.write(`${line}\n`)

interface PlaceOptions {
  need: readonly Part[]
  /** Address of a Redis server; true starts a new server. */
  redis?: string | true | undefined
  history?: HistoryOptions
  env?: Record<string, string>
}

export async function withPlace<Result>(
  { need, redis, history, env: given }: PlaceOptions,
  work: (place: Place) => Promise<Result>,
): Promise<Result> {
  const folder = temporaryFolder('bench')
  const log = (line: string) => readable(line, say)
  const started = redis === true ? await startRedis(join(folder, 'redis'), log) : null
  const redisUrl = started?.url ?? (redis === true ? undefined : redis)
  const env = {
    PORT: '3900',
    GRAPHQL_PERSISTED_ONLY: 'false',
    LIMITS_FACTOR: '1000',
    CAPTCHA: 'off',
    ...(redisUrl && { REDIS_URL: redisUrl }),
    ...given,
  }
  try {
    // Without the built web, the API answers every page with 404.
    if (need.includes('api')) await buildWeb(say)
    if (history) await bring(folder, history)
    const network = await openNetwork({ need, folder, env, announce: true, log })
    try {
      return await withWorkshop(network.settings, (workshop) => work({ folder, network, workshop }))
    } finally {
      await network.close()
    }
  } finally {
    await started?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

export const intentOf = (actor: MemberId | 'system', site: SiteId | null = null): Intent => ({
  commandId: v7(),
  actor,
  site,
  occurredAt: new Date().toISOString(),
  origin: 'import',
})

export const done = async (
  outcome: Promise<{ ok: true } | { ok: false; rejection: { message: string } }>,
) => {
  const settled = await outcome
  if (!settled.ok) throw new Error(settled.rejection.message)
}

export async function makeSite({ dispatch }: Workshop): Promise<SiteId> {
  const intent = intentOf('system')
  const site = newId('site', intent.commandId)
  const details = {
    site,
    prefix: 'bench',
    host: 'localhost',
    name: 'Bench',
    description: '',
    accent: '#225577',
  }
  await done(dispatch(sites, { name: 'createSite', details }, intent))
  for (const flag of ['Forums', 'Comments', 'Reactions', 'private_messaging'] as const) {
    const command = { name: 'changeSiteFlag', site, flag, on: true } as const
    await done(dispatch(sites, command, { ...intentOf('system'), site }))
  }
  return site
}

export async function makeMember(workshop: Workshop, n: number): Promise<MemberId> {
  const intent = intentOf('system')
  const member = memberIdOf(intent)
  const details = {
    email: null,
    username: `bench ${n}`,
    firstName: null,
    lastName: null,
  }
  await done(register(workshop, details, intent))
  await done(workshop.dispatch(accounts, { name: 'verify', member, by: 'import' }, intentOf('system')))
  return member
}

export interface Pair {
  by: MemberId
  other: MemberId
  conversation: ConversationId
}

export async function makePairs(workshop: Workshop, site: SiteId, count: number): Promise<Pair[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const [by, other] = [await makeMember(workshop, 2 * n), await makeMember(workshop, 2 * n + 1)]
      const conversation = conversationIdOf(by, other)
      await done(workshop.dispatch(conversations, { name: 'start', other }, intentOf(by, site)))
      // A conversation needs a message, because before it only the member who started the conversation can subscribe.
      const sending = intentOf(by, site)
      const message = newId('message', sending.commandId)
      await done(
        workshop.dispatch(messages, { name: 'send', message, conversation, body: 'Hello.' }, sending),
      )
      return { by, other, conversation }
    }),
  )
}

/** Imports a data set into a network, whose data are in `folder`, and waits until the read models have it. */
export async function importInto(
  { folder, network, workshop }: Place,
  format: string,
  source: string,
): Promise<void> {
  const args = [join(root, 'scripts/import.ts'), format, source, '--json']
  await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, DATA_DIR: folder },
    maxBuffer: 1e8,
  })
  await caughtUp(network.settings.databaseUrl, workshop.log)
}

/** Creates a session for each of the given members; returns the session cookies. */
export async function signedIn(databaseUrl: string, pairs: readonly Pair[]) {
  const pool = openPool(databaseUrl, [], 4)
  const cookieOf = async (member: MemberId) =>
    `session=${(await startSession(sqlOver(pool), { member, device: 'bench' })).token}`
  try {
    return await Promise.all(
      pairs.map(async (pair) => {
        const cookies: [by: string, other: string] = [await cookieOf(pair.by), await cookieOf(pair.other)]
        return { ...pair, cookies }
      }),
    )
  } finally {
    await pool.end()
  }
}
