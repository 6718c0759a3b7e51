import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from 'tap'
import { v7 } from 'uuid'
import { badges } from '../../services/commands/badges.ts'
import { newId } from '../../services/commands/frame/ids.ts'
import { liveIntent } from '../../services/commands/frame/intent.ts'
import { media } from '../../services/commands/media.ts'
import { builtRender } from '../../services/api/pages/render.ts'
import { testApi } from '../../services/api/testing/api.ts'
import type { Browser } from '../../services/api/testing/browser.ts'
import { mediaPath } from '../../services/rules/media/paths.ts'

// What is not published, or behind a wall, searched for in everything that is served.

const web = join(import.meta.dirname, '..')
const built = join(web, 'dist/server/entry-server.js')
const skip = existsSync(built) ? false : 'the web is not built: npm run build'

/** Items that readers do not get, or no longer, a revision that waits, and an item with sections behind a wall. */
const states = ['draft', 'scheduled', 'gone', 'revised', 'walled'] as const
type State = (typeof states)[number]

/** A picture of the library for each of them, which no other one has. */
const pictures = Object.fromEntries(states.map((state) => [state, newId('media', v7())])) as Record<
  State,
  ReturnType<typeof newId<'media'>>
>
const image = 'a'.repeat(32)

const marked = new RegExp(`zq(?:${states.join('|')})[a-z]+|${Object.values(pictures).join('|')}`, 'g')
const html = (text: string) => ({ options: { HTML: { html: `<p>${text}</p>` } } })

/** Sections of an item; each text has a word of its own: zq, the item's state, and the name of the field. */
function sectionsOf(state: State) {
  const mark = (field: string) => `zq${state}${field}`
  const sized = { width: 16, height: 9 }
  const drawn = { url: `/pictures/${mark('file')}.webp`, alt: mark('alt'), ...sized }
  return [
    html(`<a href="/${mark('target')}">${mark('words')}</a>`),
    { options: { ImageSection: { image: drawn, caption: mark('caption') } } },
    { options: { ImageSection: { image: { url: mediaPath(pictures[state], image), alt: '', ...sized } } } },
    { options: { Quote: { text: mark('quote'), author: mark('speaker') } } },
    { options: { PostTeaser: { title: mark('teaser'), url: `/${mark('link')}` } } },
    { options: { Poll: { question: mark('question'), choices: [mark('one'), mark('two')] } } },
  ]
}

/** A whole text, whose fields have such words too. */
function textOf(state: State) {
  const mark = (field: string) => `zq${state}${field}`
  const picture = { url: `/pictures/${mark('top')}.webp`, alt: mark('topalt'), width: 16, height: 9 }
  return {
    title: mark('title'),
    slug: mark('slug'),
    permalink: `living/${mark('permalink')}`,
    excerpt: mark('excerpt'),
    seo: {
      title: mark('seotitle'),
      metadesc: mark('metadesc'),
      canonical: `/${mark('canonical')}`,
      metakeywords: mark('metakeywords'),
    },
    featuredMedia: { ...picture, name: mark('topname'), illustrator: mark('illustrator') },
    tags: [mark('tag')],
    sections: sectionsOf(state),
  }
}
type Text = Partial<ReturnType<typeof textOf>> & { sections: object[] }

/** Marked words in an answer, without those in the question, which an answer may repeat. */
const wordsIn = (answer: string, question: string): string[] =>
  [...new Set(answer.toLowerCase().match(marked))].filter((word) => !question.includes(word))

test('not a byte of what is hidden reaches those who may not read it', { skip }, async (t) => {
  const api = await testApi(t, {
    web: { render: await builtRender(built), assets: null, operations: join(web, 'persisted-queries.json') },
  })
  const elsewhere = await api.openSite('Sleep', 'localhost', 'Accounts', 'Comments')
  const editor = await api.member({ role: 1, username: 'Amara Osei' })
  const reader = await api.member({ username: 'Bo Lindqvist' })
  const stranger = await api.member({ role: 1, at: 'localhost' })
  const contributor = await api.member()
  const bySystem = (site: typeof api.site | null = null) => liveIntent('system', site, v7())
  const isContributor = {
    name: 'setLegacyRole',
    member: contributor.member,
    legacyRole: 'contributor',
    reason: 'She writes',
  } as const
  await api.settle(api.tools.dispatch(badges, isContributor, bySystem()))
  for (const state of states) {
    const added = {
      name: 'addMedia',
      media: pictures[state],
      site: api.site,
      file: { image, color: '#336699', width: 16, height: 9 },
      words: { name: `zq${state}library`, alt: `zq${state}libraryalt` },
    } as const
    await api.settle(api.tools.dispatch(media, added, bySystem(api.site)))
  }

  async function done(who: Browser, query: string, variables: object = {}) {
    const { data, errors } = await who.graphql(query, variables)
    if (errors) throw new Error(`${errors[0].message}: ${query}`)
    return data
  }
  const turn = (who: Browser, mutation: string, id: string) =>
    done(who, `mutation ($id: ID!) { ${mutation} { pending } }`, { id })
  async function write(text: Text, given: object = {}): Promise<string> {
    const post = { title: 'Open', tags: ['pacing'], crossPublished: [elsewhere], ...text, ...given }
    const query = 'mutation ($post: PostInput!) { writePost(type: POST, post: $post) { postId } }'
    return (await done(editor, query, { post })).writePost.postId
  }
  const publish = (id: string) => turn(editor, 'publishPost(postId: $id)', id)

  await done(
    editor,
    `mutation { changeSiteSetting(siteId: "${api.site}", setting: "enable_auth_wall", value: true) { pending } }`,
  )
  const open = { slug: 'zqopenslug', sections: [html('Open')] }
  const walled = sectionsOf('walled').map((one) => ({ ...one, isAuthwalled: true }))
  const ids: Record<State, string> = {
    draft: await write(textOf('draft')),
    scheduled: await write(textOf('scheduled')),
    gone: await write(textOf('gone')),
    revised: await write(open),
    walled: await write({ slug: 'zqwalledslug', sections: [html('Open'), ...walled] }),
  }
  for (const state of ['gone', 'revised', 'walled'] as const) await publish(ids[state])

  const ofEditors =
    'query ($id: ID!) { manuscript(id: $id) { title preview { ...all } revisions { edges { node { reason text { title sections { ...section } } } } } } }'
  /** Everything that can be asked about an item. */
  const queries = [
    `query ($id: ID!, $slug: String) {
      node(id: $id) { id ... on Post { ...all } }
      bySlug: post(slug: $slug) { ...all }
      byId: post(id: $id) { ...all }
    }`,
    'query ($id: ID!) { post(id: $id, preview: true) { ...all } }',
    'query ($permalink: String) { post(permalink: $permalink) { ...all } }',
    ofEditors,
    'query ($id: ID!) { node(id: $id) { ... on Manuscript { title } } }',
    'query ($id: ID!) { contentVersions(assocId: $id, assocType: POST) { title body } }',
    'query ($id: ID!) { contentHistory(assocId: $id, assocType: POST) { entries { __typename } } }',
    'query ($id: ID!) { recommend(assocId: $id, assocType: POST, limit: 20) { ...result } }',
    'query ($title: String!) { search(text: $title) { edges { node { ...result } } } searchSuggestions(text: $title) { content { title permalink } } }',
    'query ($words: String!) { search(text: $words) { edges { node { ...result } } } }',
    'query ($tag: String) { posts(tag: $tag) { edges { node { ...all } } } }',
    'query ($title: String) { manuscripts(text: $title) { edges { node { title } } } }',
    `query ($id: ID!, $manuscript: ID!, $media: ID!) {
      node(id: $manuscript) { id ... on Manuscript { title revisions { edges { node { reason text { title } } } } } }
      autosave(item: $id) { text }
      media(id: $media) { name alt path uses { title } }
      picture: node(id: $media) { ... on Media { name alt path } }
    }`,
  ]
  const lists = [
    '{ mediaLibrary(first: 50) { edges { node { id name alt path uses { title } } } } }',
    '{ unwrittenPosts { title } }',
    '{ posts(first: 50) { totalCount edges { node { ...all } } } }',
    '{ recentsAsRecommendations(limit: 20) { ...result } userRecommendations(limit: 20) { ...result } }',
    '{ viewer { bookmarks { edges { item { title body path } } } contributions { edges { node { path body ... on Comment { subject { id ... on Post { title path } } } } } } notices { edges { node { path about { title body } } } } } }',
  ]
  const fragments = {
    section: `fragment section on ContentSection { type ... on HTMLSection { options { html } } ... on ImageSection { image: options { image { url alt } caption } }
      ... on QuoteSection { quote: options { text author } } ... on PostTeaserSection { teaser: options { title url } } ... on PollSection { poll: options { question choices } } }`,
    all: `fragment all on Post { title slug permalink path excerpt body seo { title metadesc canonical metakeywords } tags { name } tableOfContents { text }
      featuredMedia { path url urlMedium name alt huIllustratorName } sections { ...section } }`,
    result:
      'fragment result on SearchResult { title name body slug permalink titleParts { text } excerpt { text } tags { name } }',
  }
  /** A query with the fragments that it uses, directly or through others. */
  function whole(query: string): string {
    const used = new Set<keyof typeof fragments>()
    const look = (text: string) => {
      for (const name of ['all', 'section', 'result'] as const)
        if (text.includes(`...${name} `) && !used.has(name)) look(fragments[(used.add(name), name)])
    }
    look(query)
    return [query, ...[...used].map((name) => fragments[name])].join('\n')
  }
  const paths = (state: State) => [
    `/posts/zq${state}slug`,
    `/living/zq${state}permalink`,
    `/post/${ids[state]}?preview=true`,
    `/tag/zq${state}tag`,
    `/tag/zq${state}tag/feed`,
    `/search?s=zq${state}title`,
    `/?p=${ids[state]}&preview=true`,
    `/images/zq${state}slug`,
    mediaPath(pictures[state], 'b'.repeat(32)),
  ]
  const pages =
    '/ /page/1 /tag/pacing /author/amara-osei /search?s=open /wp-admin/content /feed /feed/json /tag/pacing/feed /author/amara-osei/feed /author/amara-osei/feed/json /sitemap.xml /sitemap-posts.xml /sitemap-pages.xml /profile/bookmarks /profile/notifications /members/bo-lindqvist /members/bo-lindqvist/activity'.split(
      ' ',
    )
  const page = async (who: Browser, path: string) =>
    (await who.request(path, { headers: { accept: 'text/html' } })).text()
  const asked = async (who: Browser, query: string, state: State) => {
    const [slug, permalink] = [`zq${state}slug`, `living/zq${state}permalink`]
    const variables = {
      id: ids[state],
      manuscript: `MANUSCRIPT:${ids[state]}`,
      media: pictures[state],
      slug,
      permalink,
      title: `zq${state}title`,
      words: `zq${state}words`,
      tag: `zq${state}tag`,
    }
    const declared = Object.entries(variables).filter(([name]) => query.includes(`$${name}:`))
    const answer = JSON.stringify(await who.graphql(whole(query), Object.fromEntries(declared)))
    t.notMatch(answer, /Cannot query|Unknown|Cannot spread|must have|conflict because/, query)
    return answer
  }
  const readers = {
    'a visitor': api.visitor(),
    'a visitor of another site': api.visitor('localhost'),
    'a member': reader,
    "another site's editor": stranger,
    'a contributor': contributor,
  }

  // Pages are shared, and members keep and answer what is published, before it is taken off the site.
  for (const mutation of [
    'createComment(assocId: $id, assocType: POST, body: "Mine too")',
    'updateBookmark(assocId: $id, assocType: POST, isBookmarked: true)',
  ])
    await turn(reader, mutation, ids.gone)
  for (const who of [readers['a visitor'], readers['a visitor of another site']])
    await Promise.all([...paths('gone'), ...pages].map((path) => page(who, path)))
  t.match(await page(readers['a visitor'], '/page/1'), 'zqgonetitle', 'readers got it')

  const at = new Date(Date.now() + 3_600_000).toISOString()
  await turn(editor, `schedulePost(postId: $id, at: "${at}")`, ids.scheduled)
  await turn(editor, 'unpublishPost(postId: $id, reason: "zqgonereason")', ids.gone)
  await done(
    editor,
    'mutation ($id: ID!, $post: PostInput!) { revisePost(postId: $id, basedOn: 0, post: $post, reason: "zqrevisedreason") { pending } }',
    { id: ids.revised, post: { ...textOf('revised'), crossPublished: [elsewhere] } },
  )
  await publish(await write({ slug: 'last', sections: [html('Lighthouse')] }))
  const isIndexed = async () =>
    (await done(editor, '{ search(text: "lighthouse") { total } }')).search.total > 0
  for (const end = Date.now() + 30_000; !(await isIndexed()) && Date.now() < end;) await sleep(50)

  const keptText = JSON.stringify({ title: 'zqdrafttyped' })
  await done(
    editor,
    'mutation ($id: ID!, $writer: ID!, $text: String!) { keepAutosave(item: $id, type: POST, basedOn: 0, version: 0, writer: $writer, text: $text) { version } }',
    { id: ids.draft, writer: v7(), text: keptText },
  )

  const told = wordsIn(await asked(editor, ofEditors, 'draft'), '')
  for (const word of new Set(JSON.stringify(textOf('draft')).match(marked)))
    t.ok(told.includes(word), `the item's editor gets ${word}`)

  for (const [name, who] of Object.entries(readers)) {
    const isMember = who === reader || who === stranger || who === contributor
    // Everybody who writes for a site finds its pictures, but not the texts that use them.
    const may =
      who === contributor
        ? /^zqwalled|^zq[a-z]+library|^media_/
        : isMember
          ? new RegExp(`^zqwalled(?!library)|^${pictures.walled}`)
          : /^zqwalledslug$/
    const check = async (what: string, asking: Promise<string>, question = '') =>
      t.same(
        wordsIn(await asking, question).filter((word) => !may.test(word)),
        [],
        `${name}: ${what}`,
      )
    const seen = who === contributor ? [] : [...states.flatMap(paths), ...pages]
    await Promise.all([
      ...seen.map((path) => check(path, page(who, path), path)),
      ...states.flatMap((state) =>
        queries.map((query) => check(`${state}: ${query}`, asked(who, query, state))),
      ),
      ...lists.map((query) => check(query, asked(who, query, 'draft'))),
    ])
  }
  t.match(await page(reader, '/posts/zqwalledslug'), 'zqwalledcaption', 'members get what is behind the wall')
})
