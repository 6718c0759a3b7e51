import { t as file, test } from 'tap'
import { testApi } from '../../testing/api.ts'

/** API that all tests of this file share. */
const api = await testApi(file)

const create = `mutation ($name: String!, $synonyms: [String!]!) {
  createDisorder(disorder: { name: $name, synonyms: $synonyms, summary: "It hurts. It passes." }) {
    pending disorder { id slug } } }`
const update = `mutation ($id: ID!, $name: String!) {
  updateDisorder(disorderId: $id, disorder: { name: $name, synonyms: [] }) { disorder { slug synonyms } } }`
const retire = `mutation ($id: ID!, $to: ID) { retireDisorder(disorderId: $id, successorId: $to) { disorder { id } } }`
const feature = `mutation ($id: ID!, $on: Boolean!) {
  updateFeaturedDisorder(disorderId: $id, isFeatured: $on) { disorder { isFeatured } } }`
const choose = `mutation ($id: ID!, $on: Boolean!) {
  updateSiteCondition(disorderId: $id, isOfSite: $on) { disorder { isOfSite } } }`
const search = `query ($search: String!, $type: DisorderSearchType!) {
  disorderSearch(offset: 0, search: $search, type: $type) { total disorders { id name slug synonyms } } }`
const detail = `query ($slug: String!) { disorderDetail(slug: $slug) {
  id name slug path summary cream datalayer synonyms onsetAge orphaCode prevalences { class geographic }
  inheritanceType tableOfContents { id text } seo { allowIndexing title metaDescription canonical keywords } } }`
const lists = `query { featuredDisorders { name } siteConditions { name } }`

const admin = await api.member({ role: 1 })
const visitor = api.visitor()

const made = async (name: string, ...synonyms: string[]): Promise<{ id: string; slug: string }> =>
  (await admin.graphql(create, { name, synonyms })).data.createDisorder.disorder
const found = async (text: string, type = 'ALL') =>
  (await visitor.graphql(search, { search: text, type })).data.disorderSearch

test('a condition that an administrator adds is found by its names and has a page', async (t) => {
  const { slug } = await made('Tennis elbow', 'Lateral epicondylitis')
  for (const text of ['tenis elbow', 'epicondylitis', 'elbow tennis'])
    t.match(await found(text), { total: 1, disorders: [{ name: 'Tennis elbow', slug }] })
  t.strictSame(await found('zzzz'), { total: 0, disorders: [] })
  t.match((await visitor.graphql(detail, { slug })).data.disorderDetail, {
    name: 'Tennis elbow',
    path: '/conditions/tennis-elbow',
    cream: 'It hurts. It passes.',
    synonyms: ['Lateral epicondylitis'],
    orphaCode: null,
    datalayer: { condition: 'Tennis elbow' },
    seo: { allowIndexing: false, canonical: '/conditions/tennis-elbow' },
  })
  t.match((await visitor.graphql(detail, { slug: 'none' })).errors, [{ message: 'Condition not found' }])
})

test('a renamed condition keeps its old address, and a retired one leads to its successor', async (t) => {
  const { id, slug } = await made('Golfers elbow')
  const renamed = (await admin.graphql(update, { id, name: 'Medial epicondylosis' })).data.updateDisorder
  t.match(renamed.disorder.slug, /^medial-epicondylosis-/)
  t.equal((await visitor.graphql(detail, { slug })).data.disorderDetail.id, id)

  const other = await made('Elbow strain')
  t.strictSame((await admin.graphql(retire, { id, to: other.id })).data.retireDisorder, { disorder: null })
  t.equal((await visitor.graphql(detail, { slug })).data.disorderDetail.id, other.id)
  t.match(await found('medial epicondylosis'), { disorders: [{ id: other.id }] })

  const last = await made('Elbow injury')
  await admin.graphql(retire, { id: other.id, to: last.id })
  t.equal((await visitor.graphql(detail, { slug })).data.disorderDetail.id, last.id)
  t.match(await found('medial epicondylosis'), { disorders: [{ id: last.id }] }, 'over two retired ones')
})

test('a site features conditions and chooses its own, to which a search can be limited', async (t) => {
  const { id } = await made('Wrist drop')
  await made('Wrist rash')
  t.equal((await found('wrist', 'SITE')).total, 2, 'everything, as the site has chosen none')
  await admin.graphql(feature, { id, on: true })
  await admin.graphql(choose, { id, on: true })
  const { data } = await visitor.graphql(lists)
  t.strictSame(data, {
    featuredDisorders: [{ name: 'Wrist drop' }],
    siteConditions: [{ name: 'Wrist drop' }],
  })
  t.match(await found('wrist', 'SITE'), { total: 1, disorders: [{ id }] })
  t.equal((await found('wrist', 'GROUP')).total, 0)
  await admin.graphql(feature, { id, on: false })
  t.strictSame((await visitor.graphql(lists)).data.featuredDisorders, [])
})

test('only administrators change the directory', async (t) => {
  const { id } = await made('Trigger finger')
  const member = await api.member()
  for (const [text, variables] of [
    [create, { name: 'A', synonyms: [] }],
    [update, { id, name: 'B' }],
    [retire, { id }],
    [feature, { id, on: true }],
    [choose, { id, on: true }],
  ] as const)
    t.match((await member.graphql(text, variables)).errors, [{ message: 'Not authorized' }])
})
