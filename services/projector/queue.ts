import { createPostgresBackend, Queue, withBackend, Worker, type Processor, type WorkerOptions } from 'bullmq'
import type { ChannelSettings } from './channel.ts'

// Jobs on Redis where there is one, else on Postgres: one switch for the whole project.

const onPostgres = withBackend(createPostgresBackend)
const redis = (url: string) => ({ url, maxRetriesPerRequest: null })
const postgres = (connectionString: string) => ({
  connectionString,
  schema: 'bullmq',
  migrate: true,
  max: 2,
  // Locks are renewed all the time, and jobs that a crash of the server takes are offered again: no need for the disk,
  // which the log waits for too.
  options: '-c synchronous_commit=off',
})

/** Opens the end of a BullMQ queue that adds jobs. */
export const openQueue = <Data>(name: string, { databaseUrl, redisUrl }: ChannelSettings) =>
  redisUrl === undefined
    ? new onPostgres.Queue<Data>(name, { connection: postgres(databaseUrl) })
    : new Queue<Data>(name, { connection: redis(redisUrl) })

/** Opens the end of a BullMQ queue that works on jobs. */
export const openWorker = <Data>(
  name: string,
  processor: Processor<Data>,
  { databaseUrl, redisUrl }: ChannelSettings,
  options: Omit<WorkerOptions, 'connection'>,
) =>
  redisUrl === undefined
    ? new onPostgres.Worker<Data>(name, processor, { ...options, connection: postgres(databaseUrl) })
    : new Worker<Data>(name, processor, { ...options, connection: redis(redisUrl) })
