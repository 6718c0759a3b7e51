import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { test } from 'tap'
import { addressOf } from './address.ts'
import { connect, numbered, testFile, upTo } from './testing/node.ts'
import { until } from '../../scripts/testing/until.ts'

// Traces system calls of the node, because only these prove that data was synced to disk.

const main = fileURLToPath(new URL('main.ts', import.meta.url))
const hasStrace = spawnSync('strace', ['-V']).status === 0

interface Call {
  name: string
  about: string
}

function callsOf(trace: string): Call[] {
  const unfinished = new Map<string, Call>()
  return trace.split('\n').flatMap((line) => {
    const [, thread = '', rest = ''] = /^(\d+)\s+(.*)$/.exec(line) ?? []
    const resumed = /^<\.\.\. (\w+) resumed>/.exec(rest)
    if (resumed) return unfinished.get(`${thread} ${resumed[1]}`) ?? []
    const [, name = '', about = ''] = /^(\w+)\(\d+<([^>]*)>/.exec(rest) ?? []
    if (name === '') return []
    if (!rest.includes('<unfinished')) return { name, about }
    unfinished.set(`${thread} ${name}`, { name, about })
    return []
  })
}

test(
  'every write to the event log is synced to disk before the client gets the response',
  { skip: hasStrace ? false : 'strace is not installed' },
  async (t) => {
    const file = testFile(t)
    const trace = `${file}.trace`
    const traced = () => (existsSync(trace) ? readFileSync(trace, 'utf8') : '')
    const watched = 'trace=fdatasync,fsync,pwrite64,pwritev,write,writev,sendto,sendmsg'
    const program = [process.execPath, main, '--file', file, '--port', '0']
    const child = spawn('strace', ['-D', '-f', '-y', '-s', '0', '-e', watched, '-o', trace, ...program])
    t.teardown(() => child.kill('SIGKILL'))
    const [line] = await once(createInterface(child.stdout), 'line')
    const client = connect(t, addressOf(file, Number(/:(\d+)$/.exec(String(line))?.[1])))
    await client.appendToStream('thing', [numbered(0)])
    const before = callsOf(traced()).length

    const appends = 20
    for (const number of upTo(appends)) await client.appendToStream('thing', [numbered(number + 1)])
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    await exit
    // Waits for the tracer, which is another process and ends a moment after the node.
    await until(() => /\+\+\+ exited with 0/.test(traced()), 'the trace ends')

    // For each append, the trace must show the write to the write-ahead log, then the sync, and then the response.
    const calls = callsOf(traced()).slice(before)
    const isLog = ({ about }: Call) => about === `${file}-wal`
    const isSync = ({ name }: Call) => name === 'fdatasync' || name === 'fsync'
    const isClient = ({ name, about }: Call) => /^(write|send)/.test(name) && /^(TCP|socket)/.test(about)
    let unsynced = false
    let synced = 0
    let [sent, tooEarly] = [0, 0]
    for (const call of calls) {
      if (isLog(call) && !isSync(call)) unsynced = true
      else if (isLog(call) && unsynced) {
        unsynced = false
        synced++
      } else if (isClient(call)) {
        sent++
        if (unsynced) tooEarly++
      }
    }
    t.ok(synced >= appends, `${appends} appends, ${synced} syncs`)
    t.ok(sent >= appends, `and ${sent} answers`)
    t.equal(tooEarly, 0, 'nothing was sent while something was written and not on disk')
  },
)
