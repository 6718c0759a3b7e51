import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { z } from 'zod'
import { NewPassword } from '../../rules/fields.ts'

// The list is large and most of it breaks the rules for passwords anyway: it is read once, when it is first asked, and
// only what somebody could choose is kept in memory.

const list = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common/src/passwords.json')

async function load(): Promise<ReadonlySet<string>> {
  const passwords = z.array(z.string()).parse(JSON.parse(await readFile(list, 'utf8')))
  return new Set(passwords.filter((password) => NewPassword.safeParse(password).success))
}

let common: Promise<ReadonlySet<string>> | null = null

/** Whether a password is, in whichever case, among the fifty thousand that were found most often in leaks. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= load()
  return (await common).has(password.toLowerCase())
}
