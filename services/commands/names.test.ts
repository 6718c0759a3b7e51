import fc from 'fast-check'
import { test } from 'tap'
import type { MemberId } from '../../events/kinds.ts'
import { streamOf } from '../../events/kinds.ts'
import type { Log } from '../../events/log.ts'
import type { Intent } from './decider.ts'
import { reservationStream } from './ids.ts'
import { changeUsername, findMemberByEmail, foldEmail, register, type Tools } from './names.ts'
import { slugOf } from './slug.ts'
import { reservations } from './reservations.ts'
import { carriedOut, intent, testNetwork } from './testing/network.ts'
import { bo, cy } from './testing/stories.ts'

const details = { firstName: null, lastName: null, agreedWording: '1' }

const signUp = (tools: Tools, email: string | null, username: string | null, by: Intent = intent()) =>
  register(tools, { ...details, email, username }, by)

/** A log that tells of everything as if it had happened a quarter of an hour earlier. */
const olderBy15Minutes = (log: Log): Log => ({
  ...log,
  read: async (...read) =>
    (await log.read(...read)).map((event) => ({
      ...event,
      recordedAt: new Date(event.recordedAt.getTime() - 15 * 60_000),
    })),
})

test('what makes names the same', async (t) => {
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

test('registration', async (t) => {
  const network = await testNetwork(t)
  const { log, tools } = network

  await t.test('the member is found by e-mail, however it is spelt', async (t) => {
    const registered = await signUp(tools, 'Rosa@example.org', 'Rosa')
    t.match(registered, { ok: true })
    const member = registered.ok && registered.member
    t.equal(await findMemberByEmail(tools, ' rosa@EXAMPLE.org'), member)
    t.equal(await findMemberByEmail(tools, 'rosa@example.com'), null)
  })

  await t.test('without a username a generic one is given', async (t) => {
    const member = await network.member()
    const [event] = await log.read(streamOf(member))
    t.match(event?.data, { username: `CommunityMember${member.slice('member_'.length)}` })
  })

  await t.test('what is taken is told', async (t) => {
    await signUp(tools, 'ida@example.org', 'Ida May')
    const sameEmail = await signUp(tools, 'IDA@example.org', 'Somebody Else')
    t.match(sameEmail, { ok: false, taken: 'email', rejection: { message: 'This email is in use' } })
    const sameName = await signUp(tools, 'other@example.org', 'ida_may')
    t.match(sameName, { ok: false, taken: 'username', rejection: { message: 'Username already exists' } })
    t.match(
      await signUp(tools, 'other@example.org', 'Ida June'),
      { ok: true },
      'what a turned down registration had reserved is free again',
    )
  })

  await t.test('reserved names are for imports and seeds, but for that of the editors', async (t) => {
    const refused = { ok: false, taken: 'username', rejection: { message: 'Please choose another username' } }
    t.match(await signUp(tools, null, 'Support Team'), refused)
    for (const origin of ['import', 'seed'] as const) {
      t.match(await signUp(tools, null, `Moderator ${origin}`, { ...intent(), origin }), { ok: true })
      t.match(await signUp(tools, null, 'Editorial Team', { ...intent(), origin }), refused)
    }
  })

  await t.test('a retry answers the same and appends nothing', async (t) => {
    const by = intent()
    const first = await signUp(tools, 'eve@example.org', 'Eve Adams', by)
    const head = await log.head()
    t.same(await signUp(tools, 'eve@example.org', 'Eve Adams', by), first)
    t.equal(await log.head(), head)
  })

  await t.test('a registration that was cut short can be repeated, or is overtaken in time', async (t) => {
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
  })

  await t.test('a retry does not count on names that its first try gave back', async (t) => {
    const stream = reservationStream(tools.pepper, 'username', slugOf('Left Behind'))
    const command = { name: 'reserve', stream, kind: 'username', owner: cy } as const
    carriedOut(await tools.dispatch(reservations, command, intent(cy)))
    const by = intent()
    t.match(await signUp(tools, 'shared@example.org', 'Left Behind', by), { ok: false, taken: 'username' })
    const faster = await signUp(tools, 'shared@example.org', 'Faster One')
    t.match(faster, { ok: true })

    const later = { ...tools, log: olderBy15Minutes(log) }
    t.match(await signUp(later, 'shared@example.org', 'Left Behind', by), { ok: false, taken: 'email' })
    t.equal(await findMemberByEmail(tools, 'shared@example.org'), faster.ok && faster.member)
  })
})

test('of those who want the same e-mail or username at once, one gets it', async (t) => {
  const { tools } = await testNetwork(t)
  let round = 0
  const wish = fc.record({ email: fc.nat(2), username: fc.nat(2), loud: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(fc.array(wish, { minLength: 2, maxLength: 6 }), async (wishes) => {
      round++
      const asked = wishes.map(({ email, username, loud }) => ({
        email: `${loud ? 'RACE' : 'race'}${round}-${email}@example.org`,
        username: `${loud ? 'Racer' : 'racer'} ${round} ${username}`,
      }))
      const answers = await Promise.all(asked.map(({ email, username }) => signUp(tools, email, username)))
      const won = asked.filter((_, index) => answers[index]?.ok)
      for (const fold of [
        ({ email }: { email: string }) => foldEmail(email),
        ({ username }: { username: string }) => slugOf(username),
      ]) {
        if (new Set(won.map(fold)).size < won.length) throw new Error('two members have the same name')
      }
      const winners = new Map(won.map(({ email }) => [foldEmail(email), true]))
      for (const { email } of asked) {
        const member = await findMemberByEmail(tools, email)
        if (winners.has(foldEmail(email)) !== (member !== null))
          throw new Error(`${email} is held by ${member}`)
      }
      if (asked.every(({ email }) => foldEmail(email) === foldEmail(asked[0]!.email)) && won.length !== 1)
        throw new Error(`${won.length} of ${asked.length} got the one e-mail address`)
    }),
    { numRuns: 30 },
  )
  t.ok(round >= 30)
})

test('changing a username', async (t) => {
  const { log, tools, member } = await testNetwork(t)
  const rosa = await member({ username: 'Rosa' })
  const inWeek = (week: number) => ({
    ...intent(rosa),
    occurredAt: new Date(Date.now() + week * 7 * 86_400_000).toISOString(),
  })
  const change = (from: string, to: string, by: Intent) =>
    changeUsername(tools, { member: rosa, from, to }, by)

  carriedOut(await change('Rosa', 'Rosa Maria', inWeek(0)))
  t.match(await signUp(tools, null, 'rosa'), { ok: false, taken: 'username' }, 'old mentions point to nobody')
  t.match(await signUp(tools, null, 'rosa_maria'), { ok: false, taken: 'username' })

  const tooSoon = await change('Rosa Maria', 'Rosa Bella', intent(rosa))
  t.match(tooSoon, { ok: false, rejection: { message: /once a week: again after / } })
  t.match(await signUp(tools, null, 'Rosa Bella'), { ok: true }, 'what was turned down keeps no name')

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

test('of changes at the same time one counts, and the names of the others stay free', async (t) => {
  const { tools, member } = await testNetwork(t)
  const rosa = await member({ username: 'Rosa' })
  const wanted = ['Rosa Eins', 'Rosa Zwei', 'Rosa Drei']
  const answers = await Promise.all(
    wanted.map((to) => changeUsername(tools, { member: rosa, from: 'Rosa', to }, intent(rosa))),
  )
  t.equal(answers.filter(({ ok }) => ok).length, 1)
  for (const [number, { ok }] of answers.entries())
    t.equal((await signUp(tools, null, wanted[number]!)).ok, !ok, wanted[number]!)
})
