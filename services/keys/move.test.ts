import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'tap'
import { openKeyFile } from './file.ts'
import { moveKeys } from './move.ts'
import { openKeyStore } from './store.ts'
import { testKeys } from './testing/places.ts'

/** Starts a move in another process that kills itself after a step; resolves with the signal that ended it. */
async function movedUntil(step: string, move: { from: string; to: string; master: Uint8Array }) {
  const program = `
    import { moveKeys } from ${JSON.stringify(new URL('move.ts', import.meta.url).href)}
    await moveKeys({
      ...${JSON.stringify(move)},
      master: Buffer.from('${Buffer.from(move.master).toString('base64')}', 'base64'),
      onStep: (step) => step === '${step}' && process.kill(process.pid, 'SIGKILL'),
    })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'inherit' })
  const [, signal] = await once(child, 'exit')
  return signal
}

test('keys move from a file to a database while processes use them, also if the move is killed at any step', async (t) => {
  const [file, database] = [await testKeys(t, 'file'), await testKeys(t, 'postgres')]
  const { master } = file
  const move = { from: file.url, to: database.url, master }
  const running = [file.open(), file.open({ inThread: true })]
  const keys = new Map<string, Uint8Array>()
  for (const member of ['member_a', 'member_b', 'member_erased'])
    keys.set(member, await running[0]!.ensure(member))
  const [before] = await file.wrappedIn('epoch')

  async function goesOn(step: string) {
    const gone = `member_gone_${step}`
    for (const store of running) {
      const fresh = `member_${step}_${running.indexOf(store)}`
      keys.set(fresh, await store.ensure(fresh))
    }
    await running[0]!.ensure(gone)
    t.same(await running[1]!.destroy([gone]), [gone], `a key is destroyed after ${step}`)
    for (const store of running) {
      const found = await store.find([...keys.keys(), gone])
      t.same(new Map(found), keys, `each key is there after ${step}`)
    }
  }

  await goesOn('start')
  for (const step of ['started', 'copied', 'held', 'synced']) {
    t.equal(await movedUntil(step, move), 'SIGKILL')
    await goesOn(step)
    t.ok((await running[0]!.lastBackupExpiry())!.getTime() > Date.now(), 'receipts count on the copy')
    const early = openKeyStore({ url: database.url, master })
    await t.rejects(early.check(), /Keys are being moved to .* move again to complete it/)
    await early.close()
    const elsewhere = moveKeys({ ...move, to: `${database.url}_other` })
    await t.rejects(elsewhere, /A move of .* to .* has started/)
  }
  t.equal(await movedUntil('moved', move), 'SIGKILL')
  await goesOn('moved')
  t.equal(await moveKeys(move), null, 'a repeated move changes nothing')

  const [old, started] = [file.open(), database.open({ master })]
  for (const store of [old, started]) t.same(new Map(await store.find([...keys.keys()])), keys)
  t.equal(await started.lastBackupExpiry(), null, 'the copy is the store now')
  t.same(await started.destroy(['member_erased']), ['member_erased'])
  keys.delete('member_erased')
  for (const store of [...running, old]) t.notOk((await store.find(['member_erased'])).has('member_erased'))
  t.same(await file.wrappedIn('subject_key'), [])
  t.notOk(await file.isStored(before!.wrapped), 'the file has nothing that opens a key')
  for (const store of [...running, old, started]) await store.close()
})

test('keys do not move to a database that has others', async (t) => {
  const [file, database] = [await testKeys(t, 'file'), await testKeys(t, 'postgres')]
  const [store, other] = [file.open(), database.open()]
  const key = await store.ensure('member_a')
  await other.ensure('member_b')
  const move = { from: file.url, master: file.master }
  await t.rejects(moveKeys({ ...move, to: database.url }), /already has keys of another store/)
  t.strictSame((await file.open().find(['member_a'])).get('member_a'), key)
  const empty = await testKeys(t, 'postgres')
  t.equal(await moveKeys({ ...move, to: empty.url }), 1, 'another database can be chosen')
  t.strictSame((await store.find(['member_a'])).get('member_a'), key)
  for (const one of [store, other]) await one.close()
  const kept = openKeyFile(file.url)
  t.equal(kept.db.prepare('select count(*) as n from moving').get()?.n, 1)
  kept.db.close()
})
