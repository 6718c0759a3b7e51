import { jsonEvent, type EventStoreDBClient, type EventData, type ResolvedEvent } from '@eventstore/db-client'
import { Metadata } from '@grpc/grpc-js'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Test } from 'tap'
import { connect as connectTo } from '../../../events/log/connect.ts'
import { eventStorePort } from '../../../scripts/testing/ports.ts'
import { passwordOf } from '../address.ts'
import { startNode } from '../server.ts'

/** Path for the log file of a test, which is deleted after the test. */
export function testFile(t: Test): string {
  const folder = mkdtempSync(join(tmpdir(), 'event-store-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'log.sqlite')
}

/** EventStoreDB client of a node; it is closed after the test. */
export function connect(t: Test, url: string): EventStoreDBClient {
  const client = connectTo(url)
  t.teardown(() => client.dispose())
  return client
}

export const loginOf = (file: string) => ({ name: 'communities', password: passwordOf(file) })

export function loginCall(file: string): Metadata {
  const { name, password } = loginOf(file)
  const metadata = new Metadata()
  metadata.set('authorization', `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`)
  return metadata
}

export async function testNode(t: Test, options: { maxAppendSize?: number } = {}) {
  const file = testFile(t)
  const port = await eventStorePort()
  let node = await startNode({ file, port, ...options })
  t.teardown(() => node.stop())
  return {
    file,
    port,
    url: node.url,
    client: connect(t, node.url),
    /** Restarts a node on the same port; `meanwhile` is called while the node is stopped. */
    async restart(meanwhile = async () => {}) {
      await node.stop()
      await meanwhile()
      node = await startNode({ file, port, ...options })
    },
  }
}

export const numbered = (number: number, padding = 0): EventData =>
  jsonEvent({ type: 'Numbered', data: { number, padding: 'x'.repeat(padding) } })

export const numberedUpTo = (count: number, padding = 0): EventData[] =>
  Array.from({ length: count }, (_, number) => numbered(number, padding))

export async function collect<Item>(items: AsyncIterable<Item>, count = Infinity): Promise<Item[]> {
  const collected: Item[] = []
  if (count === 0) return collected
  for await (const item of items) if (collected.push(item) >= count) break
  return collected
}

export const revisionsOf = (events: readonly ResolvedEvent[]): number[] =>
  events.map(({ event }) => Number(event?.revision))

export const numbersOf = (events: readonly ResolvedEvent[]): number[] =>
  events.map(({ event }) => (event!.data as { number: number }).number)

export const upTo = (count: number): number[] => Array.from({ length: count }, (_, number) => number)

export async function failsWith(t: Test, work: Promise<unknown>, wanted: object): Promise<void> {
  const outcome = await work.then(
    () => 'it did not fail',
    (error: unknown) => error,
  )
  t.match(outcome, wanted)
}
