import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test, type Test } from 'tap'
import { openRawLog } from '../../events/raw-log.ts'
import { startNode } from './server.ts'
import { checkFile } from './storage/check.ts'
import { collect, connect, failsWith, numbered, numbersOf, testFile, upTo } from './testing/node.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))

async function written(t: Test) {
  const file = testFile(t)
  const node = await startNode({ file })
  const client = connect(t, node.url)
  for (const number of upTo(500)) await client.appendToStream(`thing-${number % 50}`, [numbered(number, 300)])
  await client.dispose()
  await node.stop()
  return file
}

async function started(t: Test, file: string) {
  const said: string[] = []
  const node = await startNode({ file, onFault: (sentence) => said.push(sentence) })
  t.teardown(() => node.stop())
  return { client: connect(t, node.url), said, url: node.url }
}

test('an event in which one bit was flipped on disk is never returned', async (t) => {
  const file = await written(t)
  const bytes = readFileSync(file)
  const at = bytes.indexOf('"number":123,')
  bytes[at + 9] = '9'.charCodeAt(0)
  writeFileSync(file, bytes)

  const { client, said, url } = await started(t, file)
  const damage = new RegExp(
    `${file} is damaged: the event at position 124 \\(thing-23@2\\) .*mend .*--position 124`,
  )
  await failsWith(t, collect(client.readStream('thing-23')), { message: damage })
  await failsWith(t, collect(client.readAll()), { message: damage })
  await failsWith(t, collect(client.subscribeToAll()), { message: damage })
  t.equal(said.filter((sentence) => damage.test(sentence)).length, 1, 'the operator hears of it, once')
  t.equal((await collect(client.readStream('thing-22'))).length, 10, 'the rest is served')
  t.match(await client.appendToStream('thing-23', [numbered(0)]), { nextExpectedRevision: 10n })

  const log = openRawLog(url)
  t.teardown(() => log.close())
  await t.rejects(log.read('thing-23'), { message: damage }, 'the project stops there, and says the same')
  const stop = new AbortController()
  await t.rejects(Array.fromAsync(log.tail({ signal: stop.signal })), { message: damage })

  const { events, problems } = checkFile(file)
  t.equal(events, 501)
  t.same(problems, [
    { position: 124, what: 'the event at position 124 (thing-23@2) is not as it was written' },
  ])
})

test('a database page that was overwritten on disk is reported as damage, and its events are never returned', async (t) => {
  const file = await written(t)
  const bytes = readFileSync(file)
  const page = Math.floor(bytes.indexOf('"number":123,') / 4096)
  bytes.fill(0xa5, page * 4096, (page + 1) * 4096)
  writeFileSync(file, bytes)

  const node = await startNode({ file }).catch((error: Error) => error)
  if (node instanceof Error) t.match(node.message, new RegExp(`${file} is damaged`))
  else {
    t.teardown(() => node.stop())
    const client = connect(t, node.url)
    await failsWith(t, collect(client.readAll()), {
      message: new RegExp(`${file} is damaged: events after position`),
    })
  }
  const { status, stderr } = spawnSync(process.execPath, [main, '--file', file, '--check'], {
    encoding: 'utf8',
  })
  t.equal(status, 1)
  t.match(stderr, /Tree \d+ page \d+|malformed/)
})

test('the event store does not start with a truncated file', async (t) => {
  const file = await written(t)
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.subarray(0, bytes.length / 2))
  await t.rejects(startNode({ file }), { message: new RegExp(`${file} is damaged.*restore`) })
})

test('a check of an undamaged file reports no fault', async (t) => {
  const file = await written(t)
  t.strictSame(checkFile(file), { position: 500, events: 500, of: 500, old: 0, problems: [] })
  const { client } = await started(t, file)
  t.same(numbersOf(await collect(client.readAll())), upTo(500))
})

test('the event store rejects an invalid command-line option with an explanation', (t) => {
  const run = (...args: string[]) => spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' })
  t.match(run('--file', 'x', '--port', 'abc'), { status: 2, stderr: /^--port abc is not a port.*\n$/ })
  t.match(run('--files', 'x'), { status: 2, stderr: /^Unknown option '--files'.*\n$/ })
  t.match(run('--file', '/none/log.sqlite', '--check'), {
    status: 2,
    stderr: 'The file /none/log.sqlite does not exist.\n',
  })
  t.match(run('--file', '/none/log.sqlite'), { status: 1, stderr: /\/none\/log\.sqlite/ })
  t.end()
})
