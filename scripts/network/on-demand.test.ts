import { EventEmitter, once } from 'node:events'
import { test, type Test } from 'tap'
import { onDemand } from './on-demand.ts'

/** A part that is only counted: emits `started` and `stopped` with the number of starts. */
function openPart(t: Test, { fails = 0, wakeEveryMs = 3_600_000 } = {}) {
  const told = new EventEmitter()
  let starts = 0
  const part = onDemand(
    async () => {
      const pid = ++starts
      if (pid <= fails) throw new Error(`start ${pid} failed`)
      queueMicrotask(() => told.emit('started', pid))
      return { pid: () => pid, replace: async () => {}, stop: async () => void told.emit('stopped', pid) }
    },
    { log: (line) => told.emit('log', line), wakeEveryMs, idleMs: 20, retryMs: 5 },
  )
  t.teardown(part.stop)
  return { part, next: async (event: string) => (await once(told, event))[0] as unknown }
}

test('a part runs from the report of work until a while after its end', async (t) => {
  const { part, next } = openPart(t)
  t.equal(part.pid(), undefined)
  part.want(true)
  t.equal(await next('started'), 1)
  t.equal(part.pid(), 1)
  part.want(false)
  part.want(true)
  part.want(false)
  t.equal(await next('stopped'), 1)
  t.equal(part.pid(), undefined)
  part.want(true)
  t.equal(await next('started'), 2)
})

test('a part without reported work is started for a while at an interval', async (t) => {
  const { next } = openPart(t, { wakeEveryMs: 50 })
  for (const start of [1, 2]) {
    t.equal(await next('started'), start)
    t.equal(await next('stopped'), start)
  }
})

test('a failed start is logged and retried while there is work', async (t) => {
  const { part, next } = openPart(t, { fails: 1 })
  part.want(true)
  t.equal(await next('log'), 'start 1 failed')
  t.equal(await next('started'), 2)
})

test('a part that is stopped while it starts does not stay', async (t) => {
  const { part, next } = openPart(t)
  part.want(true)
  const stopped = next('stopped')
  await part.stop()
  t.equal(await stopped, 1)
  t.equal(part.pid(), undefined)
})
