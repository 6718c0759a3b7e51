import fc from 'fast-check'
import { test } from 'tap'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import { streamOf, type MemberId } from '../../events/kinds.ts'
import { isAdmin, roles } from '../rules/roles.ts'
import { accounts } from './accounts.ts'
import { administrators, administratorsStream, returnAsAdministrator, stepDown } from './administrators.ts'
import { openDispatch } from './frame/dispatch.ts'
import { erasures } from './erasure.ts'
import { memberFacts } from './frame/facts.ts'
import { carriedOut, intent, testNetwork } from './testing/network.ts'
import { spec } from './testing/spec.ts'
import { ada, bo, here, verified, withRole } from './testing/stories.ts'

const now = here.occurredAt
const only = "This is the network's only administrator. Make another member an administrator first."
const admin = (member: MemberId) => withRole(member, roles.administrator)
const down = (member: MemberId): CatalogueEvent => ({ type: 'AdministratorSteppedDown', data: { member } })
const returned = (member: MemberId): CatalogueEvent => ({ type: 'AdministratorReturned', data: { member } })
const leave = { name: 'stepDown', member: ada, others: [ada, bo] } as const

test('an administrator can step down while another one remains', async () => {
  const given = spec(administrators).given([])
  await given
    .knowing(admin(ada), admin(bo))
    .when(leave, ada)
    .then([down(ada)])
  await given
    .knowing(admin(ada), withRole(bo, roles.communityTech))
    .when(leave, 'system')
    .then([down(ada)])
  await given.knowing(verified(ada), admin(bo)).when(leave, ada).thenNothing()
  await given
    .knowing(admin(ada), withRole(bo, roles.superAdmin))
    .when(leave, bo)
    .then([down(ada)])
  await given
    .knowing(admin(ada), admin(bo))
    .when(leave, bo)
    .thenRejected("Your role doesn't stand above this member's. Ask a super admin.")
  for (const other of [withRole(bo, roles.moderator), verified(bo)])
    await given.knowing(admin(ada), other).when(leave, bo).thenRejected('Not authorized')
  await spec(administrators)
    .given([down(ada)])
    .knowing(admin(ada), admin(bo))
    .when(leave, ada)
    .thenNothing()
})

test('the last remaining administrator cannot step down', async () => {
  const rejected = async (...others: Parameters<ReturnType<typeof spec>['given']>[0]) =>
    spec(administrators)
      .given([])
      .knowing(admin(ada), { stream: streamOf(bo), events: others })
      .when(leave, ada)
      .thenRejected(only)
  await rejected()
  await rejected(...withRole(bo, roles.moderator).events)
  const asked: CatalogueEvent = { type: 'ErasureRequested', data: { member: bo, due: now } }
  await rejected(...admin(bo).events, asked)
  await rejected(...admin(bo).events, asked, { type: 'ErasureBegun', data: { member: bo } })
  await spec(administrators)
    .given([down(bo)])
    .knowing(admin(ada), admin(bo))
    .when(leave, ada)
    .thenRejected(only)
})

test('an administrator who steps down and returns counts as a remaining administrator again', async () => {
  const comeBack = { name: 'return', member: bo } as const
  await spec(administrators)
    .given([down(bo)])
    .knowing(admin(bo))
    .when(comeBack, bo)
    .then([returned(bo)])
  await spec(administrators).given([]).knowing(admin(bo)).when(comeBack, bo).thenNothing()
  await spec(administrators)
    .given([down(bo), returned(bo)])
    .knowing(admin(ada), admin(bo))
    .when(leave, ada)
    .then([down(ada)])
})

test('an administrator must step down before the role is removed or the account is erased', async () => {
  const stepped = { stream: administratorsStream, events: [down(ada)] }
  const demote = { name: 'changeRole', member: ada, role: roles.member } as const
  const demotion = spec(accounts).given(admin(ada).events)
  await demotion.when(demote, 'system').thenRejected(only)
  await demotion
    .knowing(stepped)
    .when(demote, 'system')
    .then([{ type: 'RoleChanged', data: { member: ada, role: roles.member } }])
  const other = { ...demote, role: roles.superAdmin }
  await demotion.when(other, 'system').then([{ type: 'RoleChanged', data: { member: ada, role: 5 } }])

  const request = { name: 'requestErasure', due: now } as const
  const asked: CatalogueEvent = { type: 'ErasureRequested', data: { member: ada, due: now } }
  const deletion = spec(erasures).given(admin(ada).events)
  await deletion.when(request, ada).thenRejected(only)
  await deletion.knowing(stepped).when(request, ada).then([asked])

  const begin = { name: 'beginErasure', member: ada } as const
  const promoted: CatalogueEvent = { type: 'RoleChanged', data: { member: ada, role: 1 } }
  const due = spec(erasures).given([...verified(ada).events, asked, promoted])
  await due.when(begin, 'system').thenRejected(only)
  await due
    .knowing(stepped)
    .when(begin, 'system')
    .then([{ type: 'ErasureBegun', data: { member: ada } }])
})

test('when all administrators step down at the same time, one of them remains administrator', async (t) => {
  const { log, dispatch, member } = await testNetwork(t)
  const made = async () => {
    const id = await member()
    carriedOut(await dispatch(accounts, { name: 'changeRole', member: id, role: 1 }, intent()))
    return id
  }
  async function leaves(id: MemberId, others: readonly MemberId[], how: 'deletes' | 'demoted' | 'wavers') {
    const own = openDispatch(log)
    const by = intent(how === 'demoted' ? 'system' : id)
    const left = await stepDown(own, { member: id, others }, by)
    if (!left.ok) return
    if (how === 'demoted') return own(accounts, { name: 'changeRole', member: id, role: roles.member }, by)
    const asked = await own(erasures, { name: 'requestErasure', due: by.occurredAt }, by)
    if (how === 'deletes') return asked
    await returnAsAdministrator(own, id, intent(id))
    return own(erasures, { name: 'cancelErasure' }, intent(id))
  }
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('deletes', 'demoted', 'wavers'), { minLength: 2, maxLength: 4 }),
      async (ways) => {
        const ids = await Promise.all(ways.map(made))
        await Promise.all(ways.map((how, number) => leaves(ids[number]!, ids, how)))
        const facts = await Promise.all(
          ids.map(async (id) =>
            (await log.read(streamOf(id))).reduce(memberFacts.evolve, memberFacts.initialState),
          ),
        )
        const staying = facts.filter(({ role, erasureDue }) => isAdmin(role) && erasureDue === null)
        const leaving = ways.filter((how) => how !== 'wavers').length
        t.ok(staying.length >= 1, ways.join(', '))
        if (leaving === ways.length) t.equal(staying.length, 1, 'all but one can go')
      },
    ),
    { numRuns: 8, examples: [[['deletes', 'deletes']]] },
  )
})
