import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { test } from 'tap'
import { z } from 'zod'
import { root } from '../../../scripts/network.ts'
import { NewPassword } from '../../rules/fields.ts'
import { isCommonPassword } from './common-passwords.ts'

test('a common password is recognised whether it is typed in upper or lower case', async (t) => {
  for (const password of ['password1', 'Qwerty123', '1q2w3e4r', 'LETMEIN1', 'trustno1'])
    t.ok(await isCommonPassword(password), password)
  for (const password of ['sore knees 2', 'together-2026', 'vK3-mothwing'])
    t.notOk(await isCommonPassword(password), password)
})

test('a common password with digits or signs added at its end is recognised', async (t) => {
  for (const password of [
    'justice4',
    'Montana3',
    'student2026',
    'sunshine1!',
    'password!123',
    'abcd1234!',
    'abc12345!',
  ])
    t.ok(await isCommonPassword(password), password)
  for (const password of ['justice for all 4', 'rheuma-sunshine-1', 'sunshine12345678'])
    t.notOk(await isCommonPassword(password), password)
})

const data = join(root, '../shared/data/common-passwords')
const skip = existsSync(data) ? false : `this machine has no ${data}`

test('of public lists of common passwords, none that follows the rules is accepted', { skip }, async (t) => {
  const frequent = gunzipSync(readFileSync(join(data, 'zxcvbn-passwords.json.gz'))).toString()
  const known = z.array(z.string()).parse(JSON.parse(frequent))
  const older = readFileSync(join(data, 'john-password.lst'), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#!comment:'))
  const ruled = [...known, ...older].filter((word) => NewPassword.safeParse(word).success)
  t.ok(ruled.length > 5000, `${ruled.length} passwords follow the rules`)
  const accepted: string[] = []
  for (const word of ruled) if (!(await isCommonPassword(word))) accepted.push(word)
  t.same(accepted, [])
})
