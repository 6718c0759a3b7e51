import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { z } from 'zod'

const list = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common/src/passwords.json')

async function load(): Promise<ReadonlySet<string>> {
  return new Set(z.array(z.string()).parse(JSON.parse(await readFile(list, 'utf8'))))
}

let common: Promise<ReadonlySet<string>> | null = null

const MIN_BASE_CHARS = 6
const MAX_ADDED_CHARS = 4

/**
 * True if a password is one of the fifty thousand most frequent ones in leaked data, ignoring case, or one of these
 * followed by up to four digits or signs, as people write who must add a digit.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= load()
  const known = await common
  let base = password.toLowerCase()
  if (known.has(base)) return true
  for (let cut = 0; cut < MAX_ADDED_CHARS; cut++) {
    base = base.replace(/[\d\p{P}\p{S}\s]$/u, '')
    if (base.length >= MIN_BASE_CHARS && known.has(base)) return true
  }
  return false
}
