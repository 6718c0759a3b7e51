import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type Test } from 'tap'
import { testFolder } from '../../scripts/testing/services.ts'
import { claimedPng, plainPicture } from './testing/pictures.ts'
import { openImageWorkshop, UnreadableImageError, WorkshopBusyError } from './workshop.ts'

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
  return { workshop, fileOf, good: fileOf(await plainPicture()) }
}

/** Memory that a process has used at most, in MB. */
const peakOf = (pid: number) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024

test('the process of images starts with the first image, ends when it is idle, and starts again', async (t) => {
  const { workshop, good } = await opened(t, { idleMs: 0 })
  t.equal(workshop.pid(), undefined)
  t.match(await workshop.make(good, avatar), { color: '#3366cc' })
  while (workshop.pid() !== undefined) await new Promise(setImmediate)
  t.match(await workshop.make(good, avatar), { color: '#3366cc' })
})

test(
  'a file of 29 bytes that claims more than 10¹⁸ pixels is refused without using memory',
  { skip: !existsSync('/proc/self/status') && 'only Linux tells the memory of a process' },
  async (t) => {
    const { workshop, good, fileOf } = await opened(t)
    await workshop.make(good, avatar)
    const before = peakOf(workshop.pid()!)
    const bomb = claimedPng(1_233_092_999, 2_337_276_672).subarray(0, 29)
    await t.rejects(workshop.make(fileOf(bomb), avatar), UnreadableImageError)
    await t.rejects(workshop.make(fileOf(claimedPng(20_000, 20_000)), avatar), UnreadableImageError)
    const used = peakOf(workshop.pid()!) - before
    t.ok(used < 16, `${used.toFixed(1)} MB`)
  },
)

test('an image that takes too long is refused, and the next one is made', async (t) => {
  const { workshop, good } = await opened(t, { timeoutMs: 1 })
  const slow = await Promise.allSettled([workshop.make(good, avatar), workshop.make(good, avatar)])
  for (const one of slow) t.match(one, { reason: UnreadableImageError })
  const { workshop: patient } = await opened(t)
  const killed = patient.make(good, avatar)
  process.kill(patient.pid()!, 'SIGKILL')
  await t.rejects(killed, UnreadableImageError)
  t.match(await patient.make(good, avatar), { color: '#3366cc' })
})

test('further images wait for the first one, and one too many is rejected at once', async (t) => {
  const { workshop, good } = await opened(t, { maxWaiting: 2 })
  const made = await Promise.allSettled(Array.from({ length: 4 }, () => workshop.make(good, avatar)))
  t.same(
    made.map(({ status }) => status),
    ['fulfilled', 'fulfilled', 'fulfilled', 'rejected'],
  )
  t.match(made.at(-1), { reason: WorkshopBusyError })
})
