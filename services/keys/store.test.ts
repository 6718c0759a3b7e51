import { randomBytes } from 'node:crypto'
import { test } from 'tap'
import { kinds, testKeys } from './testing/places.ts'

for (const kind of kinds)
  test(`the key store creates one key for each subject (${kind})`, async (t) => {
    const { open, run } = await testKeys(t, kind)

    await t.test('all processes get the same key of a subject, also after a restart', async (t) => {
      const [one, two] = [open(), open()]
      const both = await Promise.all([one.ensure('member_a'), two.ensure('member_a')])
      t.strictSame(both[0], both[1])
      await one.close()
      await two.close()
      const again = open()
      t.strictSame((await again.find(['member_a'])).get('member_a'), both[0])
      await again.close()
    })

    await t.test(
      'a missing or damaged key that was never destroyed causes an error and no erasure',
      async (t) => {
        const store = open()
        await store.destroy(['member_erased'])
        t.same(await store.find(['member_erased']), new Map())
        await store.ensure('member_damaged')
        await run(
          "update keys.subject_key set wrapped = (select wrapped from keys.epoch) where subject = 'member_damaged'",
        )
        const other = open()
        const found = await other.find(['member_a', 'member_b', 'member_damaged'])
        t.ok(found.get('member_a') instanceof Uint8Array)
        t.match(found.get('member_b'), { message: /no key of member_b .* Restore/ })
        t.match(found.get('member_damaged'), { message: /a key of member_damaged that cannot be decrypted/ })
        await store.close()
        await other.close()
      },
    )

    await t.test('a wrong master key fails with a readable message', async (t) => {
      await t.rejects(
        async () => open({ master: randomBytes(32) }).check(),
        /KEYS_MASTER does not open the key store/,
      )
    })
  })
