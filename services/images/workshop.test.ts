import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type Test } from 'tap'
import { testFolder } from '../../scripts/testing/services.ts'
import { claimedPng, plainPicture } from './testing/pictures.ts'
import { BusyError, TooSlowError } from '../child/child.ts'
import { openImageWorkshop, UnreadableImageError } from './workshop.ts'

const avatar = { type: 'avatar', crop: null } as const

async function opened(t: Test, options: Parameters<typeof openImageWorkshop>[0] = {}) {
  // Longer than in production, for a busy machine.
  const workshop = openImageWorkshop({ timeoutMs: 120_000, ...options })
  t.teardown(workshop.close)
  const folder = testFolder(t)
  let count = 0
  const fileOf = (bytes: Uint8Array) => {
    const file = join(folder, String(count++))
    writeFileSync(file, bytes)
    return file
  }
  const good = fileOf(await plainPicture())
  const make = (file = good, member = 'ada', onUsed?: (ms: number) => void) =>
    workshop.make(file, avatar, member, onUsed)
  return { workshop, make, fileOf, good }
}

/** Memory that a process has used at most, in MB. */
const peakOf = (pid: number) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024

test('the process of images starts with the first image, ends when it is idle, and starts again', async (t) => {
  const { workshop, make } = await opened(t, { idleMs: 0 })
  t.equal(workshop.pid(), undefined)
  t.match(await make(), { color: '#3366cc' })
  while (workshop.pid() !== undefined) await new Promise(setImmediate)
  t.match(await make(), { color: '#3366cc' })
})

test(
  'a file of 29 bytes that claims more than 10¹⁸ pixels is refused without using memory',
  { skip: !existsSync('/proc/self/status') && 'only Linux tells the memory of a process' },
  async (t) => {
    const { workshop, make, fileOf } = await opened(t)
    await make()
    const before = peakOf(workshop.pid()!)
    const bomb = claimedPng(1_233_092_999, 2_337_276_672).subarray(0, 29)
    await t.rejects(make(fileOf(bomb)), UnreadableImageError)
    await t.rejects(make(fileOf(claimedPng(20_000, 20_000))), UnreadableImageError)
    const used = peakOf(workshop.pid()!) - before
    t.ok(used < 16, `${used.toFixed(1)} MB`)
  },
)

test('an image that takes too long is refused, its time is counted, and the next one is made', async (t) => {
  const main = join(import.meta.dirname, 'testing/slow-main.ts')
  const { make } = await opened(t, { timeoutMs: 300, main })
  const used: number[] = []
  const count = (ms: number) => void used.push(ms)
  await t.rejects(make('slow', 'ada', count), TooSlowError)
  t.match(await make('quick', 'ada', count), { color: '#000000' })
  t.equal(used.length, 2)
  t.ok(used[0]! >= 299, 'which ran to the limit')
  const { workshop: patient, make: makeOne } = await opened(t)
  const killed = makeOne()
  process.kill(patient.pid()!, 'SIGKILL')
  await t.rejects(killed, UnreadableImageError)
  t.match(await makeOne(), { color: '#3366cc' })
})

test('further images wait for the first one, and one too many is rejected at once', async (t) => {
  const { make } = await opened(t, { maxWaiting: 2 })
  const made = await Promise.allSettled(Array.from({ length: 4 }, () => make()))
  t.same(
    made.map(({ status }) => status),
    ['fulfilled', 'fulfilled', 'fulfilled', 'rejected'],
  )
  t.match(made.at(-1), { reason: BusyError })
})

test('members are served in turn, also when one has many images waiting', async (t) => {
  const main = join(import.meta.dirname, 'testing/slow-main.ts')
  const { make } = await opened(t, { main })
  const order: string[] = []
  const all = [
    ['ada', 'a1'],
    ['ada', 'a2'],
    ['ada', 'a3'],
    ['ben', 'b1'],
    ['cem', 'c1'],
    ['ben', 'b2'],
  ] as const
  await Promise.all(all.map(([member, file]) => make(file, member).then(() => order.push(file))))
  t.same(order, ['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})
