import { Redis } from 'ioredis'
import pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Change, Topic } from '../../projections/projection.ts'
import type { Sql } from '../postgres/sql.ts'

/** Where live updates travel: over Redis where there is one, else through Postgres. */
export interface ChannelSettings {
  databaseUrl: string
  redisUrl?: string | undefined
}

/** That a projection's tables have come to a position, and what changed on the way. Ids only. */
export interface News {
  /** Schema of the tables. */
  schema: string
  position: bigint
  changes: readonly Change[]
}

/** Tells news. */
export interface Announcer {
  /** To be called in the transaction that the news is of. */
  inCommit: (sql: Sql, news: News) => Promise<void>
  /** To be called when it is committed. */
  afterCommit: (news: News) => void
  close: () => void
}

const CHANNEL = 'projector'
/** Postgres takes less than 8,000 bytes a notification; all that is written is ASCII. */
const ROOM = 7500

const Message = z.object({
  schema: z.string(),
  position: z.string().transform(BigInt),
  changes: z.array(
    z.tuple([
      z.custom<Topic>((value) => typeof value === 'string'),
      z.string(),
      // The cause: when, and the command.
      z.number().optional(),
      z.string().optional(),
    ]),
  ),
})

function write(schema: string, position: bigint, changes: readonly string[]): string {
  return `{"schema":"${schema}","position":"${position}","changes":[${changes.join(',')}]}`
}

/** A change as it travels: topic, id, and of its cause what is known. */
const packed = ({ topic, id, cause }: Change): string =>
  JSON.stringify([topic, id, ...(cause ? [cause.at, ...(cause.command ? [cause.command] : [])] : [])])

/** News as messages that fit, each change once, with the first cause that it has. */
export function messagesOf({ schema, position, changes }: News): string[] {
  const parts: string[][] = [[]]
  let size = 0
  const once = Map.groupBy(changes, ({ topic, id }) => `${topic} ${id}`)
  for (const change of [...once.values()].flatMap(([first]) => (first ? [packed(first)] : []))) {
    if (size + change.length > ROOM && size > 0) {
      parts.push([])
      size = 0
    }
    parts.at(-1)?.push(change)
    size += change.length + 1
  }
  return parts.map((part) => write(schema, position, part))
}

/** What a message says. Throws on one that is none of ours. */
export function newsOf(message: string): News {
  const { changes, ...rest } = Message.parse(JSON.parse(message))
  return {
    ...rest,
    changes: changes.map(([topic, id, at, command]) =>
      at === undefined ? { topic, id } : { topic, id, cause: { at, command: command ?? null } },
    ),
  }
}

/** Opens the telling end. `onError` hears of news that could not be told; whoever waits for it looks again. */
export function openAnnouncer(
  { redisUrl }: Pick<ChannelSettings, 'redisUrl'>,
  onError: (error: Error) => void,
): Announcer {
  if (redisUrl === undefined) {
    return {
      async inCommit(sql, news) {
        await Promise.all(messagesOf(news).map((message) => sql`select pg_notify(${CHANNEL}, ${message})`))
      },
      afterCommit() {},
      close() {},
    }
  }
  const redis = new Redis(redisUrl, { maxRetriesPerRequest: 1 })
  redis.on('error', onError)
  return {
    async inCommit() {},
    afterCommit: (news) =>
      messagesOf(news).forEach((message) => redis.publish(CHANNEL, message).catch(onError)),
    close: () => redis.disconnect(),
  }
}

/** Who listens. `onGap` is called when news may have been missed, once the connection is back. */
export interface Listener {
  onNews: (news: News) => void
  onGap: () => void
}

/**
 * Listens until the returned function is called, over one connection, which is made again when it breaks.
 * Resolves once it hears. Rejects when the first connection fails.
 */
export const listen = (settings: ChannelSettings, listener: Listener): Promise<() => Promise<void>> =>
  settings.redisUrl === undefined
    ? listenToPostgres(settings.databaseUrl, listener)
    : listenToRedis(settings.redisUrl, listener)

async function listenToRedis(url: string, { onNews, onGap }: Listener) {
  const redis = new Redis(url, { maxRetriesPerRequest: null })
  redis.on('error', () => {})
  redis.on('message', (_channel: string, message: string) => onNews(newsOf(message)))
  await redis.subscribe(CHANNEL)
  // It subscribes again by itself, before it says that it is ready.
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
    for (let pause = 50; !closing; pause = Math.min(pause * 2, 2000)) {
      try {
        await connect()
        return onGap()
      } catch {
        await sleep(pause, undefined, { ref: false })
      }
    }
  }

  await connect()
  return async () => {
    closing = true
    await client.end()
  }
}
