import { partialDeepStrictEqual } from 'node:assert/strict'
import { t as file, test } from 'tap'
import type { CatalogueEvent } from '../../../../events/catalogue.ts'
import { EditorialId } from '../../../../events/ids.ts'
import { subjectOf } from '../../../../events/kinds.ts'
import { withoutReason } from '../../../../events/testing/content.ts'
import { idOf } from '../../../../projections/testing/world.ts'
import { postText } from '../../../commands/testing/posts.ts'
import { EDITORIAL_TEAM } from '../../../rules/profiles/editorial-team.ts'
import { testApi } from '../../testing/api.ts'
import type { Browser } from '../../testing/browser.ts'

const api = await testApi(file)
const [reader, admin] = [await api.member(), await api.member({ role: 1 })]
await api.happened({
  type: 'CategoryAdded',
  data: { site: api.site, slug: 'joints', name: 'Joints', hasPost: false, indexType: 'posts' },
})

const changes = `subscription ($id: ID!, $type: AssocType!) { commentsChanged(assocId: $id, assocType: $type) {
  removedId isRearranged movedTo commentEdge { node { id isRemoved body } }
  subject { title body isRemoved isLocked author { username } ... on Thread { category { slug } tags { name } } } } }`

const isLike = (answer: unknown, expected: object) => {
  try {
    partialDeepStrictEqual(answer, expected)
    return true
  } catch {
    return false
  }
}

/** Resolves once somebody who has the page of an item open gets a change, or the errors with which changes end. */
async function opened(id: string, type: string) {
  const client = reader.socket()
  file.teardown(() => client.dispose())
  const told = client.iterate({ query: changes, variables: { id, type } })
  const next = () => told.next().catch((errors: unknown) => errors)
  const stands = api.subscribed()
  const first = next()
  await stands
  return async (expected: object) => {
    // The last change before the page was opened can still be on its way.
    for (let answer = await first; !isLike(answer, expected); answer = await next())
      if (Array.isArray(answer)) throw new Error(JSON.stringify(answer))
  }
}

const done = async (who: Browser, mutation: string, variables: object) => {
  const { errors } = await who.graphql(mutation, variables)
  if (errors) throw new Error(JSON.stringify(errors))
}
const decide =
  (
    operation: string,
    { type = 'THREAD', category = null }: { type?: string; category?: string | null } = {},
  ) =>
  (id: string) =>
    done(
      admin,
      `mutation ($id: ID!, $type: AssocType!, $category: String) { moderationContentFlag(assocId: $id,
        assocType: $type, operation: ${operation}, category: $category) { pending } }`,
      { id, type, category },
    )

const text = { title: 'Sore knees', body: 'Mine hurt.' }
const removed = {
  title: 'Removed',
  body: 'This message was removed.',
  isRemoved: true,
  tags: [],
}
const notFound = [{ extensions: { code: 'NOT_FOUND' } }]
const subject = (shown: object) => ({
  value: {
    data: { commentsChanged: { removedId: null, isRearranged: false, movedTo: null, subject: shown } },
  },
})

type Member = Awaited<ReturnType<typeof api.member>>
/** Ways to change a thread, and what the open page of a reader gets then. */
const verbs: Record<string, [change: (id: string, author: Member) => Promise<unknown>, got: object]> = {
  'gets the new title of a thread that is renamed': [
    (id, author) =>
      done(
        author,
        `mutation ($id: ID!) { updateThread(threadId: $id, title: "Sore hips", body: "Mine hurt.") { pending } }`,
        {
          id,
        },
      ),
    subject({ ...text, title: 'Sore hips', category: null, tags: [] }),
  ],
  'gets the category of a thread that is moved': [
    decide('MOVE', { category: 'joints' }),
    subject({ ...text, category: { slug: 'joints' }, isLocked: false }),
  ],
  'learns that a thread is locked': [decide('LOCK'), subject({ ...text, isLocked: true })],
  'gets neither words nor tags of a thread that is withdrawn': [
    (id, author) =>
      done(author, `mutation ($id: ID!) { withdrawContent(assocId: $id, assocType: THREAD) { pending } }`, {
        id,
      }),
    subject(removed),
  ],
  'gets neither words nor name of an author who is erased': [
    (_, author) => api.erase(author.member),
    subject({ ...removed, author: { username: 'Removed member' } }),
  ],
  'ends when the thread is hidden': [decide('HIDE'), notFound],
  'ends when the thread is marked as spam': [decide('SPAM'), notFound],
  'ends when the thread is deleted': [decide('DELETE'), notFound],
  'ends when the thread is purged': [
    (id) =>
      done(
        admin,
        `mutation ($id: ID!) { purgeContent(assocId: $id, assocType: THREAD, revision: 0, reason: PRIVACY) { pending } }`,
        { id },
      ),
    notFound,
  ],
}

for (const [name, [change, got]] of Object.entries(verbs))
  test(`the open page of a reader ${name}`, async (t) => {
    const author = await api.member()
    const { data } = await author.graphql(
      `mutation ($title: String!, $body: String!) { createThread(title: $title, body: $body, tags: ["diet"]) { thread { id } } }`,
      text,
    )
    const { id } = data.createThread.thread
    const gets = await opened(id, 'THREAD')
    await change(id, author)
    await t.resolves(gets(got))
  })

const lost = (removedId: string) => ({ removedId, commentEdge: null })
/** Ways to change a comment, and what the open page of its thread gets then. */
const below: Record<
  string,
  [change: (id: string, author: Member) => Promise<unknown>, got: (id: string) => object]
> = {
  'loses a comment that is hidden': [decide('HIDE', { type: 'COMMENT' }), lost],
  'loses a comment that is marked as spam': [decide('SPAM', { type: 'COMMENT' }), lost],
  'loses a comment that is deleted': [decide('DELETE', { type: 'COMMENT' }), lost],
  'loses a comment that is purged': [
    (id) =>
      done(
        admin,
        `mutation ($id: ID!) { purgeContent(assocId: $id, assocType: COMMENT, revision: 0, reason: PRIVACY) { pending } }`,
        { id },
      ),
    lost,
  ],
  'gets a comment that is withdrawn without its words': [
    (id, author) =>
      done(author, `mutation ($id: ID!) { withdrawContent(assocId: $id, assocType: COMMENT) { pending } }`, {
        id,
      }),
    (id) => ({ removedId: null, commentEdge: { node: { id, isRemoved: true, body: removed.body } } }),
  ],
  'gets a comment of an erased author without its words': [
    (_, author) => api.erase(author.member),
    (id) => ({ removedId: null, commentEdge: { node: { id, isRemoved: true, body: removed.body } } }),
  ],
}

for (const [name, [change, got]] of Object.entries(below))
  test(`the open page of a reader ${name}`, async (t) => {
    const author = await api.member()
    const thread = (
      await admin.graphql(
        `mutation { createThread(title: "Sore knees", body: "Mine hurt.") { thread { id } } }`,
      )
    ).data.createThread.thread.id
    const { data } = await author.graphql(
      `mutation ($id: ID!) { createComment(assocId: $id, assocType: THREAD, body: "Mine too.") { commentId } }`,
      { id: thread },
    )
    const { commentId } = data.createComment
    const gets = await opened(thread, 'THREAD')
    await change(commentId, author)
    await t.resolves(gets({ value: { data: { commentsChanged: got(commentId) } } }))
  })

const post = EditorialId.parse(idOf('post', 0))
const about = subjectOf(post)
const decision = { subject: about, root: about, by: admin.member, seenRevision: 0, author: EDITORIAL_TEAM }
const published = (title = postText.title): CatalogueEvent => ({
  type: 'PostPublished',
  data: { subject: about, site: api.site, text: { ...postText, title }, date: new Date(0).toISOString() },
})
const gone: Record<string, CatalogueEvent> = {
  'is taken off the site': { type: 'PostUnpublished', data: { subject: about, reason: null } },
  'is moved to the bin': { type: 'PostBinned', data: { subject: about, reason: null } },
  'is hidden': { type: 'ContentHidden', data: { ...decision, ...withoutReason } },
  'is deleted': { type: 'ContentDeleted', data: { ...decision, ...withoutReason } },
  'is purged': { type: 'ContentPurged', data: { ...decision, site: api.site, reason: 'abuse' } },
}

test('the open page of a reader gets the new title of an article, and ends when the article is not there any more', async (t) => {
  await api.happened({
    type: 'PostWritten',
    data: { subject: about, site: api.site, text: postText, number: null },
  })
  await api.happened(published())
  const gets = await opened(post, 'POST')
  await api.happened(published('Sleeping without pain'))
  await t.resolves(gets(subject({ title: 'Sleeping without pain' })))
  for (const [name, event] of Object.entries(gone)) {
    await api.happened({ type: 'ContentReinstated', data: { ...decision, ...withoutReason } }, published())
    const gets = await opened(post, 'POST')
    await api.happened(event)
    await t.resolves(gets(notFound), name)
  }
})
