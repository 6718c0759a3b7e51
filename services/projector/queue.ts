import { createPostgresBackend, Queue, withBackend, Worker, type Processor, type WorkerOptions } from 'bullmq'
import type { ChannelSettings } from './channel.ts'

// The job queue is in Redis if that is configured, otherwise in Postgres.

const onPostgres = withBackend(createPostgresBackend)
const redis = (url: string) => ({ url, maxRetriesPerRequest: null })
const postgres = (connectionString: string) => ({
  connectionString,
  schema: 'bullmq',
  migrate: true,
  max: 2,
  // Commits do not wait for the disk, which the log needs too: a job that is lost is simply added again.
  options: '-c synchronous_commit=off',
})

export const openQueue = <Data>(name: string, { databaseUrl, redisUrl }: ChannelSettings) =>
  redisUrl === undefined
    ? new onPostgres.Queue<Data>(name, { connection: postgres(databaseUrl) })
    : new Queue<Data>(name, { connection: redis(redisUrl) })

export const openWorker = <Data>(
  name: string,
  processor: Processor<Data>,
  { databaseUrl, redisUrl }: ChannelSettings,
  options: Omit<WorkerOptions, 'connection'>,
) =>
  redisUrl === undefined
    ? new onPostgres.Worker<Data>(name, processor, { ...options, connection: postgres(databaseUrl) })
    : new Worker<Data>(name, processor, { ...options, connection: redis(redisUrl) })
