import { test } from 'tap'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import { roles } from '../rules/roles.ts'
import { follows } from './follows.ts'
import { spec } from './testing/spec.ts'
import { ada, bo, unverified, verified, withRole } from './testing/stories.ts'

const follow = { name: 'follow', followed: bo } as const
const unfollow = { ...follow, name: 'unfollow' } as const
const data = { follower: ada, followed: bo }
const followed: CatalogueEvent = { type: 'MemberFollowed', data }
const unfollowed: CatalogueEvent = { type: 'MemberUnfollowed', data }

test('a member can follow another member and unfollow them again', async () => {
  const given = (...events: CatalogueEvent[]) =>
    spec(follows).given(events).knowing(unverified(ada), verified(bo))
  await given().when(follow, ada).then([followed])
  await given(followed).when(follow, ada).thenNothing()
  await given(followed).when(unfollow, ada).then([unfollowed])
  await given(followed, unfollowed).when(unfollow, ada).thenNothing()
  await given(followed, unfollowed).when(follow, ada).then([followed])
})

test('members cannot follow themselves', async () => {
  await spec(follows)
    .given([])
    .knowing(verified(ada))
    .when({ ...follow, followed: ada }, ada)
    .thenRejected('You cannot follow yourself')
})

test('following requires an account, and the followed member must exist', async () => {
  await spec(follows)
    .given([])
    .knowing(verified(bo))
    .when(follow, ada)
    .thenRejected('Please create an account or log in to continue.')
  await spec(follows).given([]).knowing(verified(ada)).when(follow, ada).thenRejected('Member not found')
})

test('the system cannot follow members', async (t) => {
  await t.rejects(spec(follows).given([]).when(follow, 'system').thenNothing(), TypeError)
})

test('nobody can start to follow a spammer, but followers can unfollow one', async () => {
  const given = (...events: CatalogueEvent[]) =>
    spec(follows).given(events).knowing(verified(ada), withRole(bo, roles.spammer))
  await given().when(follow, ada).thenRejected('Member not found')
  await given(followed).when(unfollow, ada).then([unfollowed])
})
