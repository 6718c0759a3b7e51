import { randomBytes } from 'node:crypto'
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

export const USER = 'communities'

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
