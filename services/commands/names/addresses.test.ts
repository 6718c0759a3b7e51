import { test } from 'tap'
import { accountNamed, addressNamed } from './addresses.ts'
import { changeUsername } from './registration.ts'
import { carriedOut, intent, testNetwork } from '../testing/network.ts'

test('an account is found by its e-mail address or username, as people spell them', async (t) => {
  const network = await testNetwork(t)
  const { tools } = network
  const nobody = async () => []
  const rosa = await network.member({ email: 'rosa@example.org', username: 'Rosa May' })
  const find = (name: string, claimants = nobody as Parameters<typeof accountNamed>[2]) =>
    accountNamed(tools, name, claimants)

  await t.test('before an address is verified, it leads to the newest account that claims it', async (t) => {
    const second = await network.member({ email: 'rosa@example.org', username: 'Rosa June' })
    t.equal(await find(' ROSA@example.org', async () => [second, rosa]), second)
    t.equal(await find('nobody@example.org'), null)
    t.equal(await find('rosa june'), second)
  })

  await t.test(
    'a verified address leads to its holder only, and not to accounts that claim it',
    async (t) => {
      const other = await network.member({ email: 'rosa@example.org', username: 'Not Rosa' })
      await network.verify(rosa)
      t.equal(await find('rosa@example.org', async () => [other]), rosa)
      t.equal(await find('Rosa_May'), rosa)
      t.equal(await find('Not Rosa'), null, 'the address that would get the link belongs to someone else')
    },
  )

  await t.test(
    'a username leads to its present owner, but its former ones still name their account',
    async (t) => {
      carriedOut(await changeUsername(tools, { from: 'Rosa May', to: 'Rosalind' }, intent(rosa)))
      t.equal(await find('Rosalind'), rosa)
      t.equal(await find('Rosa May'), null)
      const named = (name: string) => addressNamed(tools, { member: rosa, name })
      for (const name of ['rosa-may', 'ROSALIND', 'Rosa@example.org'])
        t.equal(await named(name), 'rosa@example.org', name)
      t.equal(await named('Rosa June'), null)
    },
  )

  await t.test('an account without an e-mail address cannot be found', async (t) => {
    await network.member({ username: 'Imported' })
    t.equal(await find('Imported'), null)
  })
})
