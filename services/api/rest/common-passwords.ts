import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { z } from 'zod'

const list = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common/src/passwords.json')

async function load(): Promise<ReadonlySet<string>> {
  return new Set(z.array(z.string()).parse(JSON.parse(await readFile(list, 'utf8'))))
}

let common: Promise<ReadonlySet<string>> | null = null

const MIN_BASE_CHARS = 6

/**
 * True if a password is one of the fifty thousand most frequent ones in leaked data, ignoring case, or one of these
 * followed by up to four digits or signs, as people write who must add a digit.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= load()
  const known = await common
  const typed = password.toLowerCase()
  if (known.has(typed)) return true
  const base = typed.replace(/[\d\W_]{1,4}$/, '')
  return base.length >= MIN_BASE_CHARS && known.has(base)
}
