import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs'
import type { Metadata } from '@grpc/grpc-js'
import { unauthenticated, type Failure } from './errors.ts'

const USER = 'communities'

const fileOf = (log: string) => `${log}.secret`
const digest = (text: string) => createHash('sha256').update(text).digest()

/** Password of the node with this log file, kept beside it in a file for its owner only, and created if missing. */
export function passwordOf(log: string): string {
  const file = fileOf(log)
  const known = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  if (known !== '') {
    chmodSync(file, 0o600)
    return known
  }
  const password = randomBytes(32).toString('base64url')
  const written = openSync(`${file}.new`, 'w', 0o600)
  writeSync(written, `${password}\n`)
  fsyncSync(written)
  closeSync(written)
  renameSync(`${file}.new`, file)
  return password
}

/** URL, with login, of the node with this log file, for processes on this machine that can read its password. */
export const addressOf = (log: string, port: number): string =>
  `esdb://${USER}:${passwordOf(log)}@127.0.0.1:${port}?tls=false`

interface Call {
  metadata: Metadata
  emit: (event: 'error', failure: Failure) => unknown
}
type Answer = (failure: Failure) => void

/** Wraps gRPC handlers so that they reject calls without the login (basic authentication). */
export function openGuard(password: string) {
  const wanted = digest(`Basic ${Buffer.from(`${USER}:${password}`).toString('base64')}`)
  return <Args extends [Call, Answer?]>(handle: (...args: Args) => unknown) =>
    (...args: Args): void => {
      const [call, answer] = args
      const given = digest(String(call.metadata.get('authorization')[0] ?? ''))
      if (timingSafeEqual(given, wanted)) handle(...args)
      else if (answer) answer(unauthenticated())
      else call.emit('error', unauthenticated())
    }
}
