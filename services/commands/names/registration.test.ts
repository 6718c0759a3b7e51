import fc from 'fast-check'
import { test } from 'tap'
import type { MemberId } from '../../../events/kinds.ts'
import { streamOf } from '../../../events/kinds.ts'
import type { Dispatch, Intent, Outcome } from '../frame/decider.ts'
import { reservationStream } from '../frame/ids.ts'
import { addressOf, findMemberByEmail, isAnothers, memberNamed } from './addresses.ts'
import { changeUsername, foldEmail, register, reserve, verify } from './registration.ts'
import type { Tools } from '../frame/tools.ts'
import { keysOf, slugOf } from './username-slug.ts'
import { reservations } from './reservations.ts'
import { carriedOut, intent, testNetwork } from '../testing/network.ts'
import { olderBy15Minutes } from '../testing/older.ts'
import { bo, cy } from '../testing/stories.ts'

const details = { firstName: null, lastName: null }

const signUp = (tools: Tools, email: string | null, username: string | null, by: Intent = intent()) =>
  register(tools, { ...details, email, username }, by)

test('usernames that differ only in case, spaces or punctuation count as the same name', async (t) => {
  t.equal(foldEmail(' Ada@Example.ORG '), 'ada@example.org')
  t.equal(slugOf('Ada L.'), slugOf('ada_l™'))
  t.equal(slugOf('Müller'), slugOf('mueller'))
  t.equal(slugOf('MayaInMotion'), slugOf('MAYAINMOTION'))
  t.equal(slugOf('Ａｄａ'), slugOf('ada'))
  t.not(slugOf('김철수'), slugOf('이영희'), 'names that no address can be made of stay apart')
  t.notMatch(
    reservationStream(new Uint8Array(32), 'email', 'ada@example.org'),
    /ada/,
    'the log does not tell which names there are',
  )
})

test('registration opens an account and reserves its username for the member', async (t) => {
  const network = await testNetwork(t)
  const { log, tools } = network

  await t.test('a member is found by their e-mail address in any spelling', async (t) => {
    const member = await network.member({ email: 'Rosa@example.org', username: 'Rosa' })
    t.equal(await findMemberByEmail(tools, 'rosa@example.org'), null, 'once it is verified')
    await network.verify(member)
    t.equal(await findMemberByEmail(tools, ' rosa@EXAMPLE.org'), member)
    t.equal(await findMemberByEmail(tools, 'rosa@example.com'), null)
    for (const name of [member, 'rosa@example.org', 'rosa']) t.equal(await memberNamed(tools, name), member)
    t.equal(await memberNamed(tools, 'member_none'), null)
  })

  await t.test('a registration without username gets a generic one', async (t) => {
    const member = await network.member()
    const [event] = await log.read(streamOf(member))
    t.match(event?.data, { username: `CommunityMember${member.slice('member_'.length)}` })
  })

  await t.test('registration tells if a username is taken, but never if an address is known', async (t) => {
    const ida = await network.member({ email: 'ida@example.org', username: 'Ida May' })
    await network.verify(ida)
    const sameName = await signUp(tools, 'other@example.org', 'ida_may')
    t.match(sameName, { ok: false, taken: 'username', rejection: { message: 'Username already exists' } })
    const sameEmail = await signUp(tools, 'IDA@example.org', 'Somebody Else')
    t.match(sameEmail, { ok: true })
    const other = sameEmail.ok ? sameEmail.member : cy
    t.ok(await isAnothers(tools, { email: 'ida@example.org', member: other }))
    const late = await verify(tools, { member: other, by: 'email' }, intent(other))
    t.match(late, { ok: false, rejection: { code: 'CONFLICT' } }, 'and cannot be verified')
    t.equal(await findMemberByEmail(tools, 'ida@example.org'), ida)
  })

  await t.test(
    'an unverified account is due for erasure at the first midnight after seven days',
    async (t) => {
      const by = { ...intent(), occurredAt: '2026-11-21T10:00:00.000Z' }
      const registered = await signUp(tools, 'lapsing@example.org', null, by)
      const [event] = registered.ok ? await log.read(streamOf(registered.member)) : []
      t.match(event?.data, { lapsesAt: '2026-11-29T00:00:00.000Z' })
      const [imported] = await log.read(streamOf(await network.member()))
      t.match(imported?.data, { lapsesAt: null }, 'unless it has no address')
    },
  )

  await t.test('imports and seeds can use reserved usernames, except that of the editors', async (t) => {
    const refused = { ok: false, taken: 'username', rejection: { message: 'Please choose another username' } }
    t.match(await signUp(tools, null, 'Support Team'), refused)
    for (const origin of ['import', 'seed'] as const) {
      t.match(await signUp(tools, null, `Moderator ${origin}`, { ...intent(), origin }), { ok: true })
      t.match(await signUp(tools, null, 'Editorial Team', { ...intent(), origin }), refused)
    }
  })

  await t.test('a repeated registration returns the first result and appends no event', async (t) => {
    const by = intent()
    const first = await signUp(tools, 'eve@example.org', 'Eve Adams', by)
    const head = await log.head()
    t.same(await signUp(tools, 'eve@example.org', 'Eve Adams', by), first)
    t.equal(await log.head(), head)
  })

  await t.test(
    'an interrupted registration can be repeated; after some time, others can take its username',
    async (t) => {
      const cut = (username: string, owner: MemberId) => {
        const stream = reservationStream(tools.pepper, 'username', slugOf(username))
        const command = { name: 'reserve', stream, kind: 'username', owner } as const
        return tools.dispatch(reservations, command, intent(owner))
      }
      carriedOut(await cut('Half Way', bo))
      t.match(await signUp(tools, null, 'Half Way'), { ok: false, taken: 'username' })
      const later = { ...tools, log: olderBy15Minutes(log) }
      t.match(await signUp(later, null, 'Half Way'), { ok: true })

      await signUp(tools, null, 'All The Way')
      t.match(await signUp(later, null, 'All The Way'), { ok: false }, 'a member keeps the name')
    },
  )

  await t.test(
    'an address of a change that stopped before its event can be taken by another member after ten minutes',
    async (t) => {
      const [ida, eve] = [
        await network.member({ email: 'ida.stops@example.org' }),
        await network.member({ email: 'shared@example.org' }),
      ]
      await network.verify(ida)
      const email = 'shared@example.org'
      t.match(await reserve(tools, { kind: 'email', value: email, owner: ida }, intent(ida)), { ok: true })
      t.ok(await isAnothers(tools, { email, member: eve }))
      t.match(await verify(tools, { member: eve, by: 'email' }, intent(eve)), { ok: false })
      const later = { ...tools, log: olderBy15Minutes(log) }
      t.notOk(await isAnothers(later, { email, member: eve }))
      t.ok(await isAnothers(later, { email: 'ida.stops@example.org', member: eve }), 'but not a present one')
      t.match(await verify(later, { member: eve, by: 'email' }, intent(eve)), { ok: true })
      t.equal(await findMemberByEmail(tools, email), eve)
    },
  )

  await t.test(
    'a repeated registration does not use a username that it reserved first and lost to another member',
    async (t) => {
      const stream = reservationStream(tools.pepper, 'username', slugOf('Left Behind'))
      const command = { name: 'reserve', stream, kind: 'username', owner: cy } as const
      carriedOut(await tools.dispatch(reservations, command, intent(cy)))
      const by = intent()
      t.match(await signUp(tools, null, 'Left Behind', by), { ok: false, taken: 'username' })
      const later = { ...tools, log: olderBy15Minutes(log) }
      t.match(await signUp(later, null, 'Left Behind'), { ok: true })
      t.match(await signUp(later, null, 'Left Behind', by), { ok: false, taken: 'username' })
    },
  )
})

test('when several members register the same username at the same time, exactly one of them gets it', async (t) => {
  const { tools } = await testNetwork(t)
  let round = 0
  const wish = fc.record({ username: fc.nat(2), loud: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(fc.array(wish, { minLength: 2, maxLength: 6 }), async (wishes) => {
      round++
      const asked = wishes.map(({ username, loud }) => `${loud ? 'Racer' : 'racer'} ${round} ${username}`)
      const answers = await Promise.all(asked.map((username) => signUp(tools, null, username)))
      const won = asked.filter((_, index) => answers[index]?.ok).map(slugOf)
      if (won.toSorted().join() !== [...new Set(asked.map(slugOf))].toSorted().join())
        throw new Error(`${asked.join(', ')} were given as ${won.join(', ')}`)
    }),
    { numRuns: 20 },
  )
  t.ok(round >= 20)
})

test('when several members register usernames that look alike at the same time, exactly one of them gets it', async (t) => {
  const { tools } = await testNetwork(t)
  // The spellings have a Latin l, the digit 1, a capital I, a Cyrillic Р, a Cyrillic ё, and rn in place of m.
  const spellings = [
    'Pauline Mai',
    'Pau1ine Mai',
    'PauIine Mai',
    'Рauline Mai',
    'Paulinё Mai',
    'Pauline-rnai',
  ]
  let round = 0
  const wishes = fc.array(fc.constantFrom(...spellings), { minLength: 2, maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(wishes, async (wishes) => {
      const suffix = String(round++).replaceAll(/\d/g, (digit) => 'abcdefghjk'[Number(digit)] ?? '')
      const answers = await Promise.all(wishes.map((name) => signUp(tools, null, `${name} ${suffix}`)))
      const won = answers.filter(({ ok }) => ok).length
      if (won !== 1) throw new Error(`${won} of ${wishes.join(', ')} were given`)
      for (const name of spellings) {
        const late = await signUp(tools, null, `${name} ${suffix}`)
        if (late.ok) throw new Error(`${name} was given later`)
      }
    }),
    { numRuns: 20 },
  )
  t.ok(round >= 20)
})

test('a name that looks like the former name of a member stays held, and their own look-alikes do not stop them', async (t) => {
  const { tools, member } = await testNetwork(t)
  const rosa = await member({ username: 'R0salind' })
  t.match(await signUp(tools, null, 'Rosalind'), { ok: false, taken: 'username' })
  carriedOut(await changeUsername(tools, { from: 'R0salind', to: 'Rosalind' }, intent(rosa)))
  t.match(await signUp(tools, null, 'RosaIind'), { ok: false, taken: 'username' })
  t.match(await signUp(tools, null, 'R0salind'), { ok: false, taken: 'username' })
  const other = await member({ username: 'Rosamund' })
  const refused = await changeUsername(tools, { from: 'Rosamund', to: 'Rosa1ind' }, intent(other))
  t.match(refused, { ok: false, rejection: { message: 'Username already exists' } })
})

test('when several members verify the same address at the same time, exactly one succeeds, even if another had reserved it', async (t) => {
  const { log, tools, member } = await testNetwork(t)
  let round = 0
  const typedBefore = (owner: MemberId, email: string) => {
    const metadata = { ...intent(owner), cause: null, version: 1 }
    const event = { type: 'NameReserved', data: { kind: 'email', owner, proven: false } } as const
    return log.append(
      reservationStream(tools.pepper, 'email', email),
      [{ ...event, id: metadata.commandId, metadata }],
      'no_stream',
    )
  }
  const claims = fc.array(fc.nat(1), { minLength: 2, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(claims, fc.boolean(), async (claims, wasHeld) => {
      round++
      const emails = claims.map((email) => `race${round}-${email}@example.org`)
      const accounts = await Promise.all(
        emails.map(async (email) => ({ email, id: await member({ email }) })),
      )
      if (wasHeld) await typedBefore(accounts[0]!.id, accounts[0]!.email)
      const answers = await Promise.all(
        accounts.map(({ id }) => verify(tools, { member: id, by: 'email' }, intent(id))),
      )
      for (const email of new Set(emails)) {
        const winners = accounts.filter((account, index) => account.email === email && answers[index]?.ok)
        if (winners.length !== 1) throw new Error(`${winners.length} accounts verified ${email}`)
        const holder = await findMemberByEmail(tools, email)
        if (holder !== winners[0]!.id) throw new Error(`${email} is held by ${holder}`)
      }
      for (const [index, { id }] of accounts.entries()) {
        const isVerified = (await log.read(streamOf(id))).some(({ type }) => type === 'MemberVerified')
        if (isVerified !== answers[index]?.ok) throw new Error(`${id} was told something else`)
      }
    }),
    { numRuns: 20 },
  )
  t.ok(round >= 20)
})

test('an address that an earlier release reserved at registration stays with its member', async (t) => {
  const { tools, log, member, verify: verified } = await testNetwork(t)
  const [ada, bo] = [await member({ email: 'ada@example.org' }), await member({ email: 'ada@example.org' })]
  const metadata = { ...intent(ada), cause: null, version: 1 }
  const event = { type: 'NameReserved', data: { kind: 'email', owner: ada, proven: false } } as const
  const stream = reservationStream(tools.pepper, 'email', 'ada@example.org')
  await log.append(stream, [{ ...event, id: metadata.commandId, metadata }], 'no_stream')
  t.match(await addressOf(tools, 'ada@example.org'), { holder: ada }, 'also before it is verified')
  await verified(ada)
  t.match(await verify(tools, { member: bo, by: 'email' }, intent(bo)), { ok: false })
  t.equal(await findMemberByEmail(tools, 'Ada@example.org'), ada)
})

test('changing a username reserves the new name and releases the old one', async (t) => {
  const { log, tools, member } = await testNetwork(t)
  const rosa = await member({ username: 'Rosa' })
  const inWeek = (week: number) => ({
    ...intent(rosa),
    occurredAt: new Date(Date.now() + week * 7 * 86_400_000).toISOString(),
  })
  const change = (from: string, to: string, by: Intent) => changeUsername(tools, { from, to }, by)

  carriedOut(await change('Rosa', 'Rosa Maria', inWeek(0)))
  t.match(await signUp(tools, null, 'rosa'), { ok: false, taken: 'username' }, 'old mentions point to nobody')
  t.match(await signUp(tools, null, 'rosa_maria'), { ok: false, taken: 'username' })

  const tooSoon = await change('Rosa Maria', 'Rosa Bella', intent(rosa))
  t.match(tooSoon, { ok: false, rejection: { message: /once a week. You can change it again after / } })
  t.match(await signUp(tools, null, 'Rosa Bella'), { ok: true }, 'a rejected change reserves no name')

  const back = inWeek(1)
  carriedOut(await change('Rosa Maria', 'ROSA', back))
  const head = await log.head()
  carriedOut(await change('Rosa Maria', 'ROSA', back))
  t.equal(await log.head(), head, 'a retry appends nothing')

  carriedOut(await change('ROSA', 'Rosa', inWeek(2)))
  t.match(await signUp(tools, null, 'Rosa'), { ok: false }, 'another spelling of the same name stays held')

  await member({ username: 'Bruno' })
  t.match(await change('Rosa', 'bruno', inWeek(3)), {
    ok: false,
    rejection: { message: 'Username already exists' },
  })
  t.match(await change('Rosa', 'Moderator', inWeek(3)), {
    ok: false,
    rejection: { message: 'Please choose another username' },
  })
  const events = await log.read(streamOf(rosa))
  t.match(events.at(-1)?.data, { username: 'Rosa' })
})

test('a rejected change of a username does not release the name of another change that succeeds meanwhile', async (t) => {
  const { tools, member } = await testNetwork(t)
  // The name with a Cyrillic letter has two keys, of which the second is taken: `paul…` and `raul…`.
  for (const [round, isRejectedFirst] of [true, false].entries()) {
    const name = `aul ${'ab'[round]}`
    const rosa = await member({ username: `Rosa ${round}` })
    await member({ username: `R${name}` })
    const change = (to: string, by: Tools) => changeUsername(by, { from: `Rosa ${round}`, to }, intent(rosa))
    const [first, second] = isRejectedFirst ? [`P${name}`, `Р${name}`] : [`Р${name}`, `P${name}`]
    let steps = 0
    let meanwhile: Outcome | null = null
    const dispatch: Dispatch = async (...step) => {
      if (++steps === 2) meanwhile = await change(second, tools)
      return tools.dispatch(...step)
    }
    const outer = await change(first, { ...tools, dispatch })
    t.match([outer, meanwhile], [{ ok: isRejectedFirst }, { ok: !isRejectedFirst }])
    t.match(await signUp(tools, null, `P${name}`), { ok: false, taken: 'username' })
  }
})

test('a username keeps the keys that earlier rules gave it, so that they can be released', async (t) => {
  t.same(keysOf('Сhloё'), ['chloe', 'chloyo', 'shloyo'], 'with Cyrillic С and ё')
  t.same(keysOf('Chloë'), ['chloe'])
})

test('when a member changes the username several times at once, one change succeeds and the other names stay free', async (t) => {
  const { tools, member } = await testNetwork(t)
  const rosa = await member({ username: 'Rosa' })
  const wanted = ['Rosa Eins', 'Rosa Zwei', 'Rosa Drei']
  const answers = await Promise.all(
    wanted.map((to) => changeUsername(tools, { from: 'Rosa', to }, intent(rosa))),
  )
  t.equal(answers.filter(({ ok }) => ok).length, 1)
  for (const [number, { ok }] of answers.entries())
    t.equal((await signUp(tools, null, wanted[number]!)).ok, !ok, wanted[number]!)
})
