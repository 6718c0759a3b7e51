import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { openCodec } from '../../../../events/log/codec.ts'
import { openLog, type Log } from '../../../../events/log.ts'
import { addressOf } from '../../../../services/eventstore/address.ts'
import { startChild } from '../../../network/child.ts'
import { root } from '../../../network.ts'
import { cpuOf } from '../cpu.ts'

export interface LogNode {
  log: Log
  /** Time from the start of the node's process until its first response, in ms. */
  startUp: number
  /** Memory of the node's process, in MiB. */
  memory: () => number
  /** CPU time of the node's process, in ms. */
  cpu: () => number
  stop: () => Promise<void>
}

/** The node needs no keys, because the generated events have no personal fields. */
const codec = openCodec({
  ensure: () => Promise.reject(new Error('No keys are used here')),
  find: async () => new Map(),
})

export async function startLogNode(file: string): Promise<LogNode> {
  const began = performance.now()
  const child = await startChild({
    name: 'event store',
    command: execPath,
    args: [join(root, 'services/eventstore/main.ts'), '--file', file, '--port', '0'],
    ready: /listening on/,
    once: true,
    log: () => {},
  })
  const startUp = performance.now() - began
  const [, port] = /:(\d+)$/.exec(child.line) ?? []
  const log = openLog({ url: addressOf(file, Number(port)), codec })
  return {
    log,
    startUp,
    memory: () =>
      Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid())], { encoding: 'utf8' })) / 1024,
    cpu: () => cpuOf(child.pid() ?? 0),
    async stop() {
      await log.close()
      await child.stop()
    },
  }
}
