import { createHmac } from 'node:crypto'
import { t as file, test } from 'tap'
import { defaultAudience, privacySettings } from '../../../rules/profiles/privacy.ts'
import { roles } from '../../../rules/roles.ts'
import { unsubscribeHash } from '../../../commands/names/addresses.ts'
import { mailedPath } from '../../../rules/routes/mailed-links.ts'
import { testApi } from '../../testing/api.ts'

const legacyMailKey = 'a key of the earlier network'
const api = await testApi(file, { legacyMailKey })

const rename = 'mutation ($to: String!) { updateUser(username: $to) { user { slug } } }'

async function named(username: string, role?: 1 | 2 | 5) {
  const member = await api.member(role ? { role } : {})
  const { user } = (await member.graphql(rename, { to: username })).data.updateUser
  return { ...member, slug: String(user.slug) }
}
type Somebody = Awaited<ReturnType<typeof named>>

test("other members cannot open a spammer's profile, but moderators and the spammer can", async (t) => {
  const [eve, ada, ruth] = [
    await named('Eve Spam'),
    await named('Ada Lane'),
    await named('Ruth', roles.moderator),
  ]
  const write = 'mutation ($id: ID!) { createConversation(userId: $id, body: "Hello") { conversationId } }'
  for (const other of [ada, ruth]) await eve.graphql(write, { id: other.member })
  const follow = 'mutation ($id: ID!) { updateFollow(isFollowing: true, userId: $id) { pending } }'
  await ada.graphql(follow, { id: eve.member })
  await eve.graphql(follow, { id: ada.member })
  const followers = async () => (await ada.graphql('{ viewer { followerCount followingCount } }')).data.viewer
  t.same(await followers(), { followerCount: 1, followingCount: 1 })
  const sides = 'following { edges { node { username } } } followers { edges { node { username } } }'
  const both = (edges: object[]) => ({ following: { edges }, followers: { edges } })
  const lists = async () => (await ada.graphql(`{ viewer { ${sides} } }`)).data.viewer
  t.same(await lists(), both([{ node: { username: 'Eve Spam' } }]))
  const foreign = await ruth.graphql(`query ($id: ID!) { user(id: $id) { ${sides} } }`, { id: ada.member })
  t.same(foreign.data.user, { following: null, followers: null }, 'lists of follows are only for the member')
  await api.changeRole(eve.member, roles.spammer)

  const { member: id, slug } = eve
  const shown = `id username slug badge roleId isDeleted isFollowed canMessage followerCount`
  const answers = async (who: Pick<Somebody, 'graphql'>) => {
    const profile = await who.graphql(`query ($slug: String!) { user(slug: $slug) { ${shown} } }`, { slug })
    const node = await who.graphql(`query ($id: ID!) { node(id: $id) { ... on User { ${shown} } } }`, {
      id,
    })
    return { profile: profile.errors?.[0].message ?? profile.data.user, node: node.data.node }
  }
  const unavailable = {
    id,
    username: 'Removed member',
    slug: id,
    badge: 'Member',
    roleId: roles.spammer,
    isDeleted: true,
    isFollowed: false,
    canMessage: false,
    followerCount: 0,
  }
  for (const who of [api.visitor(), ada])
    t.same(await answers(who), { profile: 'Member not found', node: unavailable })
  for (const who of [ruth, eve]) {
    const there = { username: 'Eve Spam', slug, isDeleted: false, canMessage: false }
    t.match(await answers(who), { profile: there, node: there })
  }

  t.same(await followers(), { followerCount: 0, followingCount: 0 })
  t.same(await lists(), both([]))

  const search = '{ userSearch(text: "eve s") { id } }'
  t.same((await ada.graphql(search)).data.userSearch, [])
  t.same((await ruth.graphql(search)).data.userSearch, [{ id }])
  await api.member()
  const given = (await ruth.graphql('{ userSearch(text: "CommunityMember") { id } }')).data.userSearch
  t.same(given, [], 'nobody is found by a name that the network gave them')

  const inbox = '{ conversations { edges { node { user { username isDeleted roleId } } } } }'
  const withEve = (user: object) => ({ conversations: { edges: [{ node: { user } }] } })
  t.match((await ada.graphql(inbox)).data, withEve({ username: 'Removed member', isDeleted: true }))
  t.match((await ruth.graphql(inbox)).data, withEve({ username: 'Eve Spam', roleId: roles.spammer }))

  t.match(await eve.graphql(rename, { to: 'Nobody Special' }), { errors: [{ message: 'Not authorized' }] })
  const nothing = await ada.graphql('{ userSearch(text: "nobody special") { id } }')
  t.same(nothing.data.userSearch, [])
})

test('a search among administrators finds them even if many other members match', async (t) => {
  const names = Array.from({ length: 10 }, (_, n) => `Knee ${n}`)
  const found = await Promise.all(names.map((name) => named(name)))
  const admin = await named('Knee Z', roles.administrator)
  const search = 'query ($only: Boolean) { userSearch(text: "knee", type: THREAD, adminsOnly: $only) { id } }'
  t.same((await found[0]!.graphql(search, { only: true })).data.userSearch, [{ id: admin.member }])
  t.equal((await found[0]!.graphql(search)).data.userSearch.length, 10)
  t.same((await admin.graphql('{ userSearch { id } }')).data.userSearch, [])
})

test('a member who registered on a site that restricts messages cannot message members on other sites either', async (t) => {
  await api.openSite('Strict', 'localhost', 'Accounts', 'private_messaging', 'restrict_private_messaging')
  const [ada, bo, cy] = [await api.member(), await api.member(), await api.member({ at: 'localhost' })]
  const canMessage = 'query ($id: ID) { user(id: $id) { canMessage } }'
  const write = 'mutation ($id: ID!) { createConversation(userId: $id, body: "Hello") { pending } }'
  for (const [other, can] of [
    [bo, true],
    [cy, false],
  ] as const) {
    const id = { id: other.member }
    t.same((await ada.graphql(canMessage, id)).data, { user: { canMessage: can } })
    t.same((await ada.graphql(write, id)).errors?.[0].message, can ? undefined : 'Not authorized')
  }
})

const refuses = async ({ graphql }: Pick<Somebody, 'graphql'>) =>
  (await graphql('{ viewer { refusesMail } }')).data.viewer.refusesMail
const linkTo = (email: string) => ({ email, hash: unsubscribeHash(api.tools, email) })

test("a mailed link stops its reader's mail without a log-in, and nobody else's", async (t) => {
  const unsubscribe = (browser: Pick<Somebody, 'graphql'>, link: object) =>
    browser.graphql(
      `mutation ($email: String, $hash: String, $legacyHash: String) {
        unsubscribe(email: $email, hash: $hash, legacyHash: $legacyHash) { viewer { refusesMail } }
      }`,
      link,
    )
  const [ada, bo] = [await api.member(), await api.member()]
  const errorOf = async (link: object) => (await unsubscribe(api.visitor(), link)).errors?.[0].message
  for (const link of [
    { ...linkTo(bo.email), email: ada.email },
    { email: ada.email, legacyHash: 'a' },
  ])
    t.match(await errorOf(link), /^This link is incomplete/)
  t.match(await errorOf({ email: ada.email }), 'Please create an account or log in')
  t.equal(await refuses(ada), false)

  for (let press = 0; press < 2; press++)
    t.match(await unsubscribe(api.visitor(), linkTo(ada.email)), { data: { unsubscribe: { viewer: null } } })
  t.equal(await refuses(ada), true)
  t.equal(await errorOf(linkTo('nobody@example.org')), undefined, 'nothing tells who has an account')
  const again = 'mutation { updateGeneralSettings(subscribed: true) { user { receiveEmails refusesMail } } }'
  t.match((await ada.graphql(again)).data.updateGeneralSettings.user, {
    receiveEmails: true,
    refusesMail: false,
  })

  const legacyHash = createHmac('sha256', legacyMailKey).update(bo.email).digest('hex')
  t.equal(await errorOf({ email: bo.email.toUpperCase(), legacyHash }), undefined)
  t.equal(await refuses(bo), true)
  t.match((await unsubscribe(ada, {})).data.unsubscribe, { viewer: { refusesMail: true } })
  t.match(await ada.get('/api/auth/check-session'), { user: { receiveEmails: false } })
  t.match((await ada.graphql('{ viewer { receiveEmails } }')).data.viewer, { receiveEmails: false })
})

test('the address in the headers of mails unsubscribes with a POST of either type, and changes nothing otherwise', async (t) => {
  const bodies = [new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), new FormData()]
  for (const body of bodies) {
    if (body instanceof FormData) body.append('List-Unsubscribe', 'One-Click')
    const ada = await api.member()
    const path = mailedPath.oneClickUnsubscribe(linkTo(ada.email))
    const opened = await api.visitor().request(path)
    t.match([opened.status, opened.headers.get('location')], [303, /^\/email-unsubscribe\?email=/])
    const wrong = mailedPath.oneClickUnsubscribe({ email: ada.email, hash: 'wrong' })
    t.equal((await api.visitor().request(wrong, { method: 'POST', body })).status, 400)
    t.equal(await refuses(ada), false)
    const done = await api.visitor().request(path, { method: 'POST', body })
    t.equal(done.status, 200)
    t.match(await done.text(), 'You&#39;re unsubscribed')
    while (!(await refuses(ada)));
  }
})

test('administrators give roles, badges and awards with a reason, and find members by role', async (t) => {
  const ada = await named('Ada Adams', roles.superAdmin)
  const mo = await named('Mo Moderates', roles.moderator)
  const zoe = await named('Zoe Winner')
  const id = zoe.member
  const give = async (who: Pick<Somebody, 'graphql'>, call: string, variables: object = {}) => {
    const answer = await who.graphql(
      `mutation ($id: ID!, $reason: String!) { ${call} { user { badge secondaryBadge } } }`,
      { id, reason: 'She asked', ...variables },
    )
    return answer.errors?.[0].message ?? Object.values(answer.data)[0]
  }
  const role = 'changeRole(userId: $id, roleId: 2, reason: $reason)'
  const contributor = 'giveBadge(userId: $id, badge: contributor, reason: $reason)'
  const leader = 'giveBadge(userId: $id, badge: patient_leader, reason: $reason)'
  const award =
    'giveAward(userId: $id, name: "Best comeback", year: 2026, status: WINNER, earnedAt: "2026-11-21", reason: $reason)'
  for (const call of [role, contributor, leader, award]) {
    t.equal(await give(mo, call), 'Not authorized')
    t.equal(await give(ada, call, { reason: ' ' }), 'Say why')
  }
  t.match(await give(ada, contributor), { user: { badge: 'Contributor', secondaryBadge: null } })
  t.match(await give(ada, role), { user: { badge: 'Moderator & Contributor' } })
  t.match(await give(ada, leader), { user: { secondaryBadge: 'Patient Leader' } })
  t.match(await give(ada, 'setLegacyRole(userId: $id, legacyRole: author, reason: $reason)'), { user: {} })
  t.match(await give(ada, award), { user: {} })
  const given = { badge: 'Moderator & Contributor', secondaryBadge: 'Patient Leader', legacyRole: 'author' }
  t.match((await zoe.get('/api/auth/check-session')).user, given, 'also in the session')
  t.equal(await give(ada, 'changeRole(userId: $id, roleId: 4, reason: $reason)'), 'Choose another role')

  const asked = `query ($id: ID!) {
    userAwards(userId: $id) { id status earnedAt award { name year } }
    user(id: $id) { legacyRole givenChanges { words reason by { username } } }
  }`
  const seen = (await ada.graphql(asked, { id })).data
  t.match(seen.userAwards, [
    { status: 'WINNER', earnedAt: '2026-11-21', award: { name: 'Best comeback', year: 2026 } },
  ])
  const by = { username: 'Ada Adams' }
  t.same(
    seen.user.givenChanges,
    [
      'Award: Best comeback 2026, Winner',
      'Legacy role: author',
      'Badge: Patient Leader',
      'Role: Moderator',
      'Badge: Contributor',
    ].map((words) => ({ words, reason: 'She asked', by })),
  )
  const others = (await mo.graphql(asked, { id })).data
  t.match(others, { userAwards: [{}], user: { legacyRole: 'author', givenChanges: null } })
  const taken = `takeAward(userId: $id, id: "${seen.userAwards[0].id}", reason: $reason)`
  t.match(await give(ada, taken), { user: {} })
  t.same((await zoe.graphql(asked, { id })).data.userAwards, [])

  const list = 'query ($text: String) { members(text: $text, roleId: 2) { edges { node { username } } } }'
  const found = (await ada.graphql(list, { text: 'winner' })).data.members.edges
  t.same(found, [{ node: { username: 'Zoe Winner' } }])
  t.equal((await mo.graphql(list)).errors[0].message, 'Not authorized')
  await give(ada, 'changeRole(userId: $id, roleId: 1, reason: $reason)')
  const down = 'changeRole(userId: $id, roleId: 3, reason: $reason)'
  t.match(await give(zoe, down), "can't change this for yourself")
  t.match(
    await give(ada, down),
    { user: { badge: 'Contributor' } },
    'a super admin takes the role of an administrator',
  )
})

test('others see the name of a member on social networks only, and there only if the member does not hide it', async (t) => {
  const [ada, bo] = [await api.member(), await api.member()]
  const name = `mutation ($first: String!, $last: String!) {
    setFirstAndLastName(firstName: $first, lastName: $last) { user { firstName lastName } } }`
  const hide = `mutation ($isPrivate: Boolean!) { updateUserPrivacySetting(name: "name", isPrivate: $isPrivate) {
    user { privacySettings { name isPrivate } } } }`
  const ask = `query ($id: ID!) { user(id: $id) { firstName lastName privacySettings { name } }
    userPrivacySettings(userId: $id, name: "name") { isPrivate } }`
  const full = { firstName: 'Ada', lastName: 'Lane' }
  t.match((await ada.graphql(name, { first: ' Ada ', last: 'Lane' })).data.setFirstAndLastName.user, full)
  t.match(await ada.get('/api/auth/check-session'), { user: { fname: 'Ada', lname: 'Lane' } })
  const seen = async (who: Pick<typeof ada, 'graphql'>) => (await who.graphql(ask, { id: ada.member })).data
  const nothing = {
    user: { firstName: null, lastName: null, privacySettings: null },
    userPrivacySettings: [],
  }
  for (const who of [api.visitor(), bo]) t.strictSame(await seen(who), nothing)
  const flag =
    'mutation ($id: ID!) { changeSiteFlag(siteId: $id, flag: "social_network", on: true) { pending } }'
  await (await api.member({ role: roles.administrator })).graphql(flag, { id: api.site })
  for (const who of [api.visitor(), bo])
    t.match(await seen(who), { user: { ...full, privacySettings: null }, userPrivacySettings: [] })
  t.match((await ada.graphql(hide, { isPrivate: true })).data.updateUserPrivacySetting.user, {
    privacySettings: privacySettings.map((name) => ({
      name,
      isPrivate: name === 'name' || defaultAudience(name) === 'me',
    })),
  })
  t.strictSame(await seen(bo), nothing)
  t.match(await seen(ada), { user: full, userPrivacySettings: [{ isPrivate: true }] })
  t.match(await ada.graphql(name, { first: '', last: 'Lane' }), {
    errors: [{ message: 'This field is required' }],
  })
})
