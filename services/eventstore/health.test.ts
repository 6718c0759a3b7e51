import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { test, type Test } from 'tap'
import { checkSoon } from '../../events/log/mend.ts'
import { openRawLog } from '../../events/raw-log.ts'
import { startNode, type NodeOptions } from './server.ts'
import { check, nothingChecked } from './storage/check.ts'
import { openHealth } from './storage/health.ts'
import { openToRead } from './storage/schema.ts'
import { collect, connect, failsWith, numbered, testFile, upTo } from './testing/node.ts'

const EVENTS = 2500
const never = { every: 1e9, after: 1e9, afterFailure: 1e9 }
const once = { ...never, after: 0 }

async function started(t: Test, file: string, options: Partial<NodeOptions> = {}) {
  const said: string[] = []
  const node = await startNode({
    file,
    checks: never,
    ...options,
    onFault: (sentence) => said.push(sentence),
  })
  const log = openRawLog(node.url)
  const client = connect(t, node.url)
  t.teardown(() => log.close())
  t.teardown(node.stop)
  async function health(is: (now: Awaited<ReturnType<typeof log.health>>[number]) => unknown = () => true) {
    for (;;) {
      const [now] = await log.health()
      if (now && is(now)) return now
    }
  }
  return { client, said, health, url: node.url, stop: node.stop }
}

/** Writes a log and stops its node; returns functions that damage one event in the file and repair it. */
async function written(t: Test, file: string) {
  const { client, stop } = await started(t, file)
  await client.appendToStream(
    'thing',
    upTo(EVENTS).map((number) => numbered(number, 20)),
  )
  await stop()
  const sound = readFileSync(file)
  const damaged = Buffer.from(sound)
  damaged[damaged.indexOf('"number":123,') + 9] = '9'.charCodeAt(0)
  return { damage: () => writeFileSync(file, damaged), mend: () => writeFileSync(file, sound) }
}

const broken = { position: 124, what: 'the event at position 124 (thing@123) is not as it was written' }

test('the event store reports its free disk space and the result of its last check', async (t) => {
  const file = testFile(t)
  await written(t, file)
  const fresh = await started(t, file)
  const { disk, check, damage } = await fresh.health()
  t.ok(disk && disk.available > 0 && disk.available <= disk.total, 'free bytes of the disk')
  t.match(check, { startedAt: Date, finishedAt: null }, 'the first check is due')
  t.same(damage, [])
  await fresh.stop()

  const began = new Date()
  const checking = await started(t, file, { checks: once })
  const checked = await checking.health(({ check }) => check?.finishedAt)
  t.match(checked, { check: { startedAt: null, events: EVENTS }, damage: [] })
  t.ok(checked.check!.finishedAt! >= began)
  await checking.stop()
  const again = await started(t, file)
  t.same((await again.health()).check, checked.check, 'it is known after a restart, and none is due')
  t.same(again.said, [])
})

test('damage that a check finds is reported once until the event is repaired', async (t) => {
  const file = testFile(t)
  const { damage, mend } = await written(t, file)
  damage()
  const first = await started(t, file, { checks: once })
  const found = await first.health(({ damage }) => damage?.length)
  t.match(found.damage, [{ ...broken, foundAt: Date }])
  await failsWith(t, collect(first.client.readStream('thing')), { message: /position 124/ })
  t.equal(
    first.said.filter((sentence) => /position 124/.test(sentence)).length,
    1,
    'by the check or the reader, not by both',
  )
  await first.stop()

  const second = await started(t, file)
  t.match((await second.health()).damage, [broken], 'it is known from the start')
  await failsWith(t, collect(second.client.readStream('thing')), { message: /position 124/ })
  t.same(second.said, [], 'and not named again')
  await second.stop()

  mend()
  const third = await started(t, file)
  t.same((await third.health()).damage, [])
})

test('a check of the log file that an operator requests starts at once', async (t) => {
  const file = testFile(t)
  const { damage } = await written(t, file)
  damage()
  const { health, url } = await started(t, file)
  t.same((await health()).damage, [])
  await checkSoon(url)
  t.match((await health(({ damage }) => damage?.length)).damage, [broken])
})

test('damage that a reader finds is reported at once, without waiting for a check', async (t) => {
  const file = testFile(t)
  const { damage } = await written(t, file)
  damage()
  const { client, health } = await started(t, file)
  await failsWith(t, collect(client.readStream('thing')), { message: /position 124/ })
  t.match((await health()).damage, [broken])
})

test('an interrupted check continues after a restart, unless another file took the place of the log file', async (t) => {
  const file = testFile(t)
  await written(t, file)
  const options = { isSoundAt: () => false, onFault: () => {} }
  const db = openToRead(file)
  t.teardown(() => db.close())
  const health = openHealth(file, options)
  const checked = health.begin()
  const slices = check(db, file, checked)
  while (checked.events === 0) slices.next()
  slices.return(undefined)
  health.advance(checked)
  const again = openHealth(file, options).begin()
  t.same(again, { position: 1000, events: 1000, of: EVENTS, old: 0, problems: [] })
  const rest = check(db, file, again)
  while (!rest.next().done);
  t.match(again, { position: EVENTS, events: EVENTS, problems: [] })

  writeFileSync(`${file}.copy`, readFileSync(file))
  renameSync(`${file}.copy`, file)
  t.same(openHealth(file, options).begin(), nothingChecked())
})
