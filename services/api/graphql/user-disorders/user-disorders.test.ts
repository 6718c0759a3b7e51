import { t as file, test } from 'tap'
import { testApi } from '../../testing/api.ts'

/** API that all tests of this file share. */
const api = await testApi(file)

const create = `mutation ($name: String!) {
  createDisorder(disorder: { name: $name, synonyms: [] }) { disorder { id } } }`
const set = `mutation ($id: ID!, $relationship: DisorderRelationship) {
  setDisorderRelationship(disorderId: $id, relationship: $relationship) {
    pending user { hasDisorder disorders { id relationshipType disorder { id name } } } } }`
const remove = `mutation ($id: ID!) { deleteUserDisorder(id: $id) { user { hasDisorder disorders { id } } } }`
const listed =
  'query ($slug: String!) { disorderDetail(slug: $slug) { members { username id } tableOfContents { id } } }'
const of = `query ($id: ID!) {
  userDisorders(userId: $id) { relationshipType disorder { name } } user(id: $id) { hasDisorder disorders { id } } }`

const admin = await api.member({ role: 1 })
const made = async (name: string): Promise<string> =>
  (await admin.graphql(create, { name })).data.createDisorder.disorder.id

test('a member names conditions, changes a relationship, and removes them, each seen at once', async (t) => {
  const ada = await api.member()
  const [migraine, asthma] = [await made('Migraine of Ada'), await made('Asthma of Ada')]
  const first = (await ada.graphql(set, { id: migraine, relationship: 'PATIENT' })).data
  t.match(first.setDisorderRelationship, {
    pending: false,
    user: { hasDisorder: true, disorders: [{ disorder: { id: migraine }, relationshipType: 'PATIENT' }] },
  })
  const second = (await ada.graphql(set, { id: asthma })).data.setDisorderRelationship.user
  t.match(second.disorders, [
    { disorder: { name: 'Asthma of Ada' }, relationshipType: null },
    { disorder: { name: 'Migraine of Ada' } },
  ])
  const changed = (await ada.graphql(set, { id: asthma, relationship: 'CAREGIVER' })).data
  t.match(changed.setDisorderRelationship.user.disorders, [{ relationshipType: 'CAREGIVER' }, {}])
  t.match(await ada.get('/api/auth/check-session'), { user: { hasDisorder: true } })

  for (const { id } of second.disorders) await ada.graphql(remove, { id })
  t.strictSame((await ada.graphql(of, { id: ada.member })).data, {
    userDisorders: [],
    user: { hasDisorder: false, disorders: [] },
  })
  t.match(await ada.get('/api/auth/check-session'), { user: { hasDisorder: false } })
})

test("only the member can read or remove a member's conditions until the member chooses another audience", async (t) => {
  const ada = await api.member()
  const migraine = await made('Migraine of nobody else')
  const { data } = await ada.graphql(set, { id: migraine, relationship: 'PATIENT' })
  const [{ id }] = data.setDisorderRelationship.user.disorders
  for (const other of [await api.member(), await api.member({ role: 2 }), admin, api.visitor()]) {
    const answer = await other.graphql(of, { id: ada.member })
    t.strictSame(answer.data, { userDisorders: null, user: { hasDisorder: null, disorders: null } })
    await other.graphql(remove, { id })
  }
  t.match((await ada.graphql(of, { id: ada.member })).data, {
    userDisorders: [{ relationshipType: 'PATIENT', disorder: { name: 'Migraine of nobody else' } }],
  })
  const refused = await api.visitor().graphql(set, { id: migraine, relationship: 'PATIENT' })
  t.match(refused.errors, [{ extensions: { code: 'UNAUTHENTICATED' } }])
  t.match((await ada.graphql(remove, { id: migraine })).errors, [{ message: 'Condition not found' }])
  t.match((await ada.graphql(set, { id: 'USER_DISORDER:x' })).errors, [{ message: 'Condition not found' }])
})

test('the page of a condition, or of its successor, lists the members who show it to everyone, without blocked and unverified ones', async (t) => {
  const [ada, bo, cy] = [await api.member(), await api.member({ verified: false }), await api.member()]
  const id = await made('Migraine of many')
  const show = `mutation ($audience: Audience!) {
    updateUserPrivacySetting(name: "conditions", isPrivate: false, audience: $audience) { pending } }`
  for (const [who, audience] of [
    [ada, 'EVERYONE'],
    [bo, 'EVERYONE'],
    [cy, 'MEMBERS'],
  ] as const) {
    await who.graphql(set, { id })
    await who.graphql(show, { audience })
  }
  const seen = async (who: Pick<typeof ada, 'graphql'>) => {
    const { members, tableOfContents } = (await who.graphql(listed, { slug: 'migraine-of-many' })).data
      .disorderDetail
    t.equal(
      tableOfContents.some((part: { id: string }) => part.id === 'members'),
      members.length > 0,
    )
    return members.map((member: { id: string }) => member.id)
  }
  for (const who of [api.visitor(), cy]) t.same(await seen(who), [ada.member])
  const block = 'mutation ($id: ID!) { blockUser(userId: $id, isBlocked: true) { pending } }'
  await cy.graphql(
    'mutation ($id: ID!) { createConversation(userId: $id, body: "Hello") { conversationId } }',
    {
      id: ada.member,
    },
  )
  await ada.graphql(block, { id: cy.member })
  t.same(await seen(cy), [])

  const successor = await made('Headache of many')
  const retire = `mutation ($id: ID!, $to: ID) { retireDisorder(disorderId: $id, successorId: $to) { disorder { id } } }`
  await admin.graphql(retire, { id, to: successor })
  t.same(await seen(api.visitor()), [ada.member])
})
