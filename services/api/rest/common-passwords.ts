import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { z } from 'zod'
import { NewPassword } from '../../rules/fields.ts'

// The list is large, and most of it violates the password rules, so it is read on first use and only valid passwords
// are kept.

const list = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common/src/passwords.json')

async function load(): Promise<ReadonlySet<string>> {
  const passwords = z.array(z.string()).parse(JSON.parse(await readFile(list, 'utf8')))
  return new Set(passwords.filter((password) => NewPassword.safeParse(password).success))
}

let common: Promise<ReadonlySet<string>> | null = null

/** True if a password, ignoring case, is among the fifty thousand most frequent in leaked data. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= load()
  return (await common).has(password.toLowerCase())
}
