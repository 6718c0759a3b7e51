import { randomInt } from 'node:crypto'
import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { v7 } from 'uuid'
import { keysOf } from '../../../events/entries.ts'
import type { StreamName } from '../../../events/kinds.ts'
import { openProgress } from '../../command/progress.ts'
import { diskFloor, rounded, timed, together, type Figure } from './figures.ts'
import { fill, EVENTS_PER_STREAM, plainEvent, streamAt } from './log/fill.ts'
import { startLogNode, type LogNode } from './log/node.ts'
import { temporaryFolder } from '../../../services/temporary.ts'

/** Number of events in the small log, and of events read in one run. */
const SMALL = 10_000
const ROUNDS = 5
/** Numbers of concurrent appends (64 at a time) and of sequential appends in one run. */
const [MANY, FEW] = [4000, 300]
/** Number of events in an append of an import. */
const EVENTS_PER_APPEND = 100

const measures = {
  alone: { what: 'one append at a time', unit: 'appends/s' },
  many: { what: 'appends, 64 in flight', unit: 'appends/s' },
  manyNode: { what: 'computing of the node for an append', unit: 'µs' },
  manyClient: { what: 'computing of the client for an append', unit: 'µs' },
  bulk: { what: `events in appends of ${EVENTS_PER_APPEND}, 64 in flight`, unit: 'events/s' },
  read: { what: 'events read from $all', unit: 'events/s' },
  readNode: { what: 'computing of the node for an event read', unit: 'µs' },
  readClient: { what: 'computing of the client for an event read', unit: 'µs' },
} as const
type Run = Record<keyof typeof measures, number>

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

async function measured(node: LogNode, count: number, work: () => Promise<unknown>) {
  const before = process.cpuUsage()
  const nodeBefore = node.cpu()
  const began = performance.now()
  await work()
  const ms = performance.now() - began
  const { user, system } = process.cpuUsage(before)
  return {
    rate: (count / ms) * 1000,
    client: (user + system) / count,
    node: ((node.cpu() - nodeBefore) * 1000) / count,
  }
}

/** Returns a function that chooses the stream of the next append: alternately a new and an unused existing one. */
function places(count: number) {
  const used = new Set<number>()
  let turn = 0
  return (): [stream: StreamName, expected: 'no_stream' | number] => {
    if (turn++ % 2 === 0 || used.size > count / EVENTS_PER_STREAM / 2) return [`follow-${v7()}`, 'no_stream']
    let n: number
    do n = randomInt(count / EVENTS_PER_STREAM)
    while (used.has(n))
    used.add(n)
    return [streamAt(n), EVENTS_PER_STREAM - 1]
  }
}

async function run(node: LogNode, place: ReturnType<typeof places>): Promise<Run> {
  const { log } = node
  const append = () => {
    const [stream, expected] = place()
    return log.append(stream, [plainEvent()], expected)
  }
  const alone = await measured(node, FEW, () => timed(FEW, append))
  const many = await measured(node, MANY, () => together(MANY, 64, append))
  const appendMany = () =>
    log.append(`follow-${v7()}`, Array.from({ length: EVENTS_PER_APPEND }, plainEvent), 'no_stream')
  const bulk = await measured(node, MANY, () => together(MANY / EVENTS_PER_APPEND, 64, appendMany))
  const after = (await log.head()) - BigInt(SMALL)
  const read = await measured(node, SMALL, async () => {
    for await (const batch of log.readAll({ after })) void batch
  })
  return {
    alone: alone.rate,
    many: many.rate,
    manyNode: many.node,
    manyClient: many.client,
    bulk: bulk.rate,
    read: read.rate,
    readNode: read.node,
    readClient: read.client,
  }
}

async function openContender(folder: string, count: number, json: boolean) {
  const file = join(folder, `${count}.sqlite`)
  await fill(file, count, openProgress({ json }))
  const node = await startLogNode(file)
  const before = node.memory()
  const place = places(count)
  const runs: Run[] = []
  await run(node, place) // The first run is not measured, because it warms up caches and the compiler.
  return {
    count,
    runs,
    turn: async () => void runs.push(await run(node, place)),
    figures: (): Figure[] => [
      { what: `log of ${count}: file`, value: rounded(statSync(file).size / 2 ** 20), unit: 'MiB' },
      { what: `log of ${count}: start-up`, value: rounded(node.startUp), unit: 'ms' },
      { what: `log of ${count}: memory of the node, before`, value: rounded(before), unit: 'MiB' },
      { what: `log of ${count}: memory of the node, after`, value: rounded(node.memory()), unit: 'MiB' },
      ...keys.map((key) => ({
        what: `log of ${count}: ${measures[key].what}`,
        value: rounded(median(runs.map((run) => run[key]))),
        unit: measures[key].unit,
      })),
    ],
    stop: node.stop,
  }
}

const keys = keysOf(measures)

/**
 * Measures the event store through events/log.ts: medians of several runs on a small log. With `large`, every second
 * run uses a log of that many events, and the ratio to the small log is reported.
 */
export async function log({ large, json = false }: { large?: number; json?: boolean }): Promise<Figure[]> {
  const folder = temporaryFolder('bench')
  const contenders: Awaited<ReturnType<typeof openContender>>[] = []
  try {
    const floor = await diskFloor(folder)
    for (const count of large ? [SMALL, large] : [SMALL])
      contenders.push(await openContender(folder, count, json))
    for (let n = 0; n < ROUNDS; n++)
      for (const contender of n % 2 ? contenders.toReversed() : contenders) await contender.turn()
    const [small, big] = contenders
    const rates = ['alone', 'many', 'read'] as const
    const computing = ['manyNode', 'readNode'] as const
    return [
      { what: 'floor: 4 KiB written and synced, p50', value: floor.p50, unit: 'ms' },
      ...contenders.flatMap(({ figures }) => figures()),
      ...(small && big
        ? [
            ...rates.map((key) => ({
              what: `large to small: time, ${measures[key].what}`,
              value: rounded(
                median(small.runs.map((run, n) => run[key] / (big.runs[n]?.[key] ?? Number.NaN))),
              ),
              unit: '×',
            })),
            ...computing.map((key) => ({
              what: `large to small: ${measures[key].what}`,
              value: rounded(
                median(big.runs.map((run, n) => run[key] / (small.runs[n]?.[key] ?? Number.NaN))),
              ),
              unit: '×',
            })),
          ]
        : []),
    ]
  } finally {
    for (const { stop } of contenders) await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
