import { test } from 'tap'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import { streamOf, subjectOf, type EditorialId, type MemberId } from '../../events/kinds.ts'
import { comments } from './comments.ts'
import { reactions } from './reactions.ts'
import { withdrawals } from './withdrawals.ts'
import { spec, type History } from './testing/spec.ts'
import { ada, bo, comment, cy, otherSite, site, siteWith, verified, withRole } from './testing/stories.ts'
import { publishing } from './publishing.ts'
import { aPost, post, postPublished, postText, postWritten, subject } from './testing/posts.ts'

const withLegacyRole = (member: MemberId, legacyRole: string): History => {
  const { stream, events } = verified(member)
  return {
    stream,
    events: [...events, { type: 'LegacyRoleGiven', data: { member, legacyRole, reason: 'So' } }],
  }
}
const network: History = {
  stream: 'site-network',
  events: [site, otherSite].map((site): CatalogueEvent => ({
    type: 'SiteCreated',
    data: { site, name: 'Site', prefix: 'a', host: 'a', description: '', accent: '' },
  })),
}
const sleep: CatalogueEvent = {
  type: 'CategoryAdded',
  data: { site, slug: 'sleep', name: 'Sleep', hasPost: false, indexType: 'posts' },
}
const here: History = { stream: streamOf(site), events: [...siteWith('Comments', 'Reactions').events, sleep] }
// Ada is an author, Bo a contributor, and Cy an editor.
const people = [
  withLegacyRole(ada, 'author'),
  withLegacyRole(bo, 'contributor'),
  withRole(cy, 1),
  network,
  here,
]
const given = (...events: CatalogueEvent[]) =>
  spec(publishing)
    .given(events)
    .knowing(...people)
const written = (...after: CatalogueEvent[]) => given(postWritten, ...after)

const write = (changes: object = {}) =>
  ({ name: 'writePost', post, site, text: { ...postText, ...changes } }) as const
const revise = (basedOn: number, changes: object) =>
  ({ name: 'revisePost', post, basedOn, text: { ...postText, ...changes } }) as const
const revised = (changes: object): CatalogueEvent => ({
  type: 'PostRevised',
  data: { subject, text: { ...postText, ...changes }, reason: null },
})
const incomplete = {
  type: 'ThisOrThat',
  typed: { question: 'Tea?' },
  isAuthwalled: false,
  sectionBackgroundColor: 'plain',
}
const at = '2026-12-24T08:00:00.000Z'
const scheduled: CatalogueEvent = { type: 'PostScheduled', data: { subject, at } }
const returned: CatalogueEvent = { type: 'PostReturned', data: { subject, reason: null } }
const submitted: CatalogueEvent = { type: 'PostSubmitted', data: { subject } }
const unpublished: CatalogueEvent = { type: 'PostUnpublished', data: { subject, reason: null } }
const binned: CatalogueEvent = { type: 'PostBinned', data: { subject, reason: null } }

test('a text is written whatever is missing in it, and names what its site and the network have', async () => {
  await given().when(write(), ada).then([postWritten])
  const bare = { ...postText, title: '', slug: 'No Slug', permalink: 'a b', sections: [incomplete] }
  await given()
    .when(write(bare), ada)
    .then([{ type: 'PostWritten', data: { subject, site, text: bare, number: null } }])
  await given()
    .when(write({ sections: [{ type: 'Quote', options: {} }] }), ada)
    .thenRejected('sections.0.options.text: This field is required')
  await given()
    .when(write({ categories: ['diet'] }), ada)
    .thenRejected("This community doesn't have that category")
  const stranger = 'member_01jd0000000000000000000077'
  await given()
    .when(write({ authors: [stranger] }), cy)
    .thenRejected('One of the authors is not a member')
  await given()
    .when(write({ crossPublished: [site] }), cy)
    .thenRejected('Please choose other communities of the network')
  const hidden = (of: typeof site): History => ({
    ...network,
    events: [...network.events, { type: 'SitePrepared', data: { site: of, purpose: 'forum' } }],
  })
  await given()
    .knowing(hidden(otherSite))
    .when(write({ crossPublished: [otherSite] }), cy)
    .thenRejected('Please choose other communities of the network')
  await given()
    .knowing(hidden(site))
    .when(write({ crossPublished: [otherSite] }), cy)
    .thenRejected('Please open this community before its articles are in others too')
  const shared = { ...postText, authors: [bo], categories: ['sleep'], crossPublished: [otherSite] }
  await given()
    .when(write(shared), cy)
    .then([{ type: 'PostWritten', data: { subject, site, text: shared, number: null } }])
  await given()
    .when(write({ crossPublished: [otherSite] }), ada)
    .thenRejected('Only editors choose other communities')
  await written().when(write(), ada).thenRejected('This already exists')
})

test('the system writes and publishes in the name of the editorial team', async () => {
  const ofTeam: typeof postText = { ...postText, authors: [], byline: 'team' }
  const written: CatalogueEvent = { type: 'PostWritten', data: { subject, site, text: ofTeam, number: 12 } }
  await given()
    .when({ ...write(ofTeam), number: 12 }, 'system')
    .then([written])
  await given(written)
    .when({ name: 'publishPost', post }, 'system')
    .then([
      { type: 'PostPublished', data: { subject, site, text: ofTeam, date: '2026-11-21T10:00:00.000Z' } },
    ])
})

test('a revision is based on the newest text, and one that is based on an older text changes nothing', async () => {
  const [first, second] = [{ title: 'First' }, { title: 'Second' }]
  await written()
    .when(revise(0, first), ada)
    .then([revised(first)])
  const stale =
    'Somebody else has saved this in the meantime. Nothing of yours is lost: compare it with the newest version.'
  await written(revised(first)).when(revise(0, second), cy).thenRejected(stale)
  await written(revised(first), submitted)
    .when(revise(1, second), cy)
    .then([revised(second)])
  await written(revised(first)).when(revise(1, first), ada).thenNothing()
  await written(revised(first)).when({ name: 'publishPost', post, basedOn: 0 }, ada).thenRejected(stale)
})

test('an item is submitted, returned, scheduled, published, taken off the site and restored', async () => {
  await written().when({ name: 'submitPost', post }, ada).then([submitted])
  await written(submitted).when({ name: 'returnPost', post }, cy).then([returned])
  await written().when({ name: 'schedulePost', post, at }, ada).then([scheduled])
  await written(scheduled).when({ name: 'schedulePost', post, at }, ada).thenNothing()
  await written()
    .when({ name: 'schedulePost', post, at: '2026-01-01T00:00:00.000Z' }, ada)
    .thenRejected('Please choose a time in the future')
  const now = '2026-11-21T10:00:00.000Z'
  const data = { subject, site, text: postText, date: now }
  await written()
    .when({ name: 'publishPost', post }, ada)
    .then([{ type: 'PostPublished', data }])
  await written(postPublished).when({ name: 'publishPost', post }, ada).thenNothing()
  await written(postPublished, revised({ title: 'New' }))
    .when({ name: 'publishPost', post }, ada)
    .then([
      {
        type: 'PostPublished',
        data: { ...data, text: { ...postText, title: 'New' }, date: '2026-11-20T10:00:00.000Z' },
      },
    ])
  await written(postPublished).when({ name: 'unpublishPost', post }, ada).then([unpublished])
  await written(postPublished).when({ name: 'binPost', post }, ada).then([binned])
  await written(binned)
    .when({ name: 'unbinPost', post }, ada)
    .then([{ type: 'PostUnbinned', data: { subject } }])
  await written().when({ name: 'unpublishPost', post }, ada).thenRejected('This is draft now')
  await written(postPublished).when({ name: 'submitPost', post }, bo).thenRejected('Not authorized')
  await written().when({ name: 'submitPost', post }, ada, { site: otherSite }).thenRejected('Post not found')
})

test('a scheduled item is published once its time has come, and once only', async () => {
  const due = { name: 'publishDuePost', post, scheduled: 1 } as const
  const data = { subject, site, text: postText, date: at }
  const then = { occurredAt: at }
  await written(scheduled)
    .when(due, 'system', then)
    .then([{ type: 'PostPublished', data }])
  await written(scheduled).when(due, 'system').thenNothing()
  const published: CatalogueEvent = { type: 'PostPublished', data }
  for (const after of [[published], [returned], [binned], [{ ...scheduled }]])
    await written(scheduled, ...after)
      .when(due, 'system', then)
      .thenNothing()
})

test('only a complete text is scheduled and published, and every message names its field', async () => {
  const publish = { name: 'publishPost', post } as const
  const cases: readonly [changes: object, message: string][] = [
    [{ title: ' ' }, 'title: This field is required'],
    [{ slug: 'No Slug' }, 'slug: Please use only letters, digits and dashes'],
    [{ sections: [...postText.sections, incomplete] }, 'sections.1: Please complete this section first'],
    [{ authors: [] }, 'authors: Please name an author'],
  ]
  for (const [changes, message] of cases) {
    await written(revised(changes)).when(publish, cy).thenRejected(message)
    await written(revised(changes)).when({ name: 'schedulePost', post, at }, cy).thenRejected(message)
    await written(postPublished, revised(changes)).when(publish, 'system').thenRejected(message)
    const reason = `Not published at its time. ${message}`
    await written(scheduled, revised(changes))
      .when({ name: 'publishDuePost', post, scheduled: 1 }, 'system', { occurredAt: at })
      .then([{ type: 'PostReturned', data: { subject, reason } }])
  }
  await written()
    .when({ ...publish, taken: 'slug' }, ada)
    .thenRejected('slug: Something else in this community has this address')
  const hub: EditorialId = 'hub_01jd0000000000000000000042'
  const hubText = { ...postText, slug: 'forums', byline: 'team' as const }
  await given({
    type: 'PostWritten',
    data: { subject: subjectOf(hub), site, text: hubText, number: null },
  })
    .when({ name: 'publishPost', post: hub }, cy)
    .thenRejected('slug: This address is already used by a system page')
})

test('readers react to and comment on what is published, and its authors are not its owners', async (t) => {
  const react = { name: 'react', item: post as 'post_1', kind: 'support' } as const
  const on = spec(reactions)
    .given([])
    .knowing(...people)
  await on.knowing(aPost()).when(react, bo).thenRejected('Post not found')
  await on.knowing(aPost(postPublished, unpublished)).when(react, bo).thenRejected('Post not found')
  await t.resolves(
    on
      .knowing(aPost(postPublished))
      .when(react, bo)
      .then([{ type: 'ReactionChosen', data: { subject, member: bo, kind: 'support' } }]),
  )
  const closed = {
    ...postPublished,
    data: { ...postPublished.data, text: { ...postText, comments: 'closed' } },
  }
  await spec(comments)
    .given([])
    .knowing(...people, aPost(closed as CatalogueEvent))
    .when({ name: 'createComment', comment, under: post as 'post_1', site, body: 'Thanks' }, bo)
    .thenRejected('Comments are closed')
  await spec(withdrawals)
    .given(aPost(postPublished).events)
    .knowing(...people)
    .when({ name: 'withdraw', item: post }, ada)
    .thenRejected('Not authorized')
})
