import { spawn } from 'node:child_process'
import { createDecipheriv, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { execPath } from 'node:process'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { test } from 'tap'
import { testFolder } from '../../scripts/testing/services.ts'
import { rotateMaster } from './epochs.ts'
import { openKeyFile } from './file.ts'
import { KeyDestroyedError, openKeyStore } from './store.ts'

interface Test {
  teardown: (work: () => unknown) => unknown
}

function place(t: Test) {
  const path = join(testFolder(t), 'keys.sqlite')
  const master = randomBytes(32)
  const url = pathToFileURL(path).href
  return { path, url, master, open: () => openKeyStore({ url, master }) }
}

const subjects = (count: number) => Array.from({ length: count }, (_, number) => `member_${number}`)

/** Encrypted keys in a key file, by subject or epoch. */
function wrappedIn(path: string, table: 'epoch' | 'subject_key') {
  const db = new DatabaseSync(path, { readOnly: true, timeout: 5000 })
  try {
    const rows = db.prepare(`select * from ${table}`).all()
    return rows.map((row) => ({
      name: String(Object.values(row)[0]),
      wrapped: Buffer.from(row.wrapped as Uint8Array),
    }))
  } finally {
    db.close()
  }
}

function opens(wrapped: Buffer, by: Uint8Array, name: string): Buffer | null {
  const decipher = createDecipheriv('aes-256-gcm', by, wrapped.subarray(0, 12)).setAAD(Buffer.from(name))
  decipher.setAuthTag(wrapped.subarray(12, 28))
  try {
    return Buffer.concat([decipher.update(wrapped.subarray(28)), decipher.final()])
  } catch {
    return null
  }
}

const isSame = (key: Uint8Array, found: Uint8Array | Error | undefined) =>
  found instanceof Uint8Array && Buffer.from(key).equals(found)

test('after a key is destroyed, no process can read it or create it again', async (t) => {
  const { open } = place(t)
  const [one, two] = [open(), open()]
  const kept = await one.ensure('member_b')
  await one.ensure('member_a')
  t.ok((await two.find(['member_a'])).has('member_a'), 'the other process has it in its cache')

  t.same(await one.destroy(['member_a', 'member_never']), ['member_a'])
  for (const store of [one, two]) {
    t.notOk((await store.find(['member_a'])).has('member_a'))
    await t.rejects(store.ensure('member_a'), KeyDestroyedError)
    await t.rejects(store.ensure('member_never'), KeyDestroyedError, 'also of who had none yet')
    t.strictSame(await store.ensure('member_b'), kept, 'others keep theirs')
  }
  t.same(await two.destroy(['member_a']), [], 'doing it again changes nothing')
  one.close()
  two.close()
  const again = open()
  await t.rejects(again.ensure('member_a'), KeyDestroyedError, 'after a restart too')
  t.strictSame((await again.find(['member_b'])).get('member_b'), kept)
  again.close()
})

test('remaining keys cannot decrypt older pages of the key file', async (t) => {
  const { path, master, open } = place(t)
  const store = open()
  await Promise.all(subjects(3000).map(store.ensure))
  const copy = `${path}.copy`
  copyFileSync(path, copy)
  const before = wrappedIn(copy, 'subject_key')
  const [epoch] = wrappedIn(copy, 'epoch')
  await store.destroy(['member_7'])

  const after = wrappedIn(path, 'epoch').map(({ name, wrapped }) => opens(wrapped, master, `epoch ${name}`)!)
  t.equal(after.length, 1, 'there is one epoch')
  t.equal(before.length, 3000)
  t.same(
    before.filter(({ name, wrapped }) => after.some((key) => opens(wrapped, key, name))),
    [],
  )
  const oldKey = opens(epoch!.wrapped, master, 'epoch 1')!
  t.ok(opens(before[0]!.wrapped, oldKey, before[0]!.name), 'which the old epoch key did')
  for (const file of readdirSync(dirname(path)).filter((name) => !name.endsWith('.copy'))) {
    t.notOk(
      readFileSync(join(dirname(path), file)).includes(epoch!.wrapped),
      `${file} has no page of the old epoch`,
    )
  }
  store.close()
})

test('new keys can be created while others are being destroyed', async (t) => {
  const { open } = place(t)
  const [one, two] = [open(), open()]
  const old = await Promise.all(subjects(5000).map(one.ensure))
  const destroyed = one.destroy(['member_3'])
  const made = new Map<string, Uint8Array>()
  let done = false
  void destroyed.then(() => (done = true))
  for (let number = 0; !done; number++, await setImmediate()) {
    made.set(`new_${number}`, await two.ensure(`new_${number}`))
    t.strictSame((await two.find(['member_4'])).get('member_4'), old[4])
  }
  t.ok(made.size > 1)
  const fresh = open()
  const found = await fresh.find([...made.keys(), ...subjects(5000)])
  t.equal(found.size, made.size + 4999)
  for (const [subject, key] of made) if (!isSame(key, found.get(subject))) t.fail(subject)
  for (const store of [one, two, fresh]) store.close()
})

test('the next process completes a destruction of keys that was interrupted', async (t) => {
  const { path, url, master, open } = place(t)
  const store = open()
  const keys = await Promise.all(subjects(8000).map(store.ensure))
  const program = `
    import { openKeyStore } from ${JSON.stringify(new URL('store.ts', import.meta.url).href)}
    const master = Buffer.from('${master.toString('base64')}', 'base64')
    await openKeyStore({ url: ${JSON.stringify(url)}, master }).destroy(['member_1'])
    console.log('done')`
  const child = spawn(execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  t.teardown(() => child.kill('SIGKILL'))
  let said = ''
  child.stdout.on('data', (chunk) => (said += String(chunk)))
  const ended = once(child, 'exit')
  while (wrappedIn(path, 'epoch').length < 2) await setImmediate()
  child.kill('SIGKILL')
  await ended
  t.equal(said, '', 'it was not done')
  t.equal(wrappedIn(path, 'epoch').length, 2)

  t.equal((await store.find(subjects(8000))).size, 7999, 'all others can be read')
  t.same(await store.destroy([]), [])
  t.equal(wrappedIn(path, 'epoch').length, 1, 'taken up, it destroys the old epoch key')
  const found = await store.find(subjects(8000))
  t.ok(keys.every((key, number) => number === 1 || isSame(key, found.get(`member_${number}`))))
  store.close()
})

test('rotating the master key keeps all keys readable', async (t) => {
  const { url, master, open } = place(t)
  const store = open()
  const key = await store.ensure('member_a')
  store.close()
  const running = open()
  const file = openKeyFile(url)
  const to = randomBytes(32)
  t.throws(() => rotateMaster(file, { from: to, to: randomBytes(32) }), /KEYS_MASTER does not open/)
  rotateMaster(file, { from: master, to })
  rotateMaster(file, { from: master, to })
  file.db.close()
  t.throws(open, /KEYS_MASTER does not open the key store \/.*keys\.sqlite \(KEYS_URL\)/)
  await t.rejects(
    running.destroy(['member_a']),
    /KEYS_MASTER does not open/,
    'a process with the old master key fails',
  )
  running.close()
  const again = openKeyStore({ url, master: to })
  t.strictSame(await again.ensure('member_a'), key)
  again.close()
})

test('the key store tells when its last backup expires', async (t) => {
  const { open } = place(t)
  const store = open()
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  t.equal(store.lastBackupExpiry(), null)
  store.recordBackup(inDays(-1))
  t.equal(store.lastBackupExpiry(), null, 'those that are gone do not count')
  const [sooner, later] = [inDays(10), inDays(30)]
  for (const expiry of [later, sooner, later]) store.recordBackup(expiry)
  t.same(store.lastBackupExpiry(), later)
  store.close()
})

test('a key file that another process has locked is reported as in use, not as damaged', async (t) => {
  const { path, url, open } = place(t)
  open().close()
  const other = new DatabaseSync(path)
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
  const { path, open } = place(t)
  writeFileSync(path, randomBytes(8192))
  t.throws(open, /The key store \/.*keys\.sqlite \(KEYS_URL\) cannot be read: .*Restore it/)
})
