import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { pathToFileURL } from 'node:url'
import { test } from 'tap'
import { openKeyStore } from '../services/keys/store.ts'
import { knownSecrets, secretsOf, writeSecrets } from './network/secrets.ts'
import { testFolder } from './testing/services.ts'

const script = new URL('keys.ts', import.meta.url).pathname
const master = (secret: string | undefined) => Uint8Array.from(Buffer.from(secret ?? '', 'base64'))

async function network(folder: string) {
  const url = pathToFileURL(join(folder, 'keys.sqlite')).href
  const before = secretsOf(folder)
  const store = openKeyStore({ url, master: master(before.KEYS_MASTER) })
  const key = await store.ensure('member_a')
  store.close()
  const find = async (secret: string | undefined) => {
    const store = openKeyStore({ url, master: master(secret) })
    try {
      return (await store.find(['member_a'])).get('member_a')
    } finally {
      store.close()
    }
  }
  return { url, before, key, find }
}

test('the master key of a network on this machine is exchanged', async (t) => {
  const folder = testFolder(t)
  const { before, key, find } = await network(folder)
  const rotate = () =>
    spawnSync(execPath, [script, 'rotate-master'], {
      env: { ...process.env, DATA_DIR: folder },
      encoding: 'utf8',
    })
  t.equal(rotate().status, 0)
  const { KEYS_MASTER, ...others } = knownSecrets(folder)
  t.not(KEYS_MASTER, before.KEYS_MASTER)
  t.same({ ...others, KEYS_MASTER: before.KEYS_MASTER }, before, 'the other secrets stay')
  t.strictSame(await find(KEYS_MASTER), key)
  await t.rejects(find(before.KEYS_MASTER), /KEYS_MASTER does not open/)

  // Killed once the keys were wrapped anew, and once before.
  writeSecrets(folder, { ...others, KEYS_MASTER: KEYS_MASTER!, KEYS_MASTER_BEFORE: before.KEYS_MASTER! })
  t.throws(() => secretsOf(folder), /npm run keys -- rotate-master takes it up/)
  t.equal(rotate().status, 0)
  t.same(knownSecrets(folder), { ...others, KEYS_MASTER })
  writeSecrets(folder, { ...others, KEYS_MASTER: before.KEYS_MASTER!, KEYS_MASTER_BEFORE: KEYS_MASTER! })
  t.equal(rotate().status, 0)
  t.strictSame(await find(before.KEYS_MASTER), key)
})

test('for servers the new master key is shown', async (t) => {
  const { url, before, key, find } = await network(testFolder(t))
  const env = { ...process.env, KEYS_URL: url, KEYS_MASTER: before.KEYS_MASTER }
  const told = execFileSync(execPath, [script, 'rotate-master'], { env, encoding: 'utf8' })
  t.strictSame(await find(/KEYS_MASTER=(\S+)/.exec(told)?.[1]), key)
})

test('where there is no network, it says so', async (t) => {
  const env = { ...process.env, DATA_DIR: testFolder(t) }
  const { status, stderr } = spawnSync(execPath, [script, 'rotate-master'], { env, encoding: 'utf8' })
  t.equal(status, 1)
  t.match(stderr, /There is no network in/)
})
