import { randomBytes, timingSafeEqual } from 'node:crypto'
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
import { unauthenticated } from './errors.ts'
import type { Call } from './grpc/server.ts'

const USER = 'communities'

const fileOf = (log: string) => `${log}.secret`

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

/** Wraps gRPC handlers so that they reject calls without the login (basic authentication). */
export function openGuard(password: string) {
  const wanted = Buffer.from(`Basic ${Buffer.from(`${USER}:${password}`).toString('base64')}`)
  const isLogin = (header: string | undefined) => {
    const given = Buffer.from(header ?? '')
    // Logins of all nodes have the same length, so it need not be compared in constant time.
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  }
  return <Request, Response>(handle: (call: Call<Request, Response>) => unknown) =>
    (call: Call<Request, Response>): void => {
      if (isLogin(call.headers.authorization)) handle(call)
      else call.fail(unauthenticated())
    }
}
