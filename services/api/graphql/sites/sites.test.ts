import t from 'tap'
import { testApi } from '../../testing/api.ts'

const api = await testApi(t)

t.test("an administrator's change to a site reaches everyone who has the site open", async (t) => {
  const api = await testApi(t)
  const admin = await api.member({ role: 1 })
  const visitor = api.visitor()
  const socket = visitor.socket()
  t.teardown(() => socket.dispose())
  const subscribed = api.subscribed()
  const news = socket.iterate<{ siteChanged: { features: string[] } }>({
    query: 'subscription { siteChanged { id features } }',
  })
  const first = news.next()
  await subscribed
  const now = (await first).value?.data?.siteChanged
  t.ok(
    now?.features.includes('Forums'),
    'who begins to listen hears how the site is: it may have changed before',
  )
  const told = news.next()
  const later = visitor.socket()
  t.teardown(() => later.dispose())
  const joined = later.iterate<{ siteChanged: { features: string[] } }>({
    query: 'subscription { siteChanged { id features } }',
    extensions: { age: 1000 },
  })
  t.ok((await joined.next()).value?.data?.siteChanged.features.includes('Forums'), 'who joins hears it too')

  const off = await admin.graphql(
    `mutation ($id: ID!) { changeSiteFlag(siteId: $id, flag: "Forums", on: false) { site { features } pending } }`,
    { id: api.site },
  )
  t.notOk(off.data.changeSiteFlag.site.features.includes('Forums'), 'the answer has it already')
  const { value } = await told
  t.notOk(value?.data?.siteChanged.features.includes('Forums'), 'and so has who looks')
  const next = (await joined.next()).value?.data?.siteChanged
  t.notOk(next?.features.includes('Forums'), 'and who joined heard the state once')
  for (const one of [news, joined]) await one.return?.(undefined)
  const { data } = await visitor.graphql('{ site { features } }')
  t.notOk(data.site.features.includes('Forums'))

  const set = async (setting: string, value: unknown) =>
    admin.graphql(
      `mutation ($id: ID!, $setting: String!, $value: JSON) {
        changeSiteSetting(siteId: $id, setting: $setting, value: $value) {
          site { settings { ads_enabled crisis_response_banner { text } } }
        }
      }`,
      { id: api.site, setting, value },
    )
  t.match(await set('crisis_response_banner', { enabled: true, text: 'Call' }), {
    data: { changeSiteSetting: { site: { settings: { crisis_response_banner: { text: 'Call' } } } } },
  })
  t.match(await set('ads_enabled', 'sometimes'), { errors: [{ extensions: { code: 'INVALID' } }] })

  const changes = `query ($after: String) { site { changes(first: 2, after: $after) {
    edges { node { subject key before value user { id } } } pageInfo { endCursor } } } }`
  const newest = (await admin.graphql(changes)).data.site.changes
  const user = { id: admin.member }
  t.same(
    newest.edges.map(({ node }: { node: object }) => node),
    [
      {
        subject: 'setting',
        key: 'crisis_response_banner',
        before: null,
        value: { enabled: true, text: 'Call', links: [] },
        user,
      },
      { subject: 'flag', key: 'Forums', before: true, value: false, user },
    ],
  )
  const { data: rest } = await admin.graphql(changes, { after: newest.pageInfo.endCursor })
  t.match(
    rest.site.changes.edges[0].node,
    { subject: 'flag', before: null, user: null },
    'made by the network',
  )
  t.match(await visitor.graphql(changes), { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] })
  for (const other of [await api.member(), await api.member({ role: 2 })])
    t.match(await other.graphql(changes), { errors: [{ message: 'Not authorized' }] })
})

t.test('the API returns the parent, children and siblings of a site', async (t) => {
  const admin = await api.member({ role: 5 })
  const adopt = (siteId: string, parentId: string | null) =>
    admin.graphql(
      'mutation ($siteId: ID!, $parentId: ID) { chooseSiteParent(siteId: $siteId, parentId: $parentId) { pending } }',
      { siteId, parentId },
    )
  const [knees, hips] = [
    await api.openSite('Knees', 'knees.example'),
    await api.openSite('Hips', 'hips.example'),
  ]
  await adopt(knees, api.site)
  await adopt(hips, api.site)
  t.match(await adopt(api.site, knees), { errors: [{ extensions: { code: 'INVALID' } }] })
  const { data } = await admin.graphql(
    `{ site { childSites { prefix } } knees: site(prefix: "knees") { parentSite { prefix } siblingSites { prefix } }
      siteSummaries { prefix } sites { prefix } }`,
  )
  t.same(data.site.childSites, [{ prefix: 'hips' }, { prefix: 'knees' }])
  t.same(data.knees, { parentSite: { prefix: 'lupus' }, siblingSites: [{ prefix: 'hips' }] })
  t.equal(data.sites.length, 3)
  t.match(await admin.graphql('{ site(prefix: "elbows") { name } }'), {
    errors: [{ message: 'Site not found' }],
  })
})

t.test('only administrators can change a site or list all sites', async (t) => {
  const flag = 'mutation ($id: ID!) { changeSiteFlag(siteId: $id, flag: "Forums", on: false) { pending } }'
  for (const role of [2, 3, 4] as const) {
    const member = await api.member({ role })
    t.match(await member.graphql(flag, { id: api.site }), { errors: [{ extensions: { code: 'FORBIDDEN' } }] })
    t.match(await member.graphql('{ sites { id } }'), { errors: [{ extensions: { code: 'FORBIDDEN' } }] })
  }
  const visitor = api.visitor()
  t.match(await visitor.graphql(flag, { id: api.site }), {
    errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
  })
  t.match(await visitor.graphql('{ site { features } taxonomy { slug } menu { title } }'), {
    data: { taxonomy: [], menu: [] },
  })
})

const previewed = `query ($sections: [ContentSectionInput!]!) {
  sectionsPreview(sections: $sections) { type isAuthwalled ... on HTMLSection { options { html } } }
}`

t.test('administrators can preview sections exactly as they would be stored', async (t) => {
  const html = '<h1>Hi</h1><video></video><p style="color:red">there</p>'
  const sections = [{ options: { HTML: { html } }, isAuthwalled: true }, { options: { Quote: { text: '' } } }]
  const admin = await api.member({ role: 1 })
  const { data } = await admin.graphql(previewed, { sections: sections.slice(0, 1) })
  const clean = { type: 'HTML', isAuthwalled: true, options: { html: '<h2>Hi</h2><p>there</p>' } }
  t.same(data.sectionsPreview, [clean])
  const broken = await admin.graphql(previewed, { sections })
  t.match(broken.data.sectionsPreview[1], { type: 'Quote', options: undefined })
  for (const nonsense of ['nonsense', [{ options: {} }], [{ options: { HTML: { html, deep: [[[]]] } } }]]) {
    const { errors } = await admin.graphql(previewed, { sections: nonsense })
    t.match(errors?.[0]?.extensions, { code: 'BAD_REQUEST' })
  }
  const member = await api.member({ role: 3 })
  t.match(await member.graphql(previewed, { sections }), { errors: [{ extensions: { code: 'FORBIDDEN' } }] })
})

t.test('sections of threads and recommendations show what visitors can see at present', async (t) => {
  const [admin, member] = [await api.member({ role: 1 }), await api.member()]
  const start = 'mutation ($title: String!) { createThread(title: $title, body: "Some words") { pending } }'
  for (const title of ['Mornings', 'Evenings']) await member.graphql(start, { title })
  const arrange = `mutation ($id: ID!, $sections: [ContentSectionInput!]!) {
    arrangeSiteHomepage(siteId: $id, sections: $sections) { pending } }`
  const sections = [
    { options: { ThreadSection: { limit: 1 } } },
    { options: { ThreadSection: { tag: 'Nobody has it' } } },
    { options: { Recommendation: { assocId: 'thread_nobody', docResultType: 'THREAD' } } },
  ]
  t.equal((await admin.graphql(arrange, { id: api.site, sections })).errors, undefined)
  const { data } = await api.visitor().graphql(`{ site { homepage {
    ... on ThreadSection { threads { title } }
    ... on RecommendationSection { recommendations { type } }
  } } }`)
  t.same(data.site.homepage.slice(0, 2), [{ threads: [{ title: 'Evenings' }] }, { threads: [] }])
  t.type(data.site.homepage[2].recommendations, Array)
})

t.test(
  'a home page of the maximum size fits into one request, and unsafe markup in it is rejected with its place',
  async (t) => {
    const admin = await api.member({ role: 1 })
    const arrange = `mutation ($id: ID!, $sections: [ContentSectionInput!]!) {
    arrangeSiteHomepage(siteId: $id, sections: $sections) {
      site { homepage { ... on HTMLSection { options { html } } } } } }`
    const page = (letters: number) => [{ options: { HTML: { html: 'ä'.repeat(letters) } } }]
    const { data, errors } = await admin.graphql(arrange, { id: api.site, sections: page(29_900) })
    t.equal(errors, undefined)
    t.equal(data.arrangeSiteHomepage.site.homepage[0].options.html.length, 29_900)
    const unsafe = [{ options: { HTML: { html: '<p>Hi</p>\n<p onclick="x()">there</p>' } } }]
    t.match(await admin.graphql(arrange, { id: api.site, sections: unsafe }), {
      errors: [{ message: /Line 2, column 4: onclick is not allowed/ }],
    })
    t.match(await admin.graphql(arrange, { id: api.site, sections: page(30_100) }), {
      errors: [{ message: /can't exceed 60,000 bytes in total/ }],
    })
  },
)
