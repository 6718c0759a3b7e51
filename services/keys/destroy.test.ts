import { spawn } from 'node:child_process'
import { createDecipheriv, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { execPath } from 'node:process'
import { setImmediate } from 'node:timers/promises'
import { test } from 'tap'
import { rotate } from './rotate.ts'
import { KeyDestroyedError } from './store.ts'
import { kinds, testKeys } from './testing/places.ts'

const subjects = (count: number) => Array.from({ length: count }, (_, number) => `member_${number}`)

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

for (const kind of kinds) {
  /** Several batches of keys to re-encrypt; the file needs more, because nothing can make it wait in between. */
  const [many, more] = kind === 'file' ? [5000, 8000] : [1100, 1100]

  test(`after a key is destroyed, no process can read it or create it again (${kind})`, async (t) => {
    const { open } = await testKeys(t, kind)
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
    await one.close()
    await two.close()
    const again = open()
    await t.rejects(again.ensure('member_a'), KeyDestroyedError, 'after a restart too')
    t.strictSame((await again.find(['member_b'])).get('member_b'), kept)
    await again.close()
  })

  test(`remaining keys cannot decrypt older rows of the key store (${kind})`, async (t) => {
    const { wrappedIn, isStored, master, open } = await testKeys(t, kind)
    const store = open()
    await Promise.all(subjects(1100).map(store.ensure))
    const before = await wrappedIn('subject_key')
    const [epoch] = await wrappedIn('epoch')
    t.ok(await isStored(epoch!.wrapped))
    await store.destroy(['member_7'])

    const after = (await wrappedIn('epoch')).map(({ name, wrapped }) =>
      opens(wrapped, master, `epoch ${name}`),
    )
    t.equal(after.length, 1, 'there is one epoch')
    t.equal(before.length, 1100)
    t.same(
      before.filter(({ name, wrapped }) => after.some((key) => opens(wrapped, key!, name))),
      [],
    )
    const oldKey = opens(epoch!.wrapped, master, 'epoch 1')!
    t.ok(opens(before[0]!.wrapped, oldKey, before[0]!.name), 'which the old epoch key did')
    t.notOk(await isStored(epoch!.wrapped), 'no file of the store has a page with the old epoch')
    await store.close()
  })

  test(`new keys can be created while others are being destroyed (${kind})`, async (t) => {
    const { open } = await testKeys(t, kind)
    const [one, two] = [open(), open()]
    const old = await Promise.all(subjects(many).map(one.ensure))
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
    const found = await fresh.find([...made.keys(), ...subjects(many)])
    t.equal(found.size, made.size + many - 1)
    for (const [subject, key] of made) if (!isSame(key, found.get(subject))) t.fail(subject)
    for (const store of [one, two, fresh]) await store.close()
  })

  test(`the next process completes a destruction of keys that was interrupted (${kind})`, async (t) => {
    const { url, master, open, wrappedIn, hold } = await testKeys(t, kind)
    const store = open()
    const keys = await Promise.all(subjects(more).map(store.ensure))
    const program = `
      import { openKeyStore } from ${JSON.stringify(new URL('store.ts', import.meta.url).href)}
      const master = Buffer.from('${Buffer.from(master).toString('base64')}', 'base64')
      await openKeyStore({ url: ${JSON.stringify(url)}, master }).destroy(['member_1'])
      console.log('done')`
    const held = await hold()
    const child = spawn(execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    t.teardown(() => child.kill('SIGKILL'))
    let said = ''
    child.stdout.on('data', (chunk) => (said += String(chunk)))
    const ended = once(child, 'exit')
    while ((await wrappedIn('epoch')).length < 2) await setImmediate()
    child.kill('SIGKILL')
    await ended
    await held.release()
    t.equal(said, '', 'it was not done')
    t.equal((await wrappedIn('epoch')).length, 2)

    const other = open()
    t.equal((await other.find(subjects(more))).size, more - 1, 'all others can be read')
    await other.close()
    t.same(await store.destroy([]), [])
    t.equal((await wrappedIn('epoch')).length, 1, 'taken up, it destroys the old epoch key')
    const found = await store.find(subjects(more))
    t.ok(keys.every((key, number) => number === 1 || isSame(key, found.get(`member_${number}`))))
    await store.close()
  })

  test(`rotating the master key keeps all keys readable (${kind})`, async (t) => {
    const { url, master: from, open, wrappedIn, isStored } = await testKeys(t, kind)
    const running = open()
    const key = await running.ensure('member_a')
    const [epoch] = await wrappedIn('epoch')
    const to = randomBytes(32)
    const wrong = randomBytes(32)
    await t.rejects(rotate(url, { from: to, to: wrong }), /KEYS_MASTER does not open/)
    await rotate(url, { from, to })
    t.notOk(await isStored(epoch!.wrapped), 'no file of the store has a page that the old master key opens')
    await rotate(url, { from, to })
    t.strictSame(await running.ensure('member_a'), key, 'a process with the old master key goes on reading')
    const doesNotOpen = /KEYS_MASTER does not open the key store .+ \(KEYS_URL\)/
    await t.rejects(async () => open().check(), doesNotOpen)
    await t.rejects(running.destroy(['member_a']), /KEYS_MASTER does not open/, 'but cannot destroy keys')
    await running.close()
    const again = open({ master: to })
    t.strictSame(await again.ensure('member_a'), key)
    t.same(await again.destroy(['member_a']), ['member_a'])
    await again.close()
  })

  test(`the key store tells when its last backup expires (${kind})`, async (t) => {
    const { open } = await testKeys(t, kind)
    const store = open()
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    t.equal(await store.lastBackupExpiry(), null)
    await store.recordBackup(inDays(-1))
    t.equal(await store.lastBackupExpiry(), null, 'those that are gone do not count')
    const [sooner, later] = [inDays(10), inDays(30)]
    for (const expiry of [later, sooner, later]) await store.recordBackup(expiry)
    t.same(await store.lastBackupExpiry(), later)
    await store.close()
  })
}
