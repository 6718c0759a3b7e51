import { test } from 'tap'
import { memberRefusal, type PeopleAction } from './people.ts'
import { people, peopleTable, rolesOf } from './testing/people.ts'

for (const { name, action, allowed } of peopleTable)
  test(`${name}: each role may do it to the roles of the table, and to no other`, async (t) => {
    for (const [row, actor] of rolesOf.entries())
      for (const [column, role] of rolesOf.entries()) {
        const viewer = { id: 'member_1', role: actor, verified: true, analyst: false }
        const refused = memberRefusal(action, { id: 'member_2', role }, viewer)
        t.equal(refused === null, allowed[row]?.[column] === 'x', `${people[actor]} to ${people[role]}`)
        t.type(
          memberRefusal(action, { id: 'member_1', role: actor }, viewer)?.message,
          'string',
          'never oneself',
        )
        t.equal(memberRefusal(action, { id: 'member_2', role }, null)?.code, 'UNAUTHENTICATED')
      }
  })

test('a refusal tells administrators the reason, and others nothing', async (t) => {
  const viewer = { id: 'member_1', verified: true, analyst: false }
  const why = (action: PeopleAction, actor: 1 | 2 | 5 | 6, role: 1 | 3 | 4 | 5) =>
    memberRefusal(action, { id: 'member_2', role }, { ...viewer, role: actor })?.message
  t.equal(why({ name: 'giveBadge' }, 2, 3), 'Not authorized')
  t.match(why({ name: 'giveBadge' }, 1, 1), "doesn't stand above")
  t.match(why({ name: 'giveBadge' }, 5, 5), 'Nobody stands above')
  t.match(why({ name: 'grantAnalyst' }, 5, 5), 'npm run member')
  t.match(why({ name: 'grantAnalyst' }, 1, 3), 'Only a super admin can grant')
  t.match(why({ name: 'changeRole', to: 6 }, 1, 3), 'Only a super admin can give this role')
  t.match(why({ name: 'changeRole', to: 2 }, 5, 4), 'decision')
  t.match(why({ name: 'recoverAccess' }, 6, 3), 'Only administrators and super admins')
  const withheld = { ...viewer, role: 3 as const, withheld: 5 as const }
  t.equal(memberRefusal({ name: 'giveBadge' }, { id: 'member_2', role: 3 }, withheld)?.code, 'SECOND_FACTOR')
})
