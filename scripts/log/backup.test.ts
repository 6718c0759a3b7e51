import { randomBytes, randomUUID } from 'node:crypto'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { t } from 'tap'
import { openRawLog, type RawLog } from '../../events/raw-log.ts'
import { startNode } from '../../services/eventstore/server.ts'
import { openKeyStore } from '../../services/keys/store.ts'
import { testFolder } from '../testing/services.ts'
import { backupLog } from './backup.ts'
import { restoreLog } from './restore.ts'

async function nodeOn(file: string) {
  const node = await startNode({ file })
  const log = openRawLog(node.url)
  const stop = async () => {
    await log.close()
    await node.stop()
  }
  return { log, stop }
}

const happened = () => ({ id: randomUUID(), type: 'Noted', isJson: true, data: { n: 1 }, metadata: {} })

async function idsOf(log: RawLog) {
  const ids: string[] = []
  for await (const { events } of log.readAll()) ids.push(...events.map(({ id }) => id))
  return ids
}

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8)

t.test('a backup made during writes contains all events acknowledged before it, in order', async (t) => {
  const folder = testFolder(t)
  const file = join(folder, 'log.sqlite')
  const { log, stop } = await nodeOn(file)
  let going = true
  let acknowledged: string[] = []
  const load = Array.from({ length: 8 }, async (_, writer) => {
    for (let n = 0; going; n++) {
      const events = Array.from({ length: 10 }, happened)
      await log.append(`note-${writer}.${n}`, events, -1)
      acknowledged.push(...events.map(({ id }) => id))
    }
  })
  while (acknowledged.length < 3000) await log.append(`note-x${acknowledged.length}`, [happened()], null)

  const before = [...acknowledged]
  const to = join(folder, 'backup')
  const manifest = await backupLog({ log: file, to })
  const during = acknowledged.length - before.length
  going = false
  await Promise.all(load)
  const whole = await idsOf(log)
  await stop()
  t.comment(`${during} events were appended meanwhile`)
  t.same([mode(to), ...readdirSync(to).map((name) => mode(join(to, name)))], ['700', '600', '600'])

  const data = join(folder, 'data')
  await restoreLog({ from: to, to: data })
  t.equal(mode(join(data, 'log.sqlite')), '600')
  const restored = await nodeOn(join(data, 'log.sqlite'))
  const ids = await idsOf(restored.log)
  t.equal(ids.length, manifest.log.events)
  t.same(ids, whole.slice(0, ids.length), 'what is restored is a beginning of the log')
  const there = new Set(ids)
  t.equal(
    before.filter((id) => !there.has(id)).length,
    0,
    'every event that was acknowledged before is there',
  )
  await restored.log.append('note-after', [happened()], -1)
  await restored.stop()
})

t.test('a backup contains keys only on request, and states when the copied keys expire', async (t) => {
  const folder = testFolder(t)
  const file = join(folder, 'log.sqlite')
  const { log, stop } = await nodeOn(file)
  await log.append('note-a', [happened()], -1)
  const master = randomBytes(32)
  const store = openKeyStore({ url: pathToFileURL(join(folder, 'keys.sqlite')).href, master })
  const key = await store.ensure('ada')
  const to = join(folder, 'backup')
  const keys = { file: join(folder, 'keys.sqlite'), recordBackup: store.recordBackup }
  const { keysExpireAt, createdAt } = await backupLog({ log: file, to, keys })
  await stop()
  t.equal(Date.parse(keysExpireAt!) - Date.parse(createdAt), 30 * 86_400_000)
  t.same(await store.lastBackupExpiry(), new Date(keysExpireAt!), 'the key store knows of it')
  await store.close()

  const data = join(folder, 'data')
  const late = new Date(Date.parse(keysExpireAt!) + 1)
  await t.rejects(restoreLog({ from: to, to: data, now: late }), { message: /expired on .*--without-keys/ })
  t.notOk(existsSync(data))
  await restoreLog({ from: to, to: join(folder, 'without'), now: late, withoutKeys: true })
  t.same(readdirSync(join(folder, 'without')), ['log.sqlite'])
  mkdirSync(data)
  writeFileSync(join(data, 'secrets.json'), '{}')
  await restoreLog({ from: to, to: data })
  const restored = openKeyStore({ url: pathToFileURL(join(data, 'keys.sqlite')).href, master })
  t.same((await restored.find(['ada'])).get('ada'), key)
  await restored.close()
})

t.test('a restore from a changed backup names the changed file, fails and writes nothing', async (t) => {
  const folder = testFolder(t)
  const file = join(folder, 'log.sqlite')
  const { log, stop } = await nodeOn(file)
  for (let n = 0; n < 50; n++) await log.append(`note-${n}`, Array.from({ length: 20 }, happened), -1)
  let count = 0
  const refused = async (spoil: (backup: string) => void, message: RegExp) => {
    const to = join(folder, `backup-${count++}`)
    await backupLog({ log: file, to })
    spoil(to)
    const data = join(folder, 'data')
    await t.rejects(restoreLog({ from: to, to: data }), { message })
    t.notOk(existsSync(data))
  }
  await refused(
    (to) => truncateSync(join(to, 'log.sqlite'), 4096),
    /log\.sqlite is cut short: 4096 bytes of \d+/,
  )
  await refused((to) => appendFileSync(join(to, 'log.sqlite'), ' '), /log\.sqlite was changed/)
  await refused((to) => {
    const bytes = readFileSync(join(to, 'log.sqlite'))
    bytes[9000] = bytes[9000]! ^ 1
    writeFileSync(join(to, 'log.sqlite'), bytes)
  }, /log\.sqlite was changed/)
  await refused((to) => rmSync(join(to, 'log.sqlite')), /log\.sqlite is missing/)
  await refused((to) => rmSync(join(to, 'manifest.json')), /not a complete backup: manifest\.json/)
  await refused((to) => truncateSync(join(to, 'manifest.json'), 40), /manifest\.json was changed/)
  await stop()

  const to = join(folder, 'backup-twice')
  await backupLog({ log: file, to })
  await t.rejects(backupLog({ log: file, to }), { message: /not empty/ })
  await t.rejects(restoreLog({ from: to, to: folder }), { message: /is not empty .*never mixed/ })
})
