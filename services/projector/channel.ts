import type { Redis } from 'ioredis'
import pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { retryDelay } from '../../events/log/retry-delay.ts'
import type { Change, Topic } from '../../projections/projection.ts'
import { fragment, type Fragment, type Sql } from '../postgres/sql.ts'

/** Announcements of changes are sent over Redis if `redisUrl` is given, otherwise over Postgres. */
export interface ChannelSettings {
  databaseUrl: string
  redisUrl?: string | undefined
}

/** Announcement that the tables of a projection have reached a position; its changes contain only ids. */
export interface News {
  schema: string
  position: bigint
  changes: readonly Change[]
}

export interface Announcer {
  /** Announces in the transaction that writes the change; must be called before the commit. */
  inCommit: (sql: Sql, news: News) => Promise<void>
  /** Messages that `notified` sends instead of `inCommit`; none if announcements use Redis. */
  messages: (news: News) => readonly string[]
  /** Announces a change that was committed; must be called after the commit. */
  afterCommit: (news: News) => void
  close: () => void
}

export const CHANNEL = 'projector'
/** Maximum size of a message: Postgres accepts less than 8,000 bytes per notification, and messages are ASCII. */
const MAX_MESSAGE_BYTES = 7500

const Message = z.object({
  schema: z.string(),
  position: z.string().transform(BigInt),
  changes: z.array(
    z.tuple([
      z.custom<Topic>((value) => typeof value === 'string'),
      z.string(),
      z.number().optional(),
      z.string().transform(BigInt).optional(),
      z.string().optional(),
    ]),
  ),
})

function write(schema: string, position: bigint, changes: readonly string[]): string {
  return `{"schema":"${schema}","position":"${position}","changes":[${changes.join(',')}]}`
}

/** Encodes a change as text: topic and id and, if known, the time, position and command of its cause. */
function encodeChange({ topic, id, cause }: Change): string {
  const { at, position, command } = cause ?? {}
  return JSON.stringify(
    [topic, id, at, position?.toString(), command ?? undefined].filter((part) => part !== undefined),
  )
}

/** Changes without duplicates; of equal changes, the last one with its cause is kept. */
function lastOf(changes: readonly Change[]): Change[] {
  const last = new Map<string, Change>()
  for (const change of changes) {
    const key = `${change.topic} ${change.id}`
    last.delete(key)
    last.set(key, change)
  }
  return [...last.values()]
}

/** Splits an announcement into messages of the allowed size, each change in exactly one message. */
export function messagesOf({ schema, position, changes }: News): string[] {
  const parts: string[][] = [[]]
  let size = 0
  for (const change of lastOf(changes).map(encodeChange)) {
    if (size + change.length > MAX_MESSAGE_BYTES && size > 0) {
      parts.push([])
      size = 0
    }
    parts.at(-1)?.push(change)
    size += change.length + 1
  }
  return parts.map((part) => write(schema, position, part))
}

export function newsOf(message: string): News {
  const { changes, ...rest } = Message.parse(JSON.parse(message))
  return {
    ...rest,
    changes: changes.map(([topic, id, at, position, command]) =>
      at === undefined || position === undefined
        ? { topic, id }
        : { topic, id, cause: { at, position, command: command ?? null } },
    ),
  }
}

/** SQL expression that sends messages when its transaction commits. */
export const notified = (messages: readonly string[]): Fragment =>
  fragment`(select count(pg_notify(${CHANNEL}, message)) from unnest(${messages}::text[]) message)`

/** Opens an announcer. If sending fails, `onError` is called; `Changes.waitFor` then reads the database instead. */
export function openAnnouncer(
  { redisUrl }: Pick<ChannelSettings, 'redisUrl'>,
  onError: (error: Error) => void,
): Announcer {
  if (redisUrl === undefined) {
    return {
      inCommit: async (sql, news) => void (await sql`select ${notified(messagesOf(news))}`),
      messages: messagesOf,
      afterCommit() {},
      close() {},
    }
  }
  const opened = openRedis(redisUrl, 1, onError)
  return {
    async inCommit() {},
    messages: () => [],
    afterCommit: (news) =>
      messagesOf(news).forEach((message) =>
        opened.then((redis) => redis.publish(CHANNEL, message)).catch(onError),
      ),
    // Unlike `disconnect`, `quit` first sends what was announced.
    close: () => void opened.then((redis) => redis.quit().catch(() => redis.disconnect())),
  }
}

/** Connects to Redis; loads its client only now, as networks without Redis do not need it. */
async function openRedis(
  url: string,
  maxRetriesPerRequest: number | null,
  onError: (error: Error) => void,
): Promise<Redis> {
  const ioredis = await import('ioredis')
  return new ioredis.Redis(url, { maxRetriesPerRequest }).on('error', onError)
}

/** Called after the connection was restored, because announcements may have been missed. */
interface Listener {
  onNews: (news: News) => void
  onGap: () => void
}

/** Listens for announcements; resolves when they can arrive. Reconnects until the returned function is called. */
export const listen = (settings: ChannelSettings, listener: Listener): Promise<() => Promise<void>> =>
  settings.redisUrl === undefined
    ? listenToPostgres(settings.databaseUrl, listener)
    : listenToRedis(settings.redisUrl, listener)

async function listenToRedis(url: string, { onNews, onGap }: Listener) {
  const redis = await openRedis(url, null, () => {})
  redis.on('message', (_channel: string, message: string) => onNews(newsOf(message)))
  await redis.subscribe(CHANNEL)
  // ioredis subscribes again before it emits `ready`.
  redis.on('ready', onGap)
  return async () => redis.disconnect()
}

async function listenToPostgres(connectionString: string, { onNews, onGap }: Listener) {
  let client: pg.Client
  let closing = false

  async function connect() {
    client = new pg.Client({ connectionString, keepAlive: true })
    client.on('error', () => {})
    client.on('notification', ({ payload }) => payload && onNews(newsOf(payload)))
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    client.once('end', () => void reconnect())
  }

  async function reconnect() {
    for (let retries = 0; !closing; retries++) {
      try {
        await connect()
        return onGap()
      } catch {
        await sleep(retryDelay(retries, 50, 2000), undefined, { ref: false })
      }
    }
  }

  await connect()
  return async () => {
    closing = true
    await client.end()
  }
}
