import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'tap'
import { openKeyFile } from './file.ts'
import { KeyDestroyedError } from './store.ts'
import { testKeys } from './testing/places.ts'

test('a key file that another process has locked is reported as in use, not as damaged', async (t) => {
  const { url, open } = await testKeys(t, 'file')
  await open().close()
  const other = new DatabaseSync(fileURLToPath(url))
  other.exec('begin exclusive')
  t.throws(
    () => openKeyFile(url, { timeoutMs: 0 }),
    /Another process holds the key store .*Nothing was changed/,
  )
  other.exec('commit; begin immediate')
  const file = openKeyFile(url, { timeoutMs: 0 })
  t.throws(() => file.exclusively(() => {}), { name: 'KeysInUseError' })
  file.db.close()
  other.close()
})

test('the error about an invalid key store contains the path of its file', async (t) => {
  const { url, open } = await testKeys(t, 'file')
  writeFileSync(new URL(url), randomBytes(8192))
  t.throws(open, /The key store \/.*keys\.sqlite \(KEYS_URL\) cannot be read: .*Restore it/)
})

test('a key store with a damaged page cannot be opened, and the error contains the path of its file', async (t) => {
  const { url } = await testKeys(t, 'file')
  const first = openKeyFile(url)
  first.db.close()
  const bytes = readFileSync(new URL(url))
  for (let at = 4096; at < bytes.length; at += 4096) {
    const damaged = Buffer.from(bytes)
    damaged.fill(0xa5, at, at + 4096)
    writeFileSync(new URL(url), damaged)
    t.throws(() => openKeyFile(url), { message: /keys\.sqlite .*cannot be read.*Restore it/ }, `byte ${at}`)
  }
})

test('a thread creates keys while another process holds the file, and reads go on meanwhile', async (t) => {
  const { url, open } = await testKeys(t, 'file')
  const [store, reader, other] = [open({ inThread: true }), open(), openKeyFile(url)]
  t.teardown(() => other.db.close())
  t.teardown(() => store.close())
  for (const member of ['member_a', 'member_c']) await store.ensure(member)
  await reader.destroy(['member_erased'])
  other.db.exec('begin immediate')
  const making = Promise.all([store.ensure('member_d'), store.ensure('member_e')])
  const found = await store.find(['member_a', 'member_c'])
  t.same([...found.keys()], ['member_a', 'member_c'])
  other.db.exec('commit')
  const [key] = await making
  t.ok(key && Buffer.from(key).equals(await reader.ensure('member_d')))
  await reader.destroy(['member_d'])
  await reader.close()
  await t.rejects(store.ensure('member_erased'), KeyDestroyedError)
  await t.rejects(store.ensure('member_d'), KeyDestroyedError)
})
