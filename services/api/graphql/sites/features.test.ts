import { t as file, test } from 'tap'
import { setTimeout as sleep } from 'node:timers/promises'
import { v7 } from 'uuid'
import { liveIntent } from '../../../commands/frame/intent.ts'
import { sites } from '../../../commands/sites.ts'
import type { SiteFlag } from '../../../rules/sites/sites.ts'
import { testApi } from '../../testing/api.ts'

// Each feature × each place that could show what belongs to it: shown with the feature, nowhere without it.

const api = await testApi(file)
const admin = await api.member({ role: 1 })
const [ada, bo] = [await api.member({ username: 'Ada Byron' }), await api.member({ username: 'Bo Quinn' })]
type Browser = typeof ada

async function switched(flag: SiteFlag, on: boolean) {
  const command = { name: 'changeSiteFlag', site: api.site, flag, on } as const
  await api.settle(api.tools.dispatch(sites, command, liveIntent('system', null, v7())))
}
async function run(who: Browser, text: string, variables: object = {}) {
  const { data, errors } = await who.graphql(text, variables)
  if (errors) throw new Error(errors[0].message)
  return data
}

await switched('status_updates', true)
const post = {
  title: 'Sertraline and sleep',
  sections: [{ options: { HTML: { html: '<p>Zolpidem leaflet.</p>' } } }],
}
const { writePost } = await run(
  admin,
  'mutation ($post: PostInput!) { writePost(type: POST, post: $post) { postId } }',
  { post },
)
const article: string = writePost.postId
await run(admin, 'mutation ($id: ID!) { publishPost(postId: $id) { pending } }', { id: article })
const { createThread } = await run(
  ada,
  'mutation { createThread(title: "Sertraline at night", body: "Zopiclone diary") { thread { id slug } } }',
)
const { id: thread, slug } = createThread.thread as { id: string; slug: string }
const comment = async (id: string, type: string, body: string): Promise<string> =>
  (
    await run(
      bo,
      `mutation ($id: ID!, $body: String!) { createComment(assocId: $id, assocType: ${type}, body: $body) { commentId } }`,
      { id, body },
    )
  ).createComment.commentId
await comment(thread, 'THREAD', 'Quetiapine, or lurasidone')
await comment(article, 'POST', 'Quetiapine on articles')
await run(
  bo,
  'mutation ($id: ID!) { createReaction(assocId: $id, reactedType: THREAD, type: LIKE) { pending } }',
  {
    id: thread,
  },
)
for (const [id, type] of [
  [thread, 'THREAD'],
  [article, 'POST'],
])
  await run(
    bo,
    `mutation ($id: ID!) { updateBookmark(assocId: $id, assocType: ${type}, isBookmarked: true) { pending } }`,
    { id },
  )
await run(bo, 'mutation ($id: ID!) { updateThreadFollow(threadId: $id, isFollowing: true) { pending } }', {
  id: thread,
})
await run(ada, 'mutation { createUserProfileStatus(body: "Better today") { pending } }')

const count = (list: unknown) => JSON.stringify(list).match(/thread_|comment_/g)?.length ?? 0
const field = async (who: Browser, text: string, variables: object = {}) => {
  const { data } = await who.graphql(text, variables)
  return data ?? {}
}
const found = async (term: string, types = '') => {
  const { data } = await bo.graphql(
    `query ($s: String!) { search(text: $s${types}) { total edges { node { id } } } }`,
    { s: term },
  )
  return data.search
}

/** Places that show things of a feature, each with the number of them. */
const places: Record<string, Record<string, () => Promise<number>>> = {
  Forums: {
    'a search': async () => count(await found('zopiclone')),
    'the count of a search': async () => (await found('zopiclone')).total,
    'a search for comments on threads': async () => count(await found('lurasidone')),
    'suggestions while typing': async () =>
      count(await field(bo, '{ searchSuggestions(text: "sertraline ni") { content { id } } }')),
    'recommendations for an article': async () =>
      count(
        await field(bo, 'query ($id: ID!) { recommend(assocId: $id, assocType: POST, limit: 20) { id } }', {
          id: article,
        }),
      ),
    'recommendations for a member': async () =>
      count(await field(admin, '{ userRecommendations(limit: 20) { id } }')),
    'recommendations of recent items': async () =>
      count(await field(bo, '{ recentsAsRecommendations(limit: 20) { id } }')),
    'the list of threads': async () =>
      count(await field(bo, '{ threads(first: 5) { edges { node { id } } } }')),
    'the page of a thread': async () =>
      count(await field(bo, 'query ($s: String!) { thread(slug: $s) { id } }', { s: slug })),
    "a member's threads": async () =>
      count(await field(bo, '{ user(slug: "ada-byron") { threads(first: 5) { edges { node { id } } } } }')),
    "a member's activity": async () =>
      count(
        await field(
          bo,
          '{ user(slug: "ada-byron") { contributions(first: 5) { edges { node { __typename ... on Thread { id } } } } } }',
        ),
      ),
    bookmarks: async () =>
      count(
        await field(bo, '{ viewer { bookmarks(first: 5) { edges { item { ... on Thread { id } } } } } }'),
      ),
    'the sitemap': async () =>
      ((await (await bo.request('/sitemap-threads.xml')).text()).match(/<loc>/g) ?? []).length,
    'the index of sitemaps': async () =>
      ((await (await bo.request('/sitemap.xml')).text()).match(/sitemap-threads/g) ?? []).length,
  },
  Comments: {
    'a search for comments': async () => count(await found('quetiapine')),
    'the count of a search': async () => (await found('quetiapine')).total,
    "an article's comments": async () =>
      count(
        await field(
          bo,
          'query ($id: ID) { post(id: $id) { comments(first: 5) { edges { node { id } } } } }',
          { id: article },
        ),
      ),
    "the count of an article's comments": async () =>
      (await field(bo, 'query ($id: ID) { post(id: $id) { commentCount } }', { id: article })).post
        .commentCount,
    "a thread's comments": async () =>
      count(
        await field(
          bo,
          'query ($id: ID) { thread(id: $id) { comments(first: 5) { edges { node { id } } } } }',
          { id: thread },
        ),
      ),
    'the count in a list of threads': async () =>
      (await field(bo, '{ threads(first: 1) { edges { node { commentCount } } } }')).threads.edges[0].node
        .commentCount,
    'the count of a recommendation': async () =>
      (await field(bo, '{ recentsAsRecommendations(limit: 1) { commentCount } }')).recentsAsRecommendations[0]
        .commentCount,
    "a member's activity": async () =>
      count(
        await field(
          ada,
          '{ user(slug: "bo-quinn") { contributions(first: 5) { edges { node { __typename ... on Comment { id } } } } } }',
        ),
      ),
    notices: async () =>
      (
        await field(ada, '{ viewer { notices(first: 5) { edges { node { id } } } } }')
      ).viewer.notices.edges.filter(({ node }: { node: { id: string } }) => node.id.includes('answer'))
        .length,
  },
  Reactions: {
    'the count in a list of threads': async () =>
      (await field(bo, '{ threads(first: 1) { edges { node { reactions { total } } } } }')).threads.edges[0]
        .node.reactions.total,
    'the kinds of a thread': async () =>
      (
        await field(
          bo,
          'query ($id: ID) { thread(id: $id) { reactions { reactionAggregates(chosen: true) { type isSelected } } } }',
          { id: thread },
        )
      ).thread.reactions.reactionAggregates.length,
    'the members who reacted': async () =>
      (
        await field(
          bo,
          'query ($id: ID) { thread(id: $id) { reactions { reactors(first: 5) { edges { node { type } } } } } }',
          { id: thread },
        )
      ).thread.reactions.reactors.edges.length,
  },
}

/** Waits until the words of both comments and of the thread are indexed. */
const isIndexed = async () =>
  (await found('quetiapine')).total === 2 && (await found('zopiclone')).total === 1
for (const end = Date.now() + 30_000; Date.now() < end && !(await isIndexed());) await sleep(50)

for (const [feature, shownIn] of Object.entries(places)) {
  test(`what belongs to ${feature} is shown while it is on, and nowhere once it is off`, async (t) => {
    const counts = async () =>
      Object.fromEntries(
        await Promise.all(Object.entries(shownIn).map(async ([place, read]) => [place, await read()])),
      )
    for (const [place, seen] of Object.entries(await counts())) t.ok(Number(seen) > 0, `${place}, on`)
    await switched(feature as SiteFlag, false)
    for (const [place, seen] of Object.entries(await counts())) t.equal(seen, 0, `${place}, off`)
    await switched(feature as SiteFlag, true)
    for (const [place, seen] of Object.entries(await counts())) t.ok(Number(seen) > 0, `${place}, on again`)
  })
}
