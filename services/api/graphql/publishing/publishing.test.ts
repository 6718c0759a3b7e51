import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { t as file, test } from 'tap'
import { v7 } from 'uuid'
import { EditorialId } from '../../../../events/ids.ts'
import { streamOf, type MemberId } from '../../../../events/kinds.ts'
import { badges } from '../../../commands/badges.ts'
import type { Dispatch } from '../../../commands/frame/decider.ts'
import { newId } from '../../../commands/frame/ids.ts'
import { liveIntent } from '../../../commands/frame/intent.ts'
import { publishing, type PostCommand } from '../../../commands/publishing.ts'
import { postText } from '../../../commands/testing/posts.ts'
import { sites } from '../../../commands/sites.ts'
import type { LegacyRole } from '../../../rules/profiles/badges.ts'
import { sqlOver } from '../../../postgres/sql.ts'
import { publishDue } from '../../../reactors/publisher.ts'
import { testApi } from '../../testing/api.ts'

const api = await testApi(file)
type Browser = ReturnType<typeof api.visitor>

const bySystem = () => liveIntent('system', null, v7())
const category = { slug: 'guides', label: 'Guides', hasPost: false, indexType: 'posts' }
await api.settle(api.tools.dispatch(sites, { name: 'addCategory', site: api.site, ...category }, bySystem()))
const other = { id: await api.openSite('Sleep', 'localhost', 'Accounts'), host: 'localhost' }

const html = (text: string) => ({ options: { HTML: { html: `<p>${text}</p>` } } })
const walled = { options: { HTML: { html: '<p>Weightless dose</p>' } }, isAuthwalled: true }

/** The answer of a mutation, or the message of its error. */
async function made(who: Browser, field: string, variables: object, types: string) {
  const names = [...types.matchAll(/\$(\w+)/g)].map(([, name]) => `${name}: $${name}`).join(', ')
  const text = `mutation (${types}) { ${field}(${names}) { postId pending revision manuscript { state revision slug hasUnpublishedChanges } } }`
  const { data, errors } = await who.graphql(text, variables)
  return errors ? errors[0].message : data[field]
}
const write = (who: Browser, post: object, type = 'POST') =>
  made(
    who,
    'writePost',
    { type, post: { sections: [html('Rest well.')], ...post } },
    '$type: AssocType!, $post: PostInput!',
  )
const revise = (who: Browser, postId: string, basedOn: number, post: object) =>
  made(
    who,
    'revisePost',
    { postId, basedOn, post: { sections: [html('Rest well.')], ...post } },
    '$postId: ID!, $basedOn: Int!, $post: PostInput!',
  )
const change = (who: Browser, field: string, postId: string) => made(who, field, { postId }, '$postId: ID!')

const read = `query ($slug: String, $permalink: String, $id: ID, $preview: Boolean) {
  post(slug: $slug, permalink: $permalink, id: $id, preview: $preview) {
    id assocType title slug path permalink body excerpt isPreview isByTeam isLocked commentStatus readingMinutes
    author { username } authors { username } tags { name } categories { name } seo { metadesc }
    sections { __typename type ... on HTMLSection { options { html } } }
    originalSite { id } crossPublishedSites { id } featuredMedia { path alt huIllustratorName }
    commentCount comments { edges { node { body } } } reactions { total } bookmark { isBookmarked } viewerCan { edit withdraw }
  } }`
const readBy = async (who: Browser, variables: object) => {
  const { data, errors } = await who.graphql(read, variables)
  return errors ? errors[0].message : data.post
}
const list = `query ($category: String, $tag: String, $author: String, $types: [AssocType!], $page: Int, $first: Int = 20, $after: String) {
  posts(category: $category, tag: $tag, author: $author, types: $types, page: $page, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { title } } } }`
const titles = async (who: Browser, variables: object = {}): Promise<string[]> => {
  const { data } = await who.graphql(list, variables)
  return data.posts.edges.map(({ node }: { node: { title: string } }) => node.title)
}

async function withLegacyRole(legacyRole: LegacyRole) {
  const who = await api.member()
  const command = { name: 'setLegacyRole', member: who.member, legacyRole, reason: 'She writes' } as const
  await api.settle(api.tools.dispatch(badges, command, bySystem()))
  return who
}
const slugOf = async (who: Browser): Promise<string> =>
  (await who.graphql('{ viewer { slug } }')).data.viewer.slug

/** Ids and authors that a search finds, asked for until there are any, for at most 30 s, because words are indexed a second later. */
async function foundBy(who: Browser, text: string): Promise<[id: string, author: string][]> {
  for (const end = Date.now() + 30_000; ;) {
    const { data } = await who.graphql(
      'query ($text: String!) { search(text: $text) { edges { node { id author { username } } } } }',
      { text },
    )
    const found = data.search.edges.map(
      ({ node }: { node: { id: string; author: { username: string } } }) => [node.id, node.author.username],
    )
    if (found.length > 0 || Date.now() > end) return found
    await sleep(50)
  }
}

test('an editor writes, previews and publishes an article, which readers find, comment on and keep', async (t) => {
  const [ed, bo] = [await api.member({ role: 1, username: 'Edith' }), await api.member()]
  const text = {
    title: 'Sleeping with pain',
    excerpt: 'Five habits',
    sections: [html('Go to bed early.'), walled],
    categories: ['guides'],
    tags: ['Good sleep'],
    seo: { metadesc: 'How to rest' },
    permalink: 'guides/sleep',
    featuredMedia: { url: '/pictures/bed.webp', alt: 'A bed', width: 16, height: 9, illustrator: 'Mia' },
    crossPublished: [other.id],
  }
  const written = await write(ed, text)
  t.match(written, {
    pending: false,
    manuscript: { state: 'DRAFT', revision: 0, slug: 'sleeping-with-pain' },
  })
  const id = written.postId
  const slug = 'sleeping-with-pain'

  t.equal(await readBy(ed, { slug }), 'Post not found', 'a draft has no address')
  t.match(await readBy(ed, { id, preview: true }), {
    isPreview: true,
    body: 'Go to bed early.',
    sections: [
      { options: { html: '<p>Go to bed early.</p>' } },
      { options: { html: '<p>Weightless dose</p>' } },
    ],
  })
  for (const who of [api.visitor(), bo, await api.member({ role: 2 })])
    t.equal(await readBy(who, { id, preview: true }), 'No preview permission')

  t.match(await change(ed, 'publishPost', id), {
    manuscript: { state: 'PUBLISHED', hasUnpublishedChanges: false },
  })
  const expected = {
    id,
    assocType: 'POST',
    title: 'Sleeping with pain',
    path: '/guides/sleep',
    body: 'Go to bed early.',
    isPreview: false,
    isByTeam: false,
    isLocked: false,
    author: { username: 'Edith' },
    tags: [{ name: 'good-sleep' }],
    categories: [{ name: 'Guides' }],
    seo: { metadesc: 'How to rest' },
    featuredMedia: { path: '/pictures/bed.webp', huIllustratorName: 'Mia' },
    originalSite: { id: api.site },
    crossPublishedSites: [{ id: api.site }, { id: other.id }],
    viewerCan: { edit: false, withdraw: false },
  }
  t.match(await readBy(bo, { slug }), expected)
  t.match(await readBy(api.visitor(), { permalink: '/guides/sleep/' }), expected)
  t.match(await readBy(api.visitor(other.host), { slug }), expected, 'on the other site too')
  const author = await slugOf(ed)
  for (const group of [
    {},
    { category: 'guides' },
    { tag: 'good sleep' },
    { author },
    { types: ['POST'] },
    { page: 1 },
  ])
    t.same(await titles(api.visitor(), group), ['Sleeping with pain'], JSON.stringify(group))
  t.same(await titles(api.visitor(), { types: ['PAGE'] }), [])
  t.same(await titles(api.visitor(), { page: 2 }), [])

  const about = { id }
  for (const text of [
    'mutation ($id: ID!) { createComment(assocId: $id, assocType: POST, body: "It helped.") { pending } }',
    'mutation ($id: ID!) { createReaction(assocId: $id, reactedType: POST, type: SUPPORT) { pending } }',
    'mutation ($id: ID!) { updateBookmark(assocId: $id, assocType: POST, isBookmarked: true) { pending } }',
  ])
    t.same((await bo.graphql(text, about)).errors, undefined, text)
  t.match(await readBy(bo, { slug }), {
    commentCount: 1,
    comments: { edges: [{ node: { body: 'It helped.' } }] },
    reactions: { total: 1 },
    bookmark: { isBookmarked: true },
  })
  t.same(await foundBy(bo, 'early'), [[id, 'Edith']])
  const result = async (who: Browser) => {
    const fields =
      'isFeatured permalink originalSite { id } crossPublishedSites { id } featuredMedia { path huIllustratorName }'
    const { data } = await who.graphql(`{ search(text: "early") { edges { node { ${fields} } } } }`)
    return data.search.edges.map(({ node }: { node: object }) => node)
  }
  const onBoth = {
    isFeatured: false,
    originalSite: { id: api.site },
    crossPublishedSites: [{ id: api.site }, { id: other.id }],
    featuredMedia: { path: '/pictures/bed.webp', huIllustratorName: 'Mia' },
  }
  t.same(await result(api.visitor()), [{ ...onBoth, permalink: '/guides/sleep' }])
  t.same(await result(api.visitor(other.host)), [
    { ...onBoth, permalink: '/guides/sleep?original_site=lupus' },
  ])

  const described = 'tags { id name } modified'
  const answer = await bo.graphql(
    `query ($id: ID!) {
      post(id: $id) { ${described} }
      search(text: "early") { edges { node { ${described} } } }
      commentsFound: search(text: "helped") { edges { node { tags { id name } modified } } }
      recentsAsRecommendations { id ${described} }
    }`,
    { id },
  )
  t.same(answer.errors, undefined)
  const { post, search, commentsFound, recentsAsRecommendations } = answer.data
  t.match(post, { tags: [{ name: 'good-sleep' }], modified: String })
  t.same(search.edges[0].node, post, 'a result has the tags of its article and when it was published')
  t.match(recentsAsRecommendations, [{ id, ...post }])
  for (const { node } of commentsFound.edges) t.match(node, { tags: post.tags, modified: null })
})

test('a Recommendation section does not recommend the article that it is on', async (t) => {
  const ed = await api.member({ role: 1 })
  const sections = [{ options: { Recommendation: { limit: 20 } } }]
  const { postId: id } = await write(ed, { title: 'Quietude', sections })
  await change(ed, 'publishPost', id)
  await foundBy(ed, 'quietude')
  const { data } = await ed.graphql(
    `query ($id: ID!) {
      recentsAsRecommendations(limit: 20) { id }
      post(id: $id) { sections { ... on RecommendationSection { recommendations { id } } } }
    }`,
    { id },
  )
  const idsIn = (results: { id: string }[]) => results.map((result) => result.id)
  const recents = idsIn(data.recentsAsRecommendations)
  t.ok(recents.includes(id))
  t.same(
    idsIn(data.post.sections[0].recommendations),
    recents.filter((one) => one !== id),
  )
})

test('a published article whose text is brought back has no changes to publish', async (t) => {
  const ed = await api.member({ role: 5 })
  const { postId: id } = await write(ed, { title: 'Rest', slug: 'rest' })
  await change(ed, 'publishPost', id)
  const other = await revise(ed, id, 0, { title: 'Rest well', slug: 'rest' })
  t.match(other, { manuscript: { hasUnpublishedChanges: true } })
  const back = await revise(ed, id, other.revision, { title: 'Rest', slug: 'rest' })
  t.match(back, { manuscript: { hasUnpublishedChanges: false } })
})

test('a revision of a published article reaches readers once it is published, and old addresses lead on', async (t) => {
  const [ed, visitor] = [await api.member({ role: 5 }), api.visitor()]
  const { postId: id } = await write(ed, { title: 'First title' })
  await change(ed, 'publishPost', id)
  t.match(await revise(ed, id, 0, { title: 'Second title', slug: 'second-title', comments: 'closed' }), {
    revision: 2,
    manuscript: { revision: 2, hasUnpublishedChanges: true },
  })
  t.match(await readBy(visitor, { id }), { title: 'First title', slug: 'first-title' })
  t.match(await revise(ed, id, 0, { title: 'Third title' }), /Nothing of yours is lost/)
  await change(ed, 'publishPost', id)
  t.match(await readBy(visitor, { slug: 'first-title' }), {
    title: 'Second title',
    slug: 'second-title',
    isLocked: true,
  })
  const refused = await (
    await api.member()
  ).graphql('mutation ($id: ID!) { createComment(assocId: $id, assocType: POST, body: "Oh") { pending } }', {
    id,
  })
  t.match(refused.errors, [{ message: 'Comments are closed' }])
  const { postId: another } = await write(ed, { title: 'Another', slug: 'second-title' })
  t.match(await change(ed, 'publishPost', another), /^slug: /, 'a draft may have it, but not be published')

  const history =
    'query ($id: ID!) { manuscript(id: $id) { revisions { edges { node { change text { title } by { id } } } } } }'
  t.match((await ed.graphql(history, { id })).data.manuscript.revisions.edges, [
    { node: { change: 'PUBLISHED', text: null, by: { id: ed.member } } },
    { node: { change: 'REVISED', text: { title: 'Second title' } } },
    { node: { change: 'PUBLISHED' } },
    { node: { change: 'WRITTEN', text: { title: 'First title' } } },
  ])
  for (const field of ['unpublishPost', 'unbinPost']) {
    const answer = await change(ed, field, id)
    t.match(
      answer,
      field === 'unbinPost' ? 'This is unpublished now' : { manuscript: { state: 'UNPUBLISHED' } },
    )
  }
  t.equal(await readBy(ed, { id }), 'Post not found', 'not even administrators read it as readers do')
  t.equal((await ed.graphql('query ($id: ID!) { node(id: $id) { id } }', { id })).data.node, null)
})

test('a number leads to the item of its site, also an imported one, and an unknown one to nothing', async (t) => {
  const [ed, visitor] = [await api.member({ role: 1 }), api.visitor()]
  const { postId: id } = await write(ed, { title: 'Counted', crossPublished: [other.id] })
  const manuscript = 'query ($id: ID!) { manuscript(id: $id) { number } }'
  const { number } = (await ed.graphql(manuscript, { id })).data.manuscript
  t.match(number, /^[1-9]\d{15}$/)
  t.equal(await readBy(ed, { id: number }), 'Post not found', 'a draft has no readers')
  t.match(await readBy(ed, { id: number, preview: true }), { id, isPreview: true })
  t.equal(await readBy(visitor, { id: number, preview: true }), 'No preview permission')
  await change(ed, 'publishPost', id)
  t.match(await readBy(visitor, { id: number }), { id })
  t.equal(
    await readBy(api.visitor(other.host), { id: number }),
    'Post not found',
    'it counts on its own site',
  )

  const imported = { ...postText, authors: [ed.member], slug: 'imported' }
  const post = newId('post', v7())
  const send = (command: PostCommand) =>
    api.settle(api.tools.dispatch(publishing, command, liveIntent('system', api.site, v7())))
  await send({ name: 'writePost', post, site: api.site, text: imported, number: 12 })
  await send({ name: 'publishPost', post })
  t.match(await readBy(visitor, { id: '12' }), { id: post, slug: 'imported' })
  for (const unknown of ['13', '012', '9'.repeat(18), '9'.repeat(30)])
    for (const preview of [false, true])
      t.equal(await readBy(visitor, { id: unknown, preview }), 'Post not found', unknown)
})

test('a page can be looked at as the home page by those who may read it, and nobody else learns of it', async (t) => {
  const [ed, author] = [await api.member({ role: 1 }), await withLegacyRole('author')]
  const { postId } = await write(ed, { title: 'Spring' }, 'PAGE')
  await write(ed, { title: 'Autumn' })
  const previewed = async (who: Browser, slug: string) => {
    const query = 'query ($slug: String!) { homepagePreview(slug: $slug) { postId sections { type } } }'
    const { data, errors } = await who.graphql(query, { slug })
    return errors ? errors[0].message : data.homepagePreview
  }
  t.same(await previewed(ed, 'spring'), { postId, sections: [{ type: 'HTML' }] })
  t.equal(await previewed(ed, 'autumn'), 'Page not found', 'only pages')
  for (const who of [api.visitor(), author, await api.member({ role: 2 })])
    for (const slug of ['spring', 'nothing'])
      t.equal(await previewed(who, slug), 'No preview permission', slug)
  await change(ed, 'binPost', postId)
  t.equal(await previewed(ed, 'spring'), 'Page not found')
})

test('contributors write and submit, and authors publish their own articles alone', async (t) => {
  const [cora, anna, ed] = [
    await withLegacyRole('contributor'),
    await withLegacyRole('author'),
    await api.member({ role: 1 }),
  ]
  const { postId: hers } = await write(cora, { title: "Cora's knees" })
  t.equal(await change(cora, 'publishPost', hers), 'Not authorized')
  t.match(await change(cora, 'submitPost', hers), { manuscript: { state: 'SUBMITTED' } })
  t.equal(await change(anna, 'publishPost', hers), 'Not authorized')
  t.equal(await write(cora, { title: 'About us' }, 'PAGE'), 'Not authorized')
  t.equal(
    await write(anna, { title: 'Two', authors: [anna.member, cora.member] }),
    'Only editors choose the authors',
  )
  t.match(await change(ed, 'publishPost', hers), { manuscript: { state: 'PUBLISHED' } })
  t.equal(await revise(cora, hers, 0, { title: 'New' }), 'Not authorized')
  const { postId: own } = await write(anna, { title: "Anna's knees" })
  t.match(await change(anna, 'publishPost', own), { manuscript: { state: 'PUBLISHED' } })
  t.equal(await write(await api.member(), { title: 'Mine' }), 'Not authorized')
  const mine = '{ manuscripts { edges { node { title viewerCan { publish revise } } } } }'
  t.same((await anna.graphql(mine)).data.manuscripts.edges, [
    { node: { title: "Anna's knees", viewerCan: { publish: true, revise: true } } },
  ])
})

test('an article of an erased author stays, under the name that the author chose', async (t) => {
  const ed = await api.member({ role: 1 })
  const bylines = async (id: string) => {
    const { author, authors, isByTeam } = await readBy(api.visitor(), { id })
    return [author.username, authors.length, isByTeam]
  }
  const chosen = async (author: MemberId, afterErasure: string) => {
    const { postId } = await write(ed, { title: `By ${afterErasure}`, authors: [author], afterErasure })
    await change(ed, 'publishPost', postId)
    return postId
  }
  const anna = await withLegacyRole('author')
  const [team, none] = [await chosen(anna.member, 'team'), await chosen(anna.member, 'none')]
  t.equal((await bylines(team))[1], 1)
  await api.erase(anna.member)
  t.same(await bylines(team), ['Editorial Team', 0, true])
  t.same(await bylines(none), ['Editorial Team', 0, false])
  t.match(await readBy(api.visitor(), { id: team }), { title: 'By team', body: 'Rest well.' })
})

test('a half-written article is saved and gone on with by another editor, and no reader gets it', async (t) => {
  const [ed, second] = [await api.member({ role: 1 }), await api.member({ role: 5 })]
  const incomplete = { incomplete: { type: 'ThisOrThat', typed: '{"question":"Tea?"}' } }
  const sections = [html('Rest.'), incomplete]
  const written = await write(ed, { title: '', sections })
  t.match(written, { manuscript: { state: 'DRAFT', slug: '' } })
  const id = written.postId
  const query = `query ($id: ID!) { manuscript(id: $id) {
    sections { __typename type ... on IncompleteSection { typed } } preview { sections { ... on HTMLSection { options { html } } } } } }`
  const { manuscript } = (await second.graphql(query, { id })).data
  t.match(manuscript.sections[1], {
    __typename: 'IncompleteSection',
    type: 'ThisOrThat',
    typed: '{"question":"Tea?"}',
  })
  t.match(manuscript.preview.sections[1].options.html, /Incomplete section: ThisOrThat/)
  t.match(await revise(second, id, 0, { title: 'Tea or rest', sections }), {
    manuscript: { slug: 'tea-or-rest' },
  })
  const refused = 'sections.1: Please complete this section first'
  t.equal(await change(ed, 'publishPost', id), refused)
  const schedule = 'mutation ($id: ID!, $at: DateTime!) { schedulePost(postId: $id, at: $at) { postId } }'
  const { errors } = await ed.graphql(schedule, { id, at: new Date(Date.now() + 60_000) })
  t.equal(errors[0].message, refused)
  t.equal(await readBy(ed, { id }), 'Post not found')
  await revise(ed, id, 1, { title: 'Tea or rest' })
  t.match(await change(ed, 'publishPost', id), { manuscript: { state: 'PUBLISHED' } })
  await revise(ed, id, 2, { title: 'Tea or rest', sections })
  const { sections: read } = await readBy(api.visitor(), { id })
  t.equal(read.length, 1, 'readers keep the complete text')
  for (const wrong of [{ incomplete: { type: 'Quote', typed: '{' } }, {}])
    t.match(await write(ed, { title: 'Wrong', sections: [wrong] }), /section/)
})

test('a scheduled article is published once at its time, however many processes look for it', async (t) => {
  const ed = await api.member({ role: 1 })
  const { postId: id } = await write(ed, { title: 'Later today' })
  const at = new Date(Date.now() + 3_600_000)
  const schedule =
    'mutation ($id: ID!, $at: DateTime!) { schedulePost(postId: $id, at: $at) { manuscript { state scheduledAt } } }'
  t.match((await ed.graphql(schedule, { id, at })).data.schedulePost.manuscript, {
    state: 'SCHEDULED',
    scheduledAt: at.toISOString(),
  })
  const parts = { dispatch: api.tools.dispatch, sql: sqlOver(api.pool) }
  t.equal(await publishDue(parts, at.getTime() - 1), 0, 'not too early')
  t.equal(await readBy(ed, { id }), 'Post not found')
  await Promise.all([1, 2, 3].map(() => publishDue(parts, at.getTime())))
  t.equal(await publishDue(parts, at.getTime() + 60_000), 0, 'nor again')
  const events = await api.log.read(streamOf(EditorialId.parse(id)))
  t.same(
    events.map(({ type }) => type),
    ['PostWritten', 'PostScheduled', 'PostPublished'],
  )
  await api.shown(events, events.at(-1)!.position)
  t.match(await readBy(api.visitor(), { id }), { title: 'Later today' })
})

test('a scheduled item that fails keeps no later one waiting', async (t) => {
  const ed = await api.member({ role: 1 })
  const due = Date.now() + 7_200_000
  const [first, second] = [await write(ed, { title: 'Earlier' }), await write(ed, { title: 'Later' })]
  const schedule = 'mutation ($id: ID!, $at: DateTime!) { schedulePost(postId: $id, at: $at) { postId } }'
  await ed.graphql(schedule, { id: first.postId, at: new Date(due - 1) })
  await ed.graphql(schedule, { id: second.postId, at: new Date(due) })
  const dispatch: Dispatch = async (decider, command, intent) => {
    if ('post' in command && command.post === first.postId) throw new Error('Its stream cannot be read')
    return api.tools.dispatch(decider, command, intent)
  }
  await t.rejects(publishDue({ dispatch, sql: sqlOver(api.pool) }, due), /could not be published: 1/)
  const events = await api.log.read(streamOf(EditorialId.parse(second.postId)))
  t.equal(events.at(-1)?.type, 'PostPublished')
})

test('a text of 300,000 bytes can be sent by those who write, and nobody else’s large body is read', async (t) => {
  const [editor, contributor] = [await api.member({ role: 1 }), await withLegacyRole('contributor')]
  const sections = Array.from({ length: 6 }, () => html('x'.repeat(49_800)))
  const post = { title: 'Everything about rest', sections }
  for (const who of [editor, contributor]) t.match(await write(who, post), { manuscript: { state: 'DRAFT' } })
  t.match(await write(editor, { ...post, sections: [...sections, html('x'.repeat(2000))] }), /300,000 bytes/)

  /** The first line and the body of the answer to a request of which only this is sent. */
  async function answerTo(who: Browser, lines: string, body = '') {
    const { hostname, port } = new URL(api.address)
    const socket = connect(Number(port), hostname).on('error', () => {})
    const headers = `host: ${hostname}\r\ncookie: ${who.cookie()}\r\ncontent-type: application/json\r\n${lines}`
    socket.write(`POST /api HTTP/1.1\r\n${headers}\r\n\r\n${body}`)
    let answer = ''
    for await (const piece of socket) {
      answer += String(piece)
      if (/\r\n\r\n[^]*\}$/.test(answer)) break
    }
    return answer.replaceAll(/\r\n(?:.*\r\n)*\r\n/g, ' ')
  }
  const refused =
    /^HTTP\/1.1 413 \S.* \{"status":"error","code":"TOO_LARGE","message":"The request is too large","errors":\[/
  const chunked = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`
  const query = JSON.stringify({ query: '{ __typename }', variables: { filler: 'x'.repeat(70_000) } })
  const unnamed = 'transfer-encoding: chunked'
  for (const who of [
    api.visitor(),
    await api.member(),
    await api.member({ role: 2 }),
    await api.member({ role: 4 }),
  ]) {
    t.match(await answerTo(who, 'content-length: 65537'), refused, 'before a byte of the body is sent')
    t.match(await answerTo(who, unnamed, chunked(query)), refused)
    t.match(await answerTo(who, unnamed, chunked('{"query":"{ __typename }"}')), /^HTTP\/1.1 200 /)
  }
  t.match(await answerTo(contributor, unnamed, chunked(query)), /declare the variable/, 'which is read')
  t.match(await answerTo(editor, 'content-length: 400001'), refused)
  t.match(
    await editor.request('/api/auth/register', {
      method: 'POST',
      body: query,
      headers: { 'content-type': 'application/json' },
    }),
    { status: 413 },
    'elsewhere the limit is the same for all',
  )
})

test('authors hear of what editors decide on their articles and of comments, each at its place', async (t) => {
  const [writer, ed, bo] = [
    await withLegacyRole('contributor'),
    await api.member({ role: 1 }),
    await api.member(),
  ]
  const { postId } = await write(writer, { title: 'Walking in winter' })
  await change(writer, 'submitPost', postId)
  const list = `{ viewer { notices { edges { node {
    kind path manuscript { state title } about { assocType title } originalSite { id } } } } } }`
  const noticesOf = async (who: Browser) => {
    const { data } = await who.graphql(list)
    return data.viewer.notices.edges.map(({ node }: { node: object }) => node)
  }
  const socket = writer.socket()
  const stands = api.subscribed()
  const counts = socket.iterate({ query: 'subscription { unreads { notifications } }' })
  const rung = counts.next()
  await stands
  await change(ed, 'returnPost', postId)
  t.match((await rung).value, { data: { unreads: { notifications: 1 } } })
  const decision = {
    kind: 'DECISION',
    path: `/wp-admin/content/${postId}`,
    manuscript: { state: 'DRAFT', title: 'Walking in winter' },
    about: null,
    originalSite: { id: api.site },
  }
  t.match(await noticesOf(writer), [decision])
  t.same(await noticesOf(ed), [], 'not who decided')

  await change(ed, 'publishPost', postId)
  const commented = await bo.graphql(
    'mutation ($on: ID!) { createComment(assocId: $on, assocType: POST, body: "Lovely.") { commentId } }',
    { on: postId },
  )
  const { commentId } = commented.data.createComment
  t.match((await counts.next()).value, { data: { unreads: { notifications: 2 } } })
  await socket.dispose()
  t.match(await noticesOf(writer), [
    {
      kind: 'ANSWER',
      path: `/posts/walking-in-winter?comment=${commentId}#${commentId}`,
      about: { assocType: 'POST' },
    },
    { ...decision, manuscript: { state: 'PUBLISHED' }, about: { title: 'Walking in winter' } },
  ])
})
