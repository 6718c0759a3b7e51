import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { test, type Test } from 'tap'
import { testFolder } from '../../../scripts/testing/services.ts'
import { openImageStore } from './store.ts'
import { s3Server } from './testing/s3-server.ts'

const stores = {
  folder: async (t: Test) => pathToFileURL(join(testFolder(t), 'images')).href,
  'server with S3’s protocol': s3Server,
}

for (const [name, urlOf] of Object.entries(stores)) {
  test(`a ${name} stores images until they are removed`, async (t) => {
    const store = openImageStore(await urlOf(t))
    const bytes = (text: string) => Uint8Array.from(Buffer.from(text))
    t.equal(await store.read('shown/ada/0a/44.webp'), null)
    t.equal(await store.remove('shown/ada/'), 0)
    const names = [
      'shown/ada/0a/44.webp',
      'shown/ada/0a/88.webp',
      'shown/ada/0b/44.webp',
      'shown/adam/0a/44.webp',
    ]
    for (const one of names) await store.save(one, bytes(one))
    await store.save(names[0]!, bytes('replaced'))
    t.equal(Buffer.from((await store.read(names[0]!))!).toString(), 'replaced')
    t.equal(Buffer.from((await store.read(names[1]!))!).toString(), names[1])
    t.equal(await store.remove('shown/ada/0a/'), 2)
    t.equal(await store.read(names[1]!), null)
    t.ok(await store.read(names[2]!))
    t.equal(await store.remove('shown/ada/'), 1)
    t.ok(await store.read(names[3]!), 'another folder that begins with the same letters remains')
    for (const wrong of ['../keys.webp', 'shown/../keys.webp', '/shown/a.webp', 'shown/a.png', 'a.webp'])
      t.equal(await store.read(wrong), null, wrong)
    await t.rejects(store.remove('shown'), RangeError)
    await t.rejects(store.save('../a.webp', bytes('')), RangeError)
  })
}

test('only their owner can read the files of images', async (t) => {
  const folder = join(testFolder(t), 'images')
  const store = openImageStore(pathToFileURL(folder).href)
  await store.save('shown/ada/44.webp', new Uint8Array(1))
  const modes = ['', 'shown', 'shown/ada', 'shown/ada/44.webp'].map(
    (path) => statSync(join(folder, path)).mode & 0o777,
  )
  t.same(modes, [0o700, 0o700, 0o700, 0o600])
})

test('an image that cannot be saved leaves no incomplete file', async (t) => {
  const folder = join(testFolder(t), 'images')
  const store = openImageStore(pathToFileURL(folder).href)
  mkdirSync(join(folder, 'shown/ada/44.webp'), { recursive: true })
  await t.rejects(store.save('shown/ada/44.webp', new Uint8Array(1)))
  t.same(readdirSync(join(folder, 'shown/ada')), ['44.webp'])
  const { available, total } = (await store.disk())!
  t.ok(available > 0 && available <= total)
})

test('a server that cannot be reached is an error, and not a missing image', async (t) => {
  const store = openImageStore('http://key:secret@127.0.0.1:1/images')
  await t.rejects(store.read('shown/ada/44.webp'))
})
