import { test } from 'tap'
import { isCommonPassword } from './common-passwords.ts'

test('a common password is recognised whether it is typed in upper or lower case', async (t) => {
  for (const password of ['password1', 'Qwerty123', '1q2w3e4r', 'LETMEIN1', 'trustno1'])
    t.ok(await isCommonPassword(password), password)
  for (const password of ['sore knees 2', 'together-2026', 'vK3-mothwing'])
    t.notOk(await isCommonPassword(password), password)
})
