import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** Moments in the processing of a change that probes record in the processes. */
const MarkName = z.enum([
  /** The API has received the head of an HTTP request. */
  'request',
  /** Fastify calls the handler of the requested route. */
  'handler',
  /** A chunk of the event store's protocol was received or written. */
  'received',
  'written',
  /** The event store's transaction: its `begin`, and its `commit` with the sync to disk. */
  'write',
  'synced',
  /** A statement was sent to Postgres; lasts until the response. */
  'statement',
  /** A notification was received from Postgres. */
  'news',
  /** A message was passed to a WebSocket. */
  'sent',
  /** A span of the project's own tracing. */
  'span',
])
export type MarkName = z.output<typeof MarkName>

const Mark = z.object({
  /** Folder of the process's entry point in services/: api, projector, eventstore, … */
  part: z.string(),
  name: MarkName,
  /** Time in ms, by `clock.ts`. */
  start: z.number(),
  end: z.number(),
  /** Number of the database connection; 0 for other marks. */
  of: z.number(),
  /** Beginning of the statement's or message's text; name of the span. */
  detail: z.string(),
})
export type Mark = z.output<typeof Mark>

/** Reads the marks of all processes, in the order of their time. */
export const marksIn = (folder: string): Mark[] =>
  readdirSync(folder)
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean))
    .map((line) => Mark.parse(JSON.parse(line)))
    .toSorted((a, b) => a.start - b.start)
