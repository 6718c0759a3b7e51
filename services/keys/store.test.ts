import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { test } from 'tap'
import { openKeyFile } from './file.ts'
import { KeyDestroyedError, openKeyStore } from './store.ts'

test('the key store creates one key for each subject', async (t) => {
  const url = pathToFileURL(join(t.testdir(), 'keys.sqlite')).href
  const master = randomBytes(32)

  await t.test('all processes get the same key of a subject, also after a restart', async (t) => {
    const one = openKeyStore({ url, master })
    const two = openKeyStore({ url, master })
    const key = await one.ensure('member_a')
    t.strictSame(await two.ensure('member_a'), key)
    one.close()
    two.close()
    const again = openKeyStore({ url, master })
    t.strictSame((await again.find(['member_a'])).get('member_a'), key)
    again.close()
  })

  await t.test('a missing key that was never destroyed causes an error and no erasure', async (t) => {
    const store = openKeyStore({ url, master })
    await store.destroy(['member_erased'])
    t.same(await store.find(['member_erased']), new Map())
    const found = await store.find(['member_a', 'member_b'])
    t.ok(found.get('member_a') instanceof Uint8Array)
    t.match(found.get('member_b'), { message: /keys\.sqlite .* no key of member_b .* Restore/ })
    store.close()
  })

  await t.test(
    'a thread creates keys while another process holds the file, and reads go on meanwhile',
    async (t) => {
      const [store, other] = [openKeyStore({ url, master, inThread: true }), openKeyFile(url)]
      t.teardown(() => other.db.close())
      t.teardown(() => store.close())
      await store.ensure('member_c')
      other.db.exec('begin immediate')
      const making = Promise.all([store.ensure('member_d'), store.ensure('member_e')])
      const found = await store.find(['member_a', 'member_c'])
      t.same([...found.keys()], ['member_a', 'member_c'])
      other.db.exec('commit')
      const [key] = await making
      const reader = openKeyStore({ url, master })
      t.ok(key && Buffer.from(key).equals(await reader.ensure('member_d')))
      await reader.destroy(['member_d'])
      reader.close()
      await t.rejects(store.ensure('member_erased'), KeyDestroyedError)
      await t.rejects(store.ensure('member_d'), KeyDestroyedError)
    },
  )

  await t.test('opening the key store with a wrong master key fails with a readable message', async (t) => {
    t.throws(() => openKeyStore({ url, master: randomBytes(32) }), /KEYS_MASTER does not open the key store/)
  })
})

test('a key store with a damaged page cannot be opened, and the error contains the path of its file', (t) => {
  const folder = t.testdir()
  const url = pathToFileURL(join(folder, 'keys.sqlite')).href
  const first = openKeyFile(url)
  first.db.close()
  const bytes = readFileSync(new URL(url))
  for (let at = 4096; at < bytes.length; at += 4096) {
    const damaged = Buffer.from(bytes)
    damaged.fill(0xa5, at, at + 4096)
    writeFileSync(new URL(url), damaged)
    t.throws(() => openKeyFile(url), { message: /keys\.sqlite .*cannot be read.*Restore it/ }, `byte ${at}`)
  }
  t.end()
})
