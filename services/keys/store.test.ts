import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { test } from 'tap'
import { openKeyStore } from './store.ts'

test('key store', async (t) => {
  const url = pathToFileURL(join(t.testdir(), 'keys.sqlite')).href
  const master = randomBytes(32)

  await t.test('a key is the same for every process and after a restart', async (t) => {
    const one = openKeyStore({ url, master })
    const two = openKeyStore({ url, master })
    const key = await one.ensure('member_a')
    t.strictSame(await two.ensure('member_a'), key)
    one.close()
    two.close()
    const again = openKeyStore({ url, master })
    t.strictSame((await again.find(['member_a', 'member_b'])).get('member_a'), key)
    t.notOk((await again.find(['member_b'])).has('member_b'), 'finding makes no key')
    again.close()
  })

  await t.test('another master key is told in a sentence', async (t) => {
    t.throws(() => openKeyStore({ url, master: randomBytes(32) }), /KEYS_MASTER does not open the key store/)
  })
})
