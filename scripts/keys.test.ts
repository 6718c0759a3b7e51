import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { pathToFileURL } from 'node:url'
import { test, type Test } from 'tap'
import { openKeyFile } from '../services/keys/file.ts'
import { isInFile, openKeyStore } from '../services/keys/store.ts'
import { rotateFolder } from './keys/rotate.ts'
import { lockFolder } from './network/lock.ts'
import { knownSecrets, newSecret, secretsOf } from './network/secrets.ts'
import { testFolder, testPostgres } from './testing/services.ts'

const script = new URL('keys.ts', import.meta.url).pathname
const master = (secret: string | undefined) => Uint8Array.from(Buffer.from(secret ?? '', 'base64'))

async function network(t: Test) {
  const folder = testFolder(t)
  const url = pathToFileURL(join(folder, 'keys.sqlite')).href
  const before = secretsOf(folder)
  const store = openKeyStore({ url, master: master(before.KEYS_MASTER) })
  const key = await store.ensure('member_a')
  await store.close()
  const find = async (secret: string | undefined) => {
    const store = openKeyStore({ url, master: master(secret) })
    try {
      return (await store.find(['member_a'])).get('member_a')
    } finally {
      await store.close()
    }
  }
  return { folder, url, before, key, find }
}

const rotate = (env: NodeJS.ProcessEnv) =>
  spawnSync(execPath, [script, 'rotate-master'], { env: { ...process.env, ...env }, encoding: 'utf8' })

test('npm run keys replaces the master key of a stopped network on this machine', async (t) => {
  const { folder, before, key, find } = await network(t)
  t.equal(rotate({ DATA_DIR: folder }).status, 0)
  const { KEYS_MASTER, ...others } = knownSecrets(folder)
  t.not(KEYS_MASTER, before.KEYS_MASTER)
  t.same({ ...others, KEYS_MASTER: before.KEYS_MASTER }, before, 'the other secrets stay')
  t.strictSame(await find(KEYS_MASTER), key)
  await t.rejects(find(before.KEYS_MASTER), /KEYS_MASTER does not open/)
})

/** Kills a rotation before its nth write, rename or transaction step; returns the signal that ended it. */
async function killedAt(n: number, folder: string): Promise<string | null> {
  const program = `
    import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    import { DatabaseSync, StatementSync } from 'node:sqlite'
    let count = 0
    const watch = (on, name, isStep = () => true) => {
      const before = on[name]
      on[name] = function (...args) {
        if (isStep(args[0]) && ++count === ${n}) process.kill(process.pid, 'SIGKILL')
        return before.apply(this, args)
      }
    }
    const { rotateFolder } = await import(${JSON.stringify(new URL('keys/rotate.ts', import.meta.url).href)})
    watch(fs, 'writeSync')
    watch(fs, 'renameSync')
    syncBuiltinESMExports()
    watch(DatabaseSync.prototype, 'exec', (sql) => /^(begin|commit)/.test(sql))
    watch(StatementSync.prototype, 'run')
    await rotateFolder(${JSON.stringify(folder)})`
  const child = spawn(execPath, ['--input-type=module', '-e', program], { stdio: 'inherit' })
  const [, signal] = await once(child, 'exit')
  return signal
}

test('if a key rotation is killed at any step, the next run completes it', async (t) => {
  const left = new Set<string>()
  for (let step = 1, signal: string | null = 'SIGKILL'; signal; step++) {
    const { folder, before, key, find } = await network(t)
    signal = await killedAt(step, folder)
    const { KEYS_MASTER_BEFORE, KEYS_MASTER } = knownSecrets(folder)
    const isFileNew = await find(before.KEYS_MASTER).then(
      () => false,
      () => true,
    )
    left.add(`${KEYS_MASTER_BEFORE ? 'both' : 'one'} in the secrets, file ${isFileNew ? 'new' : 'old'}`)
    if (KEYS_MASTER_BEFORE) t.throws(() => secretsOf(folder), /To finish it: npm run keys -- rotate-master/)
    else t.strictSame(await find(KEYS_MASTER), key, 'a network can be started on it')
    await rotateFolder(folder)
    const after = knownSecrets(folder)
    t.same({ ...after, KEYS_MASTER: before.KEYS_MASTER }, before, 'the other secrets stay')
    t.not(after.KEYS_MASTER, before.KEYS_MASTER)
    t.strictSame(await find(after.KEYS_MASTER), key, `after step ${step}`)
  }
  t.same(
    left,
    new Set([
      'one in the secrets, file old',
      'both in the secrets, file old',
      'both in the secrets, file new',
      'one in the secrets, file new',
    ]),
    'every state in between was met',
  )
})

test('a key rotation is rejected while the network runs or its key file is locked', async (t) => {
  const { folder, url, before } = await network(t)
  const unlock = lockFolder(folder)
  writeFileSync(
    join(folder, 'network.json'),
    JSON.stringify({ pid: process.pid, url: null, env: {}, reloads: { count: 0, problem: null } }),
  )
  const refused = rotate({ DATA_DIR: folder })
  unlock()
  t.equal(refused.status, 1)
  t.match(refused.stderr, /The network in .* is running .* Nothing was changed. Stop it .*, then start it/)
  t.same(knownSecrets(folder), before)

  const held = openKeyFile(url)
  held.db.exec('begin immediate')
  await t.rejects(rotateFolder(folder), /Another process holds the key store .* then try again/)
  held.db.close()
  t.same(knownSecrets(folder), before)
})

test('a rotation of a master key in the environment prints the new key before using it', async (t) => {
  const { url, before, key, find } = await network(t)
  const env = { KEYS_URL: url, KEYS_MASTER: before.KEYS_MASTER }
  const told = rotate(env).stdout
  const next = /^ {2}(\S{44})$/m.exec(told)?.[1]
  t.strictSame(await find(next), key)
  const again = rotate({ ...env, KEYS_MASTER_NEXT: next })
  t.match(again, { status: 0, stdout: /^Done: the new master key is in use/ })
  t.strictSame(await find(next), key)
  const wrong = rotate({ ...env, KEYS_MASTER_NEXT: newSecret() })
  t.match(wrong, { status: 1, stderr: /KEYS_MASTER does not open the key store/ })
  t.strictSame(await find(next), key)
})

test('a key rotation in a data folder without a network is rejected with an explanation', async (t) => {
  const { status, stderr } = rotate({ DATA_DIR: testFolder(t) })
  t.equal(status, 1)
  t.match(stderr, /No network found in/)
})

test('npm run keys moves the keys of a network to a database, and the master key can be replaced there too', async (t) => {
  const { folder, url, before, key, find } = await network(t)
  const to = await testPostgres(t)
  const run = (...args: string[]) =>
    spawnSync(execPath, [script, ...args], { env: { ...process.env, DATA_DIR: folder }, encoding: 'utf8' })
  t.match(run('move', '--to', 'redis://localhost'), { status: 1, stderr: /Keys move from a file/ })
  t.match(run('move', '--to', to), {
    status: 0,
    stdout: /^Moved 1 keys\. Running processes use the database/,
  })
  t.strictSame(await find(before.KEYS_MASTER), key, 'the file leads to the database')
  t.notOk(isInFile(url))

  await rotateFolder(folder)
  const { KEYS_MASTER } = knownSecrets(folder)
  t.not(KEYS_MASTER, before.KEYS_MASTER)
  const moved = openKeyStore({ url: to, master: master(KEYS_MASTER) })
  t.strictSame((await moved.find(['member_a'])).get('member_a'), key)
  await moved.close()
})
