import { t as file, test } from 'tap'
import { administratorsIn } from '../../../../projections/members/queries.ts'
import { accounts } from '../../../commands/accounts.ts'
import { returnAsAdministrator, stepDown } from '../../../commands/administrators.ts'
import { liveIntent } from '../../../commands/frame/intent.ts'
import { sqlOver } from '../../../postgres/sql.ts'
import type { PeopleAction } from '../../../rules/people/people.ts'
import { isAdmin, type RoleId } from '../../../rules/roles.ts'
import { people, peopleTable, rolesOf } from '../../../rules/people/testing/people.ts'
import { testApi, type TestApi } from '../../testing/api.ts'

type Member = Awaited<ReturnType<TestApi['member']>>

const plenty = { minute: 10_000, hour: 10_000, day: 10_000 }
const api = await testApi(file, { rates: { changes: plenty } })
const sql = sqlOver(api.pool)
const { dispatch } = api.tools

const somebodyOf = (role: RoleId) => api.member({ role })
const actors = new Map(
  await Promise.all(rolesOf.map(async (role) => [role, await somebodyOf(role)] as const)),
)
const targets = new Map(
  await Promise.all(rolesOf.map(async (role) => [role, await somebodyOf(role)] as const)),
)
// A second administrator, who could confirm what the others ask for.
await somebodyOf(5)
await sql`update operational.session set factor_at = now()`
await sql`insert into operational.second_factor (member, secret, on_since)
  select member, '', now() from operational.session on conflict do nothing`

const award = 'name: "Best comeback", year: 2026, status: WINNER, earnedAt: "2026-11-21"'
function callOf(action: PeopleAction, to: RoleId): string {
  switch (action.name) {
    case 'changeRole':
      return `changeRole(userId: $id, roleId: ${action.to}, reason: "Asked")`
    case 'giveBadge':
      return 'giveBadge(userId: $id, badge: contributor, reason: "Asked")'
    case 'giveAward':
      return `giveAward(userId: $id, ${award}, reason: "Asked")`
    case 'grantAnalyst':
      return 'changeAnalyst(userId: $id, granted: true, reason: "Asked")'
    case 'recoverAccess':
      return `recoverAccess(userId: $id, email: "new-${to}@example.org", reason: "Called")`
  }
}

const call = async ({ graphql }: Member, what: string, { member }: Member) => {
  const answer = await graphql(`mutation ($id: ID!) { ${what} { pending } }`, { id: member })
  return answer.errors?.[0].message ?? null
}

/** Undoes what a call changed, so that the member is again as the next cell requires. */
async function undo(action: PeopleAction, target: Member, role: RoleId) {
  const { member } = target
  if (action.name === 'recoverAccess') await target.graphql('mutation { keepAccess { pending } }')
  if (action.name !== 'changeRole') return
  const intent = liveIntent('system', null)
  const others = await administratorsIn(sql)
  await stepDown(dispatch, { member, others }, intent)
  await api.settle(dispatch(accounts, { name: 'changeRole', member, role }, intent))
  if (isAdmin(role)) await returnAsAdministrator(dispatch, member, intent)
}

test('a raw call does to the account of a member what the table allows, and nothing else', async (t) => {
  for (const { name, action, allowed } of peopleTable)
    for (const [row, actorRole] of rolesOf.entries())
      await Promise.all(
        rolesOf.map(async (role, column) => {
          const target = targets.get(role)!
          const message = await call(actors.get(actorRole)!, callOf(action, role), target)
          const mayDo = allowed[row]?.[column] === 'x'
          t.equal(message === null, mayDo, `${people[actorRole]} to ${people[role]}: ${name} (${message})`)
          if (message === null) await undo(action, target, role)
        }),
      )
  for (const actor of actors.values())
    for (const { action } of peopleTable)
      t.type(await call(actor, callOf(action, 3), actor), 'string', 'never for oneself')
  t.equal((await sql`select from member where role = 4`).length, 2)
})

test('a page offers what the viewer may do with a member, and says why not', async (t) => {
  const offered = async (actor: RoleId, role: RoleId) => {
    const asked = `query ($id: ID!) { user(id: $id) { administration { givableRoleIds roleRefusal badgeRefusal
      awardRefusal analystRefusal recoveryRefusal recoveryNeedsSecond maskedEmail } } }`
    const { data } = await actors.get(actor)!.graphql(asked, { id: targets.get(role)!.member })
    return data.user?.administration
  }
  const nothing = { roleRefusal: null, badgeRefusal: null, awardRefusal: null }
  t.match(await offered(5, 1), { ...nothing, givableRoleIds: [1, 2, 3, 5, 6], analystRefusal: null })
  t.match(await offered(5, 1), {
    recoveryRefusal: null,
    recoveryNeedsSecond: true,
    maskedEmail: /^.•••@e•••\.org$/,
  })
  t.match(await offered(1, 2), { ...nothing, givableRoleIds: [2, 3], analystRefusal: /Only a super admin/ })
  t.match(await offered(6, 3), { ...nothing, recoveryRefusal: /Only administrators/, maskedEmail: null })
  t.match(await offered(1, 5), {
    givableRoleIds: [],
    roleRefusal: /npm run member/,
    recoveryRefusal: /npm run/,
  })
  t.equal(await offered(2, 3), null)
  t.equal((await offered(1, 2)).recoveryRefusal, null)
})

test('the list of members is ordered and filtered by name, role, verification, reports, badge and last visit', async (t) => {
  const grace = actors.get(1)!
  const reported = await api.member({ username: 'Zed Reported' })
  await api.member({ username: 'Abe Unverified', verified: false })
  await actors
    .get(3)!
    .graphql('mutation ($id: ID!) { contentFlag(assocId: $id, assocType: USER, reason: SPAM) { pending } }', {
      id: reported.member,
    })
  const list = async (args: string, who = grace) => {
    const { data, errors } = await who.graphql(`{ members(first: 50, ${args}) {
      edges { cursor node { id username roleId administration { isVerified openReports lastSeenAt } } } } }`)
    return errors ? errors[0].message : data.members.edges.map(({ node }: { node: object }) => node)
  }
  const names = async (args: string) =>
    (await list(args)).map(({ username }: { username: string }) => username)
  const all = await names('sort: NAME')
  t.same(
    all,
    all.toSorted((one: string, two: string) => (one.toLowerCase() < two.toLowerCase() ? -1 : 1)),
  )
  t.same(await names('sort: NAME, reversed: true'), all.toReversed())
  t.match(await list('sort: REPORTS'), [{ username: 'Zed Reported', administration: { openReports: 1 } }])
  t.same((await names('sort: REPORTS, reversed: true')).at(-1), 'Zed Reported')
  t.same(await names('reported: true'), ['Zed Reported'])
  t.notOk((await names('reported: false')).includes('Zed Reported'))
  t.same(await names('verified: false'), ['Abe Unverified'])
  t.equal((await list('sort: VERIFIED')).at(-1).administration.isVerified, false)
  const ranks = (await list('sort: ROLE')).map(({ roleId }: { roleId: RoleId }) => roleId)
  t.same([...new Set(ranks)], [5, 1, 6, 2, 3, 4])
  t.ok((await list('badge: contributor')).length >= 4)
  t.same(await names('text: "zed rep"'), ['Zed Reported'])
  t.same(await names(`text: "${reported.email.toUpperCase()}"`), ['Zed Reported'], 'by the whole address')
  t.same(await names('text: "nobody@example.org"'), [])
  t.same(await list(`text: "${reported.email}"`, actors.get(6)), [], 'not by those who cannot recover access')
  t.equal(await list('sort: NAME', actors.get(2)), 'Not authorized')

  await sql`insert into operational.last_seen (member, at)
    values (${reported.member}, now() + interval '1 hour') on conflict (member) do update set at = excluded.at`
  t.match((await list('sort: LAST_SEEN'))[0], { username: 'Zed Reported' })
  for (const sort of ['NEWEST', 'NAME', 'ROLE', 'VERIFIED', 'REPORTS', 'LAST_SEEN'])
    for (const reversed of [false, true]) {
      const whole = await names(`sort: ${sort}, reversed: ${reversed}`)
      const pages: string[] = []
      for (let after = ''; ;) {
        const args = `first: 6, sort: ${sort}, reversed: ${reversed}${after && `, after: "${after}"`}`
        const { data } = await grace.graphql(`{ members(${args}) {
          edges { node { username } } pageInfo { hasNextPage endCursor } } }`)
        pages.push(...data.members.edges.map(({ node }: { node: { username: string } }) => node.username))
        if (!data.members.pageInfo.hasNextPage) break
        after = data.members.pageInfo.endCursor
      }
      t.same(pages, whole, `${sort} ${reversed} in pages`)
    }
})
