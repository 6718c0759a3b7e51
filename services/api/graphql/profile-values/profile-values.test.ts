import { t as file, test } from 'tap'
import { audiences, type Audience } from '../../../rules/profiles/privacy.ts'
import {
  isProfileField,
  profileFields,
  valueNames,
  type ProfileFieldName,
} from '../../../rules/profiles/fields.ts'
import { roles } from '../../../rules/roles.ts'
import { testApi } from '../../testing/api.ts'

const api = await testApi(file)

const fields = Object.keys(profileFields).filter(isProfileField)
const sensitive = fields.filter((field) => 'sensitive' in profileFields[field])
const questions = valueNames.filter((name) => profileFields[name].section !== 'edit')
const open = fields.filter((field) => !sensitive.includes(field))

/** Everything that answers say of a member's profile, in every way in which they can be asked. */
const own = ['description', 'bio', 'gender', 'ethnicity', 'birthday', 'zipcode'] as const
const shown = `firstName lastName shortBio ${own.join(' ')} publicProfile { name value }
  disorders { relationshipType } socialSites { url } threads { edges { node { id } } }
  contributions { edges { node { title } } } statuses { edges { node { id } } }`
const ask = `query ($id: ID!, $slug: String!, $status: ID!) {
  byId: user(id: $id, ignore404: true) { ${shown} }
  bySlug: user(slug: $slug, ignore404: true) { ${shown} }
  node(id: $id) { ... on User { ${shown} } }
  userSocialSites(userId: $id) { url }
  userDisorders(userId: $id) { relationshipType }
  publicProfile(userId: $id) { name }
  status: node(id: $status) { ... on UserProfileStatus { id } }
  history: userProfileStatusHistory(slug: $slug) { id }
}`

interface Shown extends Record<(typeof own)[number], string | null> {
  firstName: string | null
  lastName: string | null
  shortBio: string | null
  publicProfile: { name: string; value: string }[]
  disorders: unknown[] | null
  socialSites: unknown[]
  threads: { edges: unknown[] }
  contributions: { edges: { node: { title: string | null } }[] }
  statuses: { edges: unknown[] }
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
      case 'statuses':
        return user.statuses.edges.length > 0
      case 'activity':
        if (user.contributions.edges.filter(({ node }) => node.title).length !== user.threads.edges.length)
          throw new Error('Threads and contributions have one audience')
        return user.threads.edges.length > 0
      default: {
        const isListed = user.publicProfile.some(({ name }) => name === field)
        const value = own.find((name) => name === field)
        if (value && (user[value] !== null) !== isListed)
          throw new Error(`${field} is shown in one place only`)
        return isListed
      }
    }
  })

test('a member changes the account and the profile at once, and is told why a change is not saved', async (t) => {
  const [ada, bo] = [await api.member(), await api.member()]
  const shown =
    'user { username id email slug bio birthday zipcode firstName publicProfile { name value icon } }'
  const change = async (who: typeof ada, given: string) => {
    const { data, errors } = await who.graphql(`mutation { updateUser(${given}) { position ${shown} } }`)
    return errors?.[0].message ?? data.updateUser
  }
  t.match(await change(ada, 'username: "Ada of Bath", bio: " I knit.\\nA lot. ", birthday: "1980-02-29"'), {
    user: {
      username: 'Ada of Bath',
      slug: 'ada-of-bath',
      bio: 'I knit.\nA lot.',
      birthday: '1980-02-29',
      firstName: null,
      publicProfile: [{ name: 'bio' }, { name: 'birthday', value: 'February 29, 1980', icon: 'cake' }],
    },
  })
  t.match(await change(ada, 'bio: "I knit.\\nA lot.", birthday: "1980-02-29"'), { position: null })
  t.match(await change(ada, 'bio: ""'), { user: { bio: null, birthday: '1980-02-29' } })
  for (const [given, problem] of [
    ['username: "Ada of Bath", zipcode: "1"', 'Please enter a valid US zipcode'],
    ['zipcode: "123"', 'Please enter a valid US zipcode'],
    ['birthday: "1981-02-29"', 'Please enter a date in the past'],
    ['birthday: "2999-01-01"', 'Please enter a date in the past'],
    [`bio: "${'a'.repeat(2001)}"`, 'Maximum length of 2000 exceeded'],
    ['firstName: "Bo"', 'This field is required'],
  ] as const)
    t.equal(await change(bo, given), problem)
  t.equal(await change(bo, 'username: "Ada of Bath", zipcode: "10115"'), 'Username already exists')
  t.match(await change(bo, 'gender: ""'), { user: { zipcode: null } })
  const answer = 'mutation { answerQuestions(answers: [{ question: "bio", answer: "x" }]) { pending } }'
  t.match(await bo.graphql(answer), { errors: [{ message: 'Question not found' }] })
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
    `updateUser(description: "Knits", bio: "I knit a lot.", gender: "Woman", ethnicity: "Welsh",
      birthday: "1980-02-29", zipcode: "10115")`,
    `answerQuestions(answers: [${questions.map((one) => `{ question: "${one}", answer: "Tea" }`).join(' ')}])`,
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
  const { createUserProfileStatus } = await run(
    ada,
    'mutation { createUserProfileStatus(body: "Slept well.") { statusId } }',
  )
  const of = { id: ada!.member, slug: viewer.slug, status: createUserProfileStatus.statusId }
  const choose = `mutation ($name: String!, $own: Boolean!, $to: Audience!) {
    updateUserPrivacySetting(name: $name, isPrivate: $own, audience: $to) { pending } }`
  const expected: Record<Audience, ProfileFieldName[][]> = {
    //         visitor, member, followed, self, moderator, administrator, blocked, spammer
    everyone: [fields, fields, fields, fields, fields, fields, [], fields],
    members: [[], fields, fields, fields, fields, fields, [], []],
    followed: [[], [], fields, fields, open, open, [], []],
    // Moderators decide on status updates as on all content.
    me: [[], [], [], fields, ['statuses'], ['statuses'], [], []],
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
      t.equal(data.bySlug?.shortBio ?? null, allowed?.includes('bio') ? 'Knits' : null)
      t.same(
        data.publicProfile,
        data.node.publicProfile.map(({ name }: { name: string }) => ({ name })),
      )
      t.equal(data.userSocialSites.length > 0, allowed?.includes('socialSites'))
      t.equal(data.userDisorders !== null, allowed?.includes('conditions'))
      t.equal(data.status !== null, allowed?.includes('statuses'))
      t.equal(data.history?.length === 1, allowed?.includes('statuses'))
    }
  }
})
