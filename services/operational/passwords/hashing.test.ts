import { hash } from '@node-rs/argon2'
import { test } from 'tap'
import { Worker } from 'node:worker_threads'
import { BusyError, openHashing } from './hashing.ts'

const salt = new Uint8Array(16).fill(7)

test('up to two hundred passwords wait to be checked; a further one is rejected at once', async (t) => {
  const hashing = openHashing()
  const hashed = await hash('right', { memoryCost: 8, timeCost: 1, parallelism: 1 })
  const checks = await Promise.allSettled(
    Array.from({ length: 202 }, (_, n) => hashing.matches(hashed, n % 2 ? 'right' : 'wrong')),
  )
  t.match(checks.pop(), { status: 'rejected', reason: BusyError })
  t.same(
    checks.map((check) => check.status === 'fulfilled' && check.value),
    checks.map((_, n) => n % 2 === 1),
  )
  t.equal(await hashing.matches(hashed, 'right'), true, 'passwords are checked again afterwards')
})

test('passwords that have waited for long are hashed beside the thread, to the same hashes', async (t) => {
  const hashing = openHashing({ maxThreadWaitMs: 1 })
  const first = await hashing.hash('sore knees 2', salt)
  t.match(first, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const hashed = await hash('right', { memoryCost: 8, timeCost: 1, parallelism: 1 })
  const [hashes, checks] = await Promise.all([
    Promise.all(Array.from({ length: 12 }, () => hashing.hash('sore knees 2', salt))),
    Promise.all(['right', 'wrong'].map((password) => hashing.matches(hashed, password))),
  ])
  t.same(new Set(hashes), new Set([first]))
  t.same(checks, [true, false])
})

test('after a hash that cannot be read, the thread hashes again', async (t) => {
  const hashing = openHashing()
  const [broken, next] = await Promise.allSettled([
    hashing.matches('not a hash', 'right'),
    hashing.hash('sore knees 2', salt),
  ])
  t.equal(broken.status, 'rejected')
  t.equal(next.status, 'fulfilled')
})

test('passwords that find no thread are refused, and the next ones start another', async (t) => {
  let tries = 0
  const open = () => {
    if (++tries <= 2) throw new Error('no memory')
    return new Worker(new URL('hash-thread.ts', import.meta.url))
  }
  const hashing = openHashing({ open })
  const hashes = () => Promise.allSettled([1, 2].map(() => hashing.hash('sore knees 2', salt)))
  t.match(await hashes(), [
    { status: 'rejected', reason: { message: 'no memory' } },
    { status: 'rejected', reason: { message: 'no memory' } },
  ])
  t.match(await hashes(), [{ status: 'fulfilled' }, { status: 'fulfilled' }])
})
