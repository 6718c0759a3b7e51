import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
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
])
export type MarkName = z.output<typeof MarkName>

const Mark = z.object({
  /** Folder of the process's entry point in services/: api, projector, eventstore, … */
  part: z.string(),
  name: MarkName,
  /** Time in ms since 1970, with fractions. */
  start: z.number(),
  end: z.number(),
  /** Number of the database connection; 0 for other marks. */
  of: z.number(),
  /** Beginning of the statement's or message's text. */
  detail: z.string(),
})
export type Mark = z.output<typeof Mark>

/** A span of the project's own tracing; times are in ms since 1970, with fractions. */
export interface Span {
  service: string
  name: string
  start: number
  end: number
}

const ms = z.coerce.bigint().transform((nanoseconds) => Number(nanoseconds / 1000n) / 1000)
const Exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({
        attributes: z.array(
          z.object({ key: z.string(), value: z.object({ stringValue: z.string().optional() }) }),
        ),
      }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(z.object({ name: z.string(), startTimeUnixNano: ms, endTimeUnixNano: ms })),
        }),
      ),
    }),
  ),
})

/** Opens a collector for OTLP over HTTP (JSON) that keeps the spans. */
export async function openCollector(): Promise<{ url: string; spans: Span[]; close: () => void }> {
  const spans: Span[] = []
  const server = createServer(async (request, response) => {
    const { resourceSpans } = Exported.parse(await json(request))
    for (const { resource, scopeSpans } of resourceSpans) {
      const named = resource.attributes.find(({ key }) => key === 'service.name')
      const service = named?.value.stringValue ?? ''
      for (const span of scopeSpans.flatMap(({ spans }) => spans)) {
        const { name, startTimeUnixNano: start, endTimeUnixNano: end } = span
        spans.push({ service, name, start, end })
      }
    }
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, spans, close: () => void server.close() }
}

/** Reads the marks of all processes, in the order of their time. */
export const marksIn = (folder: string): Mark[] =>
  readdirSync(folder)
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean))
    .map((line) => Mark.parse(JSON.parse(line)))
    .toSorted((a, b) => a.start - b.start)
