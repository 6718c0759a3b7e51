import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'
import type { Work } from './hashing.ts'

// Thread that computes password hashes, one after the other.

/** Number by which the thread is nicer than its process, so that it computes while the other threads wait. */
const NICENESS = 10
const MAX_NICENESS = 19

// On Linux a priority belongs to a thread. Elsewhere this would slow down the whole process.
if (process.platform === 'linux') setPriority(0, Math.min(getPriority(0) + NICENESS, MAX_NICENESS))

parentPort?.on('message', ({ password, by }: Work) => {
  parentPort?.postMessage(typeof by === 'string' ? verifySync(by, password) : hashSync(password, by))
})
