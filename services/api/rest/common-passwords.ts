import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { z } from 'zod'
import { NewPassword } from '../../rules/fields.ts'

// The list is large, and most of its passwords break the password rules. So it is read only when it is first needed,
// and only passwords that follow the rules are kept.

const list = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common/src/passwords.json')

async function load(): Promise<ReadonlySet<string>> {
  const passwords = z.array(z.string()).parse(JSON.parse(await readFile(list, 'utf8')))
  return new Set(passwords.filter((password) => NewPassword.safeParse(password).success))
}

let common: Promise<ReadonlySet<string>> | null = null

/** True if a password is one of the fifty thousand most frequent ones in leaked data, ignoring case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= load()
  return (await common).has(password.toLowerCase())
}
