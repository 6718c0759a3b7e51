import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { t as file, test } from 'tap'
import type { MemberId } from '../../../../events/kinds.ts'
import { roles } from '../../../rules/roles.ts'
import { builtRender } from '../../pages/render.ts'
import { testApi } from '../../testing/api.ts'
import { until } from '../../../../scripts/testing/until.ts'

const web = join(import.meta.dirname, '../../../../web')
const built = join(web, 'dist/server/entry-server.js')

/** API that all tests of this file share; each test registers its own members. */
const api = await testApi(file, {
  web: { render: await builtRender(built), assets: null, operations: join(web, 'persisted-queries.json') },
})
type Member = Awaited<ReturnType<typeof api.member>>
type Asking = Pick<Member, 'graphql'>
type Reading = Pick<Member, 'request'>

// Several operations, as one may search only three times.
const searched = `query ($text: String!) {
  search(text: $text) { total edges { node { id } } }
  searchSuggestions(text: $text) { content { id } } }`
const recommended = `query ($like: ID!) {
  recommend(assocId: $like, assocType: THREAD, limit: 20) { id }
  userRecommendations(limit: 20) { id } }`
const recents = `{ recentsAsRecommendations(limit: 20) { id } }`
const messages = `query ($text: String!) { messageSearch(text: $text) { edges { node { message { id } } } } }`

const structuredData = existsSync(built) ? ['structured data'] : []
const everywhere = ['search', 'count', 'suggestions', 'alike', 'recents', 'for you', ...structuredData]

interface Item {
  id: string
  path: string
  /** Person who opens the page of the thread. */
  reader: Reading
  like: string
  text: string
}

/** True if the structured data (JSON-LD) of a page contains a text. */
async function isInData(reader: Reading, path: string, text: string): Promise<boolean> {
  const html = await (await reader.request(path)).text()
  const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  return json.includes(text)
}

/** Places in which somebody finds a thread, or a private message with the same word. */
async function placesOf(who: Asking, { id, path, reader, like, text }: Item): Promise<string[]> {
  const ask = async (operation: string, variables: object) => {
    const { data, errors } = await who.graphql(operation, variables)
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }
  const data = {
    ...(await ask(searched, { text })),
    ...(await ask(recommended, { like })),
    ...(await ask(recents, {})),
  }
  const has = (list: { id: string }[]) => list.some((one) => one.id === id)
  const found = [
    has(data.search.edges.map(({ node }: { node: { id: string } }) => node)),
    data.search.total > 0,
    has(data.searchSuggestions.content),
    has(data.recommend),
    has(data.recentsAsRecommendations),
    has(data.userRecommendations),
    await isInData(reader, path, text),
  ]
  const own = await who.graphql(messages, { text })
  const inMessages = own.data?.messageSearch?.edges.length > 0
  return [...everywhere.filter((_, at) => found[at]), ...(inMessages ? ['messages'] : [])]
}

/** Asks until the places are as expected, for at most 30 s; returns the last answer. */
async function placesSoon(who: Asking, item: Item, expected: readonly string[]) {
  for (const end = Date.now() + 30_000; ;) {
    const found = await placesOf(who, item)
    if (String(found) === String(expected) || Date.now() > end) return found
    await sleep(20)
  }
}

const createThread = `mutation ($title: String!) { createThread(title: $title, body: "Tell me") { thread { id path } } }`
const threadOf = async (author: Asking, title: string): Promise<{ id: string; path: string }> =>
  (await author.graphql(createThread, { title })).data.createThread.thread

interface Scene {
  ada: Member
  bo: Member
  admin: Member
  id: string
}
const done = async (who: Asking, mutation: string, variables: object) => {
  const { errors } = await who.graphql(mutation, variables)
  if (errors) throw new Error(JSON.stringify(errors))
}
const flag = (operation: string) => (scene: Scene) =>
  done(
    scene.admin,
    `mutation ($id: ID!) { moderationContentFlag(assocId: $id, assocType: THREAD, operation: ${operation}, revision: 0) { pending } }`,
    { id: scene.id },
  )
const block = (by: Member, other: MemberId) =>
  done(by, `mutation ($id: ID!) { blockUser(userId: $id, isBlocked: true) { pending } }`, { id: other })

/** Ways in which a thread of one member becomes hidden from another one; true if their messages stay. */
const ways: Record<string, [hide: (scene: Scene) => Promise<unknown>, keepsMessages: boolean]> = {
  'hidden by a moderator': [flag('HIDE'), true],
  'marked as spam': [flag('SPAM'), true],
  deleted: [flag('DELETE'), true],
  purged: [
    ({ admin, id }) =>
      done(
        admin,
        `mutation ($id: ID!) { purgeContent(assocId: $id, assocType: THREAD, revision: 0, reason: COURT_ORDER) { purgedId } }`,
        { id },
      ),
    true,
  ],
  withdrawn: [
    ({ ada, id }) =>
      done(ada, `mutation ($id: ID!) { withdrawContent(assocId: $id, assocType: THREAD) { pending } }`, {
        id,
      }),
    true,
  ],
  'of a spammer': [({ ada }) => api.changeRole(ada.member, roles.spammer), false],
  'of an erased member': [
    ({ ada }) => api.happened({ type: 'MemberErased', data: { member: ada.member } }),
    false,
  ],
  'of a member whom the viewer has blocked': [({ ada, bo }) => block(bo, ada.member), false],
  'of a member who has blocked the viewer': [({ ada, bo }) => block(ada, bo.member), false],
}
const words = ['quokka', 'numbat', 'bilby', 'potoroo', 'wombat', 'bettong', 'dunnart', 'kowari', 'quoll']

/** A thread with a word and, in a private message of its author to the viewer, the same word. */
async function sceneWith(text: string) {
  const [ada, bo, cy, admin] = await Promise.all([
    api.member(),
    api.member(),
    api.member(),
    api.member({ role: 1 }),
  ])
  const { id, path } = await threadOf(ada, `My ${text} diary`)
  const { id: like } = await threadOf(cy, `Another ${text}`)
  await done(
    ada,
    `mutation ($id: ID!, $body: String!) { createConversation(userId: $id, body: $body) { pending } }`,
    { id: bo.member, body: `The ${text} said hello` },
  )
  return { ada, bo, cy, admin, id, path, reader: api.visitor(), like, text }
}

for (const [at, [way, [hide, keepsMessages]]] of Object.entries(ways).entries()) {
  test(`a thread ${way} is found before, and nowhere afterwards`, async (t) => {
    const scene = await sceneWith(words[at]!)
    const all = [...everywhere, 'messages']
    t.same(await placesSoon(scene.bo, scene, all), all)
    await hide(scene)
    // The other thread with the word is still counted, and a block hides nothing from search engines.
    const left = [
      'count',
      ...(way.includes('blocked') ? structuredData : []),
      ...(keepsMessages ? ['messages'] : []),
    ]
    t.same(await placesSoon(scene.bo, scene, left), left)
  })
}

test('messages are found by their two members, and nothing of a site on another one', async (t) => {
  const scene = await sceneWith('echidna')
  for (const who of [scene.ada, scene.bo]) {
    const found = () => who.graphql(messages, { text: 'echidna' })
    await until(async () => (await found()).data.messageSearch.edges.length > 0, 'the message is found')
  }
  for (const who of [scene.cy, scene.admin])
    t.same((await who.graphql(messages, { text: 'echidna' })).data.messageSearch.edges, [])
  t.match((await api.visitor().graphql(messages, { text: 'echidna' })).errors, [
    { extensions: { code: 'UNAUTHENTICATED' } },
  ])
  t.same(await placesSoon(api.visitor(), scene, everywhere), everywhere, 'visitors find the thread')

  await api.openSite('Elsewhere', 'localhost', 'Accounts', 'Forums', 'private_messaging')
  const stranger = await api.member({ at: 'localhost' })
  t.same(await placesOf(stranger, { ...scene, reader: stranger }), [])
})
