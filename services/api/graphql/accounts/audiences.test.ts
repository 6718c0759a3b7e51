import { t as file, test } from 'tap'
import { audiences, type Audience } from '../../../rules/profiles/privacy.ts'
import { isProfileField, profileFields, type ProfileFieldName } from '../../../rules/profiles/fields.ts'
import { roles } from '../../../rules/roles.ts'
import { testApi } from '../../testing/api.ts'

const api = await testApi(file)

const fields = (['name', 'conditions', 'socialSites', 'activity'] as const).filter(isProfileField)
const sensitive = fields.filter((field) => 'sensitive' in profileFields[field])
const open = fields.filter((field) => !sensitive.includes(field))

/** Everything that answers say of a member's profile, in every way in which they can be asked. */
const shown = `firstName lastName
  disorders { relationshipType } socialSites { url } threads { edges { node { id } } }`
const ask = `query ($id: ID!, $slug: String!) {
  byId: user(id: $id, ignore404: true) { ${shown} }
  bySlug: user(slug: $slug, ignore404: true) { ${shown} }
  node(id: $id) { ... on User { ${shown} } }
  userSocialSites(userId: $id) { url }
  userDisorders(userId: $id) { relationshipType }
}`

interface Shown {
  firstName: string | null
  lastName: string | null
  disorders: unknown[] | null
  socialSites: unknown[]
  threads: { edges: unknown[] }
}

/** The fields that one answer about a member contains. */
const fieldsIn = (user: Shown): ProfileFieldName[] =>
  fields.filter((field) => {
    switch (field) {
      case 'name':
        return user.firstName !== null && user.lastName !== null
      case 'conditions':
        return user.disorders !== null && user.disorders.length > 0
      case 'socialSites':
        return user.socialSites.length > 0
      case 'activity':
        return user.threads.edges.length > 0
      default:
        return false
    }
  })

test('answers show each field of a profile to its audience, however it is asked for', async (t) => {
  const [ada, bo, cy, dan, eve] = await Promise.all([0, 1, 2, 3, 4].map(() => api.member()))
  const [ruth, grace] = await Promise.all([
    api.member({ role: roles.moderator }),
    api.member({ role: roles.administrator }),
  ])
  const run = async (who: typeof ada, mutation: string, variables: object = {}) => {
    const { errors, data } = await who!.graphql(mutation, variables)
    t.same(errors, undefined)
    return data
  }
  await run(
    grace,
    'mutation ($id: ID!) { changeSiteFlag(siteId: $id, flag: "social_network", on: true) { pending } }',
    {
      id: api.site,
    },
  )
  const { createDisorder } = await run(
    grace,
    'mutation { createDisorder(disorder: { name: "Lupus", synonyms: [] }) { disorder { id } } }',
  )
  for (const change of [
    'setFirstAndLastName(firstName: "Ada", lastName: "Lane")',
    `setDisorderRelationship(disorderId: "${createDisorder.disorder.id}", relationship: PATIENT)`,
    'setSocialSites(sites: [{ platform: TIKTOK, handle: "adalane" }])',
    'createThread(title: "Sore knees", body: "Mine hurt.")',
  ])
    await run(ada, `mutation { ${change} { pending } }`)
  await run(ada, 'mutation ($id: ID!) { updateFollow(isFollowing: true, userId: $id) { pending } }', {
    id: cy!.member,
  })
  await run(
    dan,
    'mutation ($id: ID!) { createConversation(userId: $id, body: "Hello") { conversationId } }',
    {
      id: ada!.member,
    },
  )
  await run(ada, 'mutation ($id: ID!) { blockUser(userId: $id, isBlocked: true) { pending } }', {
    id: dan!.member,
  })
  await api.changeRole(eve!.member, roles.spammer)
  const { viewer } = await run(ada, '{ viewer { slug } }')
  const of = { id: ada!.member, slug: viewer.slug }
  const choose = `mutation ($name: String!, $own: Boolean!, $to: Audience!) {
    updateUserPrivacySetting(name: $name, isPrivate: $own, audience: $to) { pending } }`
  const expected: Record<Audience, ProfileFieldName[][]> = {
    //         visitor, member, followed, self, moderator, administrator, blocked, spammer
    everyone: [fields, fields, fields, fields, fields, fields, [], fields],
    members: [[], fields, fields, fields, fields, fields, [], []],
    followed: [[], [], fields, fields, open, open, [], []],
    me: [[], [], [], fields, [], [], [], []],
  }
  for (const audience of audiences) {
    const to = { own: audience === 'me', to: audience.toUpperCase() }
    for (const name of fields) await run(ada, choose, { name, ...to })
    const people = [api.visitor(), bo!, cy!, ada!, ruth, grace, dan!, eve!]
    for (const [index, person] of people.entries()) {
      const { data } = await person.graphql(ask, of)
      const allowed = expected[audience][index]
      for (const way of ['byId', 'bySlug', 'node'])
        t.same(fieldsIn(data[way]), allowed, `viewer ${index} sees ${audience} in ${way}`)
      t.equal(data.userSocialSites.length > 0, allowed?.includes('socialSites'))
      t.equal(data.userDisorders !== null, allowed?.includes('conditions'))
    }
  }
})
