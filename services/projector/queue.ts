import {
  createPostgresBackend,
  isPgPool,
  Queue,
  runMigrations,
  withBackend,
  Worker,
  type Processor,
  type WorkerOptions,
} from 'bullmq'
import { hash } from 'node:crypto'
import pg from 'pg'
import type { Logger } from 'pino'
import type { ChannelSettings } from './channel.ts'

// The job queue is in Redis if that is configured, otherwise in Postgres.

const onPostgres = withBackend(createPostgresBackend)
const redis = (url: string) => ({ url, maxRetriesPerRequest: null })
const SCHEMA = 'bullmq'
// Commits do not wait for the disk, which the log needs too: a job that is lost is simply added again.
const options = '-c synchronous_commit=off'
/** Time in seconds after which a worker asks for jobs without a notification. */
const drainDelay = 60

export const openQueue = <Data>(name: string, { databaseUrl, redisUrl }: ChannelSettings) =>
  redisUrl === undefined
    ? new onPostgres.Queue<Data>(name, {
        connection: { connectionString: databaseUrl, schema: SCHEMA, migrate: true, max: 1, options },
      })
    : new Queue<Data>(name, { connection: redis(redisUrl) })

/** Makes a pool prepare statements with values, because BullMQ repeats a few large ones several times a second. */
function preparing(pool: pg.Pool) {
  const query = pool.query.bind(pool)
  const names = new Map<string, string>()
  const prepared = (text: string, values: unknown[] = []) => {
    if (values.length === 0) return query(text)
    const name = names.get(text) ?? hash('sha1', text, 'base64url')
    names.set(text, name)
    // After a migration by a newer release, the plan of `select *` is not valid any more.
    return query({ name, text, values }).catch((error: Error & { code?: string }) => {
      if (error.code !== '0A000') throw error
      return query(text, values)
    })
  }
  return Object.assign(pool, { query: prepared })
}

/** Tables of BullMQ that change with each job and lock, in the order of their foreign keys. */
const TABLES_OF_JOBS = [
  'job_log',
  'job_dependency',
  'job',
  'dedup',
  'dedup_next',
  'event',
  'meta',
  'metrics',
  'rate_limit',
  'scheduler',
]

/**
 * Leaves the tables of jobs out of the write-ahead log, which renewed locks would fill. If the server crashes, they are
 * empty afterwards, and all jobs are added again.
 */
async function leaveOutOfLog(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select name from unnest($1::text[]) with ordinality as t (name, n)
     join pg_class on oid = to_regclass($2 || '.' || name) where relpersistence = 'p' order by n`,
    [TABLES_OF_JOBS, SCHEMA],
  )
  for (const { name } of rows) await client.query(`alter table ${SCHEMA}.${name} set unlogged`)
}

/** Opens a pool for one queue: a connection that listens for jobs, and one for statements. */
async function openJobsPool(connectionString: string) {
  const pool = preparing(
    new pg.Pool({
      connectionString,
      max: 2,
      keepAlive: true,
      options: `${options} -c search_path=${SCHEMA}`,
    }),
  )
  pool.on('error', () => {}) // The queue reports it as well.
  try {
    const client = await pool.connect()
    try {
      await runMigrations(client, SCHEMA)
      await leaveOutOfLog(client)
    } finally {
      client.release()
    }
    if (!isPgPool(pool)) throw new TypeError('BullMQ does not accept this version of pg')
    return pool
  } catch (error) {
    await pool.end()
    throw error
  }
}

/** Errors about a job whose lock expired. Its worker handles `lockRenewalFailed`, and the job is run again. */
const LOCK_LOST =
  /^could not renew lock for job|^(Missing lock|Missing key|Lock mismatch) for job|^Job \S+ is not in the active state/

interface Reporter {
  on: (event: 'error', handler: (error: Error) => void) => unknown
}

/** Logs the errors of a queue and its worker; the loss of a lock only as information, as the job runs again. */
export function logQueueErrors(
  { queue, worker }: { queue: Reporter; worker: Reporter },
  logger: Logger,
): void {
  const onError = (error: Error) =>
    LOCK_LOST.test(error.message)
      ? logger.info({ reason: error.message }, 'a lock expired, as this process or the database was too busy')
      : logger.warn({ err: error }, 'the queue reported an error; it is tried again')
  queue.on('error', onError)
  worker.on('error', onError)
}

/** Opens a queue and its worker, which share their connections to Postgres; `end` closes these after both. */
export async function openJobs<Data>(
  name: string,
  processor: Processor<Data>,
  { databaseUrl, redisUrl }: ChannelSettings,
  options: Omit<WorkerOptions, 'connection'>,
) {
  if (redisUrl === undefined) {
    const connection = await openJobsPool(databaseUrl)
    return {
      queue: new onPostgres.Queue<Data>(name, { connection }),
      worker: new onPostgres.Worker<Data>(name, processor, { drainDelay, ...options, connection }),
      end: () => connection.end(),
    }
  }
  const connection = redis(redisUrl)
  return {
    queue: new Queue<Data>(name, { connection }),
    worker: new Worker<Data>(name, processor, { ...options, connection }),
    end: async () => {},
  }
}
