import { test } from 'tap'
import type { MemberId } from '../../../events/kinds.ts'
import { olderBy15Minutes } from '../testing/older.ts'
import { carriedOut, intent, testNetwork } from '../testing/network.ts'
import { accountIdOf, linkAccount, memberWithAccount, unlinkAccount } from './linked-accounts.ts'
import { register, releaseNames, reserve } from './registration.ts'

test('an account at a provider belongs to one member at a time', async (t) => {
  const network = await testNetwork(t)
  const { tools } = network
  const idOf = (subject: string) => accountIdOf(tools, { provider: 'google', subject })
  const link = (account: string, actor: MemberId, by = tools) =>
    linkAccount(by, { account, provider: 'google', vouched: false }, { ...intent(), actor })
  const unlink = (account: string, actor: MemberId, hasOtherWay = true) =>
    unlinkAccount(tools, { account, hasOtherWay }, { ...intent(), actor })
  const [ada, bo] = [await network.member(), await network.member()]

  await t.test('if two members link it at the same time, one succeeds', async (t) => {
    const account = idOf('raced')
    t.equal(await memberWithAccount(tools, account), null)
    const outcomes = await Promise.all([link(account, ada), link(account, bo)])
    t.equal(outcomes.filter(({ ok }) => ok).length, 1)
    t.equal(await memberWithAccount(tools, account), outcomes[0].ok ? ada : bo)
    const loser = outcomes[0].ok ? bo : ada
    t.match(await link(account, loser), {
      rejection: { message: 'This account is already linked to another member.' },
    })
  })

  await t.test('if one member links it in two tabs at the same time, both succeed', async (t) => {
    const account = idOf('tabs')
    const outcomes = await Promise.all([link(account, ada), link(account, ada)])
    t.ok(outcomes.every(({ ok }) => ok))
    t.equal(await memberWithAccount(tools, account), ada)
  })

  await t.test('after a member unlinks it, another can link it', async (t) => {
    const account = idOf('moved')
    carriedOut(await link(account, ada))
    carriedOut(await unlink(account, ada))
    t.equal(await memberWithAccount(tools, account), null)
    carriedOut(await link(account, bo))
    t.equal(await memberWithAccount(tools, account), bo)
    carriedOut(await unlink(account, ada))
    t.equal(await memberWithAccount(tools, account), bo, 'and only the member who has it can release it')
  })

  await t.test('if a member unlinks it in one tab and links it in another, it works as shown', async (t) => {
    const account = idOf('unlinked and linked')
    carriedOut(await link(account, ada))
    let unlinking: Promise<unknown> | undefined
    const dispatch: typeof tools.dispatch = async (decider, command, intent) => {
      if (command.name === 'linkAuthAccount') await (unlinking ??= unlink(account, ada))
      return tools.dispatch(decider, command, intent)
    }
    carriedOut(await link(account, ada, { ...tools, dispatch }))
    t.equal(await memberWithAccount(tools, account), ada)
  })

  await t.test('if two people register with it at the same time, one succeeds', async (t) => {
    const person = { email: null, username: null, firstName: null, lastName: null }
    const link = { account: idOf('new'), provider: 'google', vouched: false } as const
    const outcomes = await Promise.all([
      register(tools, { ...person, link }, intent()),
      register(tools, { ...person, link }, intent()),
    ])
    const [winner, ...others] = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.member] : []))
    t.same(others, [])
    t.equal(await memberWithAccount(tools, link.account), winner)
  })

  await t.test('a link that was interrupted frees the account after ten minutes', async (t) => {
    const account = idOf('interrupted')
    await reserve(tools, { kind: 'account', value: account, owner: ada }, intent())
    t.equal(await memberWithAccount(tools, account), null, 'nobody can log in with it yet')
    t.match(await link(account, bo), { ok: false })
    carriedOut(await link(account, bo, { ...tools, log: olderBy15Minutes(tools.log) }))
    t.equal(await memberWithAccount(tools, account), bo)
  })

  await t.test('an erased member loses it', async (t) => {
    const account = idOf('erased')
    const cy = await network.member()
    carriedOut(await link(account, cy))
    await releaseNames(tools, cy, intent())
    t.equal(await memberWithAccount(tools, account), null)
    carriedOut(await link(account, ada))
  })
})
