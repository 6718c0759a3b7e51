import { setTimeout as sleep } from 'node:timers/promises'
import { test } from 'tap'
import type { ServerHealth } from '../../events/log.ts'
import { concernsOf, watchLogHealth } from './log-health.ts'

const now = Date.now()
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000)
const GB = 1e9
const sound: ServerHealth = {
  address: 'log:2113',
  disk: { available: 50 * GB, total: 100 * GB },
  check: { startedAt: null, finishedAt: hoursAgo(20), events: 9 },
  damage: [],
}
const damage = [{ position: 7, what: 'the event at position 7 is missing', foundAt: hoursAgo(1) }]
const concerns = (...servers: Partial<ServerHealth>[]) =>
  concernsOf(
    servers.map((server) => ({ ...sound, ...server })),
    null,
    now,
  )

test('neither a healthy log nor unknown values are reported as a problem', (t) => {
  t.same(concerns({}), [])
  t.same(concerns({ disk: null, check: null, damage: null }), [])
  t.same(concernsOf([]), [])
  t.end()
})

test('a nearly full disk of any size is reported before it is full', (t) => {
  const told = (available: number, total: number) => concerns({ disk: { available, total } })[0]?.sentence
  t.match(told(0.9 * GB, 100 * GB), /nearly full: 900 MB of 100 GB is free\. Free up space/)
  t.equal(told(1.1 * GB, 100 * GB), undefined)
  t.equal(told(0.9 * GB, 2 * GB), undefined, 'a small disk has less room to keep')
  t.match(told(0.1 * GB, 2 * GB), /nearly full/)
  t.match(told(4096, 2 * GB), /is full, so nothing can be written\. Free up space/)
  t.end()
})

test('a nearly full disk of images is reported like that of the log', (t) => {
  const told = (available: number) =>
    concernsOf([sound], null, now, { available, total: 100 * GB }).map(({ sentence }) => sentence)
  t.same(told(2 * GB), [])
  t.match(told(0.9 * GB), [/^The disk of the images is nearly full: 900 MB of 100 GB is free\./])
  t.match(told(4096), [/^The disk of the images is full, so none can be uploaded\. Free up space/])
  t.end()
})

test('damage to the log is reported with the number of damaged positions', (t) => {
  t.match(concerns({ damage }), [
    { kind: 'damage', sentence: /in one place\. .*wp-admin\/operations.*log -- mend/ },
  ])
  t.match(concerns({ damage: [...damage, ...damage] }), [{ sentence: /in 2 places/ }])
  t.end()
})

test('a check of the log is reported as overdue after two days, unless one has run for less than a day', (t) => {
  const told = (finished: number | null, started: number | null) =>
    concerns({
      check: {
        finishedAt: finished === null ? null : hoursAgo(finished),
        startedAt: started === null ? null : hoursAgo(started),
        events: 9,
      },
    })[0]?.sentence
  t.equal(told(47, null), undefined)
  const day = hoursAgo(49).toISOString().slice(0, 10)
  t.match(told(49, null), new RegExp(`overdue .* finished on ${day}\\. .*npm run log -- check`))
  t.equal(told(200, 1), undefined, 'a node that was down for long checks once it is up')
  t.match(told(200, 25), /overdue/)
  t.equal(told(null, 1), undefined)
  t.match(told(null, 25), /No check has finished yet/)
  t.end()
})

test('problems of the log are listed by urgency, with the name of the server if there are several', (t) => {
  const found = concernsOf(
    [sound, { ...sound, address: 'other:2113', disk: { available: 0, total: GB }, damage }],
    { sentence: 'The log ends early.' },
    now,
  )
  t.match(found, [
    { kind: 'behind', address: null, sentence: 'The network is read-only. The log ends early.' },
    { kind: 'damage', address: 'other:2113', sentence: /event log at other:2113 is damaged/ },
    { kind: 'disk', sentence: /event log's disk at other:2113 is full/ },
  ])
  t.end()
})

test('a problem of the log is logged at its start and its end, and does not end while the log is unavailable', async (t) => {
  let server: ServerHealth = { ...sound, check: null, damage }
  let looks = 0
  const said: string[] = []
  const note = (word: string) => (sentence: string) => void said.push(`${word} ${sentence}`)
  const watch = watchLogHealth(
    { health: async () => (looks++, [server]) },
    { logger: { warn: note('warn'), info: note('info') } as never, intervalMs: 5 },
  )
  t.teardown(watch.close)
  const looked = async () => {
    for (const after = looks + 2; looks < after;) await sleep(5)
  }
  await looked()
  server = { ...sound, disk: null, check: null, damage: null }
  await looked()
  t.match(watch.concerns(), [{ kind: 'damage' }])
  server = sound
  await looked()
  t.same(watch.concerns(), [])
  t.match(said, [/^warn The event log is damaged/, /^info resolved: The event log is damaged/])
})

test('a disk of images that cannot be read is logged, and its last figures are kept', async (t) => {
  const failed = Promise.withResolvers<unknown[]>()
  const full = { available: 4096, total: 100 * GB }
  const looks = [async () => full, () => Promise.reject(new Error('no such folder'))]
  const { concerns, close } = watchLogHealth(
    { health: async () => [sound] },
    {
      imagesDisk: () => (looks.length > 1 ? looks.shift() : looks[0])!(),
      logger: { info() {}, warn: (...told: unknown[]) => told.length > 1 && failed.resolve(told) },
      intervalMs: 5,
    },
  )
  const waiting = setInterval(() => {}, 1000)
  t.teardown(() => clearInterval(waiting))
  t.match(await failed.promise, [{ err: /no such folder/ }, /^cannot read how much/])
  t.match(concerns(), [{ kind: 'disk' }])
  await close()
})
