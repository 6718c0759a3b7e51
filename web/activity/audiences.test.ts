import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from 'tap'
import { builtRender } from '../../services/api/pages/render.ts'
import { testApi } from '../../services/api/testing/api.ts'
import type { Browser } from '../../services/api/testing/browser.ts'
import { fieldsOf, isProfileField, profileFields } from '../../services/rules/profiles/fields.ts'
import { audiences } from '../../services/rules/profiles/privacy.ts'
import { roles } from '../../services/rules/roles.ts'

// The fields of a profile, each with a word of its own, searched for in the pages that show or lead to members.

const web = join(import.meta.dirname, '..')
const built = join(web, 'dist/server/entry-server.js')
const skip = existsSync(built) ? false : 'the web is not built: npm run build'

const fields = Object.keys(profileFields).filter(isProfileField)
const questions = (['questions', 'extended', 'social'] as const).flatMap(fieldsOf)
/** Words by field; those of the others are `zq` and their names. */
const words: Partial<Record<string, string>> = { birthday: 'february 29, 1980', zipcode: '10115' }
const wordOf = (field: string) => words[field] ?? `zq${field.toLowerCase()}`

test(
  'pages show each field of a profile to its audience, and structured data, feeds and searches to no others',
  { skip },
  async (t) => {
    const api = await testApi(t, {
      web: {
        render: await builtRender(built),
        assets: null,
        operations: join(web, 'persisted-queries.json'),
      },
    })
    const grace = await api.member({ role: roles.administrator })
    const ruth = await api.member({ role: roles.moderator })
    const [ada, bo, cy, dan, eve] = [
      await api.member({ username: 'Ada Lane' }),
      await api.member(),
      await api.member(),
      await api.member(),
      await api.member(),
    ]
    async function done(who: Browser, mutation: string, variables: object = {}) {
      const { data, errors } = await who.graphql(mutation, variables)
      if (errors) throw new Error(`${errors[0].message}: ${mutation}`)
      return data
    }
    await done(
      grace,
      'mutation ($id: ID!) { changeSiteFlag(siteId: $id, flag: "social_network", on: true) { pending } }',
      { id: api.site },
    )
    const disorder =
      'createDisorder(disorder: { name: "Zqconditions", synonyms: [] }) { disorder { id slug } }'
    const { createDisorder } = await done(grace, `mutation { ${disorder} }`)
    const { id, slug: condition } = createDisorder.disorder
    for (const change of [
      'setFirstAndLastName(firstName: "Zqname", lastName: "Zqname")',
      `setDisorderRelationship(disorderId: "${id}", relationship: PATIENT)`,
      'setSocialSites(sites: [{ platform: TIKTOK, handle: "zqsocialsites" }])',
      'createThread(title: "Zqactivity", body: "Mine hurt.")',
      'createUserProfileStatus(body: "Zqstatuses")',
      `updateUser(description: "zqdescription", bio: "zqbio", gender: "zqgender", ethnicity: "zqethnicity",
      birthday: "1980-02-29", zipcode: "10115")`,
      `answerQuestions(answers: [${questions.map((one) => `{ question: "${one}", answer: "${wordOf(one)}" }`).join(' ')}])`,
    ])
      await done(ada, `mutation { ${change} { pending } }`)
    await done(ada, 'mutation ($id: ID!) { updateFollow(isFollowing: true, userId: $id) { pending } }', {
      id: cy.member,
    })
    await done(ada, 'mutation ($id: ID!) { blockUser(userId: $id, isBlocked: true) { pending } }', {
      id: dan.member,
    })
    await api.changeRole(eve.member, roles.spammer)

    const profile = ['', '/activity', '/status', '/awards'].map((part) => `/members/ada-lane${part}`)
    const elsewhere = ['/search?s=ada', '/community', '/feed', '/feed/json', '/sitemap.xml']
    const shown = `{ userSearch(text: "ada") { username shortBio bio gender ethnicity birthday zipcode firstName
    publicProfile { value } disorders { disorder { name } } socialSites { url } } }`
    async function fieldsFor(who: Browser): Promise<string[]> {
      const pages = await Promise.all(
        [...profile, ...elsewhere, `/conditions/${condition}`].map(async (path) => {
          const text = await (await who.request(path, { headers: { accept: 'text/html' } })).text()
          const isOfProfile = profile.includes(path)
          // A condition's page has its name, and a search or a list the titles of threads by others.
          return isOfProfile ? text : text.replaceAll(/zqconditions|zqactivity/gi, '')
        }),
      )
      const all = [...pages, JSON.stringify(await who.graphql(shown))].join(' ').toLowerCase()
      return fields.filter((field) => all.includes(wordOf(field)))
    }
    const open = fields.filter((field) => !('sensitive' in profileFields[field]))
    const members = { 'a member': bo, followed: cy, 'a moderator': ruth, 'an administrator': grace }
    const viewers = { 'a visitor': api.visitor(), ...members, blocked: dan, 'a spammer': eve }
    const expected: Record<(typeof audiences)[number], readonly string[][]> = {
      everyone: [fields, fields, fields, fields, fields, [], fields],
      members: [[], fields, fields, fields, fields, [], []],
      followed: [[], [], fields, open, open, [], []],
      me: [[], [], [], ['statuses'], ['statuses'], [], []],
    }
    const choose = `mutation ($name: String!, $own: Boolean!, $to: Audience!) {
    updateUserPrivacySetting(name: $name, isPrivate: $own, audience: $to) { pending } }`
    for (const audience of audiences) {
      for (const name of fields)
        await done(ada, choose, { name, own: audience === 'me', to: audience.toUpperCase() })
      for (const [index, [name, who]] of Object.entries(viewers).entries()) {
        const wanted = JSON.stringify(expected[audience][index])
        let found = await fieldsFor(who)
        // Pages of visitors are shared, until the news of a change has reached the process.
        for (const end = Date.now() + 10_000; JSON.stringify(found) !== wanted && Date.now() < end;) {
          await sleep(50)
          found = await fieldsFor(who)
        }
        t.same(found, expected[audience][index], `${name} finds what is for ${audience}`)
      }
    }
  },
)
