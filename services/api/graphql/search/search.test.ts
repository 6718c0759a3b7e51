import { readFileSync } from 'node:fs'
import { t as file, test } from 'tap'
import { setTimeout as sleep } from 'node:timers/promises'
import { disorderOfName } from '../../../commands/disorders.ts'
import { noFacts } from '../../../rules/disorders/facts.ts'
import { topicsOf } from '../../pages/topics.ts'
import { testApi } from '../../testing/api.ts'

/** API that all tests of this file share; each test registers its own members. */
const api = await testApi(file)
type Visitor = Awaited<ReturnType<typeof api.member>>

const createThread = `mutation ($title: String!, $body: String!) { createThread(title: $title, body: $body) { thread { id } } }`
const search = `query ($text: String!, $types: [AssocType!], $family: Boolean) { search(text: $text, types: $types, family: $family) {
  total edges { node { id type name title titleParts { text isMatch } excerpt { text isMatch } permalink author { username }
    originalSite { host } commentCount } } } searchSuggestions(text: $text) { content { id permalink } members { id } } }`

const threadOf = async (author: Visitor, title: string, body = 'Mine hurt in the morning.') =>
  (await author.graphql(createThread, { title, body })).data.createThread.thread.id as string

interface Found {
  search: { total: number; edges: unknown[] }
  searchSuggestions: { content: unknown[] }
}

/** Asks until `isDone` accepts the answer, for at most 30 s, because words are indexed a second later. */
async function askUntil(who: Pick<Visitor, 'graphql'>, variables: object, isDone: (data: Found) => boolean) {
  for (const end = Date.now() + 30_000; ;) {
    const { data, errors } = await who.graphql(search, variables)
    if (errors) throw new Error(JSON.stringify(errors))
    if (isDone(data) || Date.now() > end) return data as Found
    await sleep(50)
  }
}
const isFound = (data: Found) => data.search.total > 0

test('a search finds titles and comments, marks the words, and leads to the place', async (t) => {
  const ada = await api.member()
  const thread = await threadOf(ada, 'Aching elbows & knees')
  await ada.graphql(
    `mutation ($id: ID!) { createComment(assocId: $id, assocType: THREAD, body: "Try <b>turmeric</b>.") { pending } }`,
    { id: thread },
  )
  // The suggestions are read before the results, so that only they may be missing.
  const data = await askUntil(
    api.visitor(),
    { text: 'elbow' },
    (data) => isFound(data) && data.searchSuggestions.content.length > 0,
  )
  t.match(data.search, {
    total: 1,
    edges: [
      {
        node: {
          id: thread,
          type: 'THREAD',
          titleParts: [{ text: 'Aching ' }, { text: 'elbows', isMatch: true }, { text: ' & knees' }],
          permalink: /^\/forums\//,
          commentCount: 1,
        },
      },
    ],
  })
  t.match(data.searchSuggestions, { content: [{ id: thread, permalink: /^\/forums\// }], members: [] })
  const comment = await askUntil(api.visitor(), { text: 'turmeric' }, isFound)
  t.match(comment.search.edges, [
    {
      node: {
        type: 'COMMENT',
        name: 'Aching elbows & knees',
        title: 'Aching elbows & knees',
        excerpt: [{ text: 'Try <b>' }, { text: 'turmeric', isMatch: true }, { text: '</b>.' }],
        permalink: /^\/forums\/.*#comment_/,
      },
    },
  ])
  const threads = await askUntil(api.visitor(), { text: 'turmeric', types: ['THREAD'] }, () => true)
  t.equal(threads.search.total, 0)
})

test('an item with another name of a condition says which name was searched, and marks its own', async (t) => {
  const named = { ...noFacts, name: 'Cystic fibrosis', synonyms: ['CF'] }
  const disorder = disorderOfName(named.name)
  await api.happened({
    type: 'DisorderDefined',
    data: { disorder, ...named, slug: 'cystic-fibrosis', source: null, release: null },
  })
  const [ada, visitor] = [await api.member(), api.visitor()]
  const typed = await threadOf(ada, 'Cystic fibrosis and long flights')
  const other = await threadOf(ada, 'Long flights with CF')
  const about = `query ($text: String!) { search(text: $text) { total edges { node { id otherNameOf
    titleParts { text isMatch } } } } }`
  for (const end = Date.now() + 30_000; ;) {
    const { data } = await visitor.graphql(about, { text: 'cystic fibrosis flights' })
    if (data.search.total < 2 && Date.now() < end) await sleep(50)
    else {
      t.match(data.search.edges, [
        { node: { id: typed, otherNameOf: null } },
        {
          node: {
            id: other,
            otherNameOf: 'cystic fibrosis',
            titleParts: [
              { text: 'Long ' },
              { text: 'flights', isMatch: true },
              { text: ' with ' },
              { text: 'CF', isMatch: true },
            ],
          },
        },
      ])
      break
    }
  }
})

test('an item that a moderator deletes is no longer found by anybody', async (t) => {
  const [ada, bo] = [await api.member(), await api.member()]
  const admin = await api.member({ role: 1 })
  const id = await threadOf(ada, 'Gluten and zonulin')
  t.equal((await askUntil(bo, { text: 'zonulin' }, isFound)).search.total, 1)
  await admin.graphql(
    `mutation ($id: ID!) { moderationContentFlag(assocId: $id, assocType: THREAD, operation: DELETE, revision: 0) { pending } }`,
    { id },
  )
  for (const who of [ada, bo, admin, api.visitor()]) {
    const { data } = await who.graphql(search, { text: 'zonulin' })
    t.match(data, { search: { total: 0, edges: [] }, searchSuggestions: { content: [] } })
  }
})

test('members who have blocked each other find neither names nor threads of each other', async (t) => {
  const [ada, bo] = [await api.member({ username: 'Quince Ada' }), await api.member()]
  await threadOf(ada, 'Quinoa for breakfast')
  t.equal((await askUntil(bo, { text: 'quinoa' }, isFound)).search.total, 1)
  const named = `query ($text: String!) { userSearch(text: $text) { id } }`
  const username = 'quince'
  t.match((await bo.graphql(named, { text: username })).data.userSearch, [{ id: ada.member }])
  const block = `mutation ($id: ID!) { blockUser(userId: $id, isBlocked: true) { pending } }`
  const blocked = await ada.graphql(block, { id: bo.member })
  t.notOk(blocked.errors, JSON.stringify(blocked.errors))
  t.equal((await askUntil(bo, { text: 'quinoa' }, (data) => !isFound(data))).search.total, 0)
  t.same((await bo.graphql(named, { text: username })).data.userSearch, [])
})

test('A member is found without the accents of the name', async (t) => {
  const [jose, bo] = [await api.member({ username: 'José Núñez' }), await api.member()]
  const named = `query ($text: String!) { userSearch(text: $text) { id } }`
  for (const text of ['nunez', 'JOSE N', 'Núñez'])
    t.match((await bo.graphql(named, { text })).data.userSearch, [{ id: jose.member }], text)
})

test('a condition lists at most five threads with the words of its name that the viewer can see', async (t) => {
  const [admin, ada, bo] = [await api.member({ role: 1 }), await api.member(), await api.member()]
  const define = `mutation { createDisorder(disorder: { name: "Frozen -shoulder", synonyms: [] }) { disorder { slug } } }`
  const { slug } = (await admin.graphql(define)).data.createDisorder.disorder
  const detail = `query ($slug: String!) { disorderDetail(slug: $slug) { threads { id path } } }`
  const threadsFor = async (who: Pick<Visitor, 'graphql'>) =>
    (await who.graphql(detail, { slug })).data.disorderDetail.threads
  t.same(await threadsFor(bo), [])

  await threadOf(bo, 'Frozen peas')
  for (let n = 0; n < 5; n++) await threadOf(ada, `Frozen shoulder, week ${n}`)
  const id = await threadOf(bo, 'My shoulder', 'It was frozen for a year.')
  await askUntil(bo, { text: 'frozen shoulder' }, ({ search }) => search.total === 6)
  t.equal((await threadsFor(bo)).length, 5)

  const block = `mutation ($id: ID!) { blockUser(userId: $id, isBlocked: true) { pending } }`
  await ada.graphql(block, { id: bo.member })
  await askUntil(bo, { text: 'frozen shoulder' }, ({ search }) => search.total === 1)
  t.match(await threadsFor(bo), [{ id, path: /^\/forums\// }])
  t.equal((await threadsFor(api.visitor())).length, 5)
})

test("a change of an author or of the site's threads ends a cached page of a condition", async (t) => {
  const [admin, ada] = [await api.member({ role: 1 }), await api.member()]
  const define = `mutation { createDisorder(disorder: { name: "Jumper knee", synonyms: [] }) { disorder { slug } } }`
  const { slug } = (await admin.graphql(define)).data.createDisorder.disorder
  await threadOf(ada, 'Jumper knee, again')
  await askUntil(api.visitor(), { text: '"jumper knee"' }, isFound)
  const file = new URL('../../../../web/persisted-queries.json', import.meta.url)
  const operations = Object.values<string>(JSON.parse(readFileSync(file, 'utf8')))
  const page = operations.find((text) => text.startsWith('query ConditionScreenQuery')) ?? ''
  const topics = topicsOf(api.site, [await api.visitor().graphql(page, { slug })])
  t.ok(topics.has(`member:${ada.member}`))
  t.ok(topics.has(`content-of:${api.site}`))
})

test('hostile texts have an answer without an error', async (t) => {
  for (const text of [
    'a'.repeat(10_000),
    `'; drop table search_text; --`,
    '"" & | !',
    '😀',
    'the of',
    '\ud83d',
    '',
  ])
    t.equal((await api.visitor().graphql(search, { text })).errors, undefined, text.slice(0, 20))
})
