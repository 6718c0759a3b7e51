import { randomUUID } from 'node:crypto'
import { t as file, test, type Test } from 'tap'
import { v7 } from 'uuid'
import type { MemberId } from '../../../../events/kinds.ts'
import { profilePictures } from '../../../commands/profile-pictures.ts'
import { liveIntent } from '../../../commands/frame/intent.ts'
import { keepUpload } from '../../../operational/uploads.ts'
import { openImageStore } from '../../../ports/images/store.ts'
import { s3Server } from '../../../ports/images/testing/s3-server.ts'
import { imageFolder } from '../../../rules/images/sizes.ts'
import { sqlOver } from '../../../postgres/sql.ts'
import { testApi } from '../../testing/api.ts'
import type { Browser } from '../../testing/browser.ts'

const api = await testApi(file)
const [ada, bo] = [await api.member(), await api.member()]
const [moderator, admin] = [await api.member({ role: 2 }), await api.member({ role: 1 })]
const spammer = await api.member({ role: 4 })
const size = { width: 800, height: 600 }
const look = { color: '#336699', alt: 'A red patch' }

/** Keeps a picture as an upload does, and returns its id. */
async function uploaded(by: Browser & { member: MemberId }) {
  const image = randomUUID().replaceAll('-', '')
  await keepUpload(sqlOver(api.pool), by.member, { image, ...look, ...size })
  return image
}

const startThread = `mutation ($picture: ID) { createThread(title: "Rosacea", body: "Mine burns.", picture: $picture) {
  thread { id picture { state } } } }`
const comment = `mutation ($id: ID!, $picture: ID) {
  createComment(assocId: $id, assocType: THREAD, body: " ", picture: $picture) {
    commentId commentEdge { node { picture { state } } } } }`
const reply = `mutation ($id: ID!, $picture: ID) { createReply(commentId: $id, body: "Not my rosacea.", picture: $picture) {
  replyId replyEdge { node { picture { state } } } } }`
const decide = `mutation ($id: ID!, $type: AssocType!, $operation: ModerationOperation!) {
  moderationContentFlag(assocId: $id, assocType: $type, operation: $operation, words: "Please look.") {
    decision { id } item { picture { state } } } }`
const undo = 'mutation ($id: ID!) { undoDecision(id: $id) { item { picture { state } } } }'
const queue =
  '{ contentFlags { totalCount edges { node { assocId flagCount operations item { picture { full state } } } } } }'
const queued = async (by = moderator) => (await by.graphql(queue)).data.contentFlags

const picture = '{ full medium width height alt color state } body'
/** What stands for the comment, which has no words, where its picture is not seen. */
const placeholders = {
  WAITING: 'This picture waits for a moderator.',
  REMOVED: 'A moderator removed this picture.',
  ALLOWED: null,
}
/** Ways to read items with their pictures; each query contains all three. */
const surfaces = {
  'a thread': `query ($id: ID!) { thread(id: $id) { picture ${picture}
    comments { edges { node { picture ${picture} replies { edges { node { picture ${picture} } } } } } } } }`,
  'a list': `{ threads(first: 3) { edges { node { picture ${picture} comments(first: 3) { edges { node {
    picture ${picture} replies(first: 3) { edges { node { picture ${picture} } } } } } } } } } }`,
  ids: `query ($id: ID!, $comment: ID!, $reply: ID!) {
    thread: node(id: $id) { ... on Content { picture ${picture} } }
    comment: node(id: $comment) { ... on Content { picture ${picture} } }
    reply: node(id: $reply) { ... on Content { picture ${picture} } } }`,
}

test('a picture is seen by its author and moderators only, until it is allowed, wherever its item appears', async (t) => {
  const images = [await uploaded(ada), await uploaded(ada), await uploaded(ada)] as const
  const { thread } = (await ada.graphql(startThread, { picture: images[0] })).data.createThread
  t.same(thread.picture, { state: 'WAITING' })
  const { commentId, commentEdge } = (await ada.graphql(comment, { id: thread.id, picture: images[1] })).data
    .createComment
  t.same(commentEdge.node.picture, { state: 'WAITING' })
  const { replyId, replyEdge } = (await ada.graphql(reply, { id: commentId, picture: images[2] })).data
    .createReply
  t.same(replyEdge.node.picture, { state: 'WAITING' })
  const items = [
    [thread.id, 'THREAD'],
    [commentId, 'COMMENT'],
    [replyId, 'REPLY'],
  ] as const
  const asked = { id: thread.id, comment: commentId, reply: replyId }
  const others = { 'a visitor': api.visitor(), 'a member': bo, 'a spammer': spammer }
  const few = { 'the author': ada, 'a moderator': moderator, 'an administrator': admin }

  /** Compares every cell; `state` is that of all pictures. */
  async function compare(state: 'WAITING' | 'ALLOWED' | 'REMOVED') {
    for (const [surface, query] of Object.entries(surfaces))
      for (const [who, by] of Object.entries({ ...others, ...few })) {
        const named = Object.entries(asked).filter(([name]) => query.includes(`$${name}:`))
        const answer = await by.graphql(query, Object.fromEntries(named))
        t.equal(answer.errors, undefined, surface)
        const text = JSON.stringify(answer.data ?? null)
        const sees = state === 'ALLOWED' || who in few
        for (const image of images) t.equal(text.includes(image), sees, `${state}: ${who} in ${surface}`)
        if (sees) t.match(text, `"state":"${state}"`, `${state}: ${who} in ${surface}`)
        for (const [when, words] of Object.entries(placeholders))
          if (words)
            t.equal(text.includes(words), !sees && when === state, `${words} ${state}: ${who} in ${surface}`)
        if (!sees) t.notMatch(text, look.alt, `${state}: ${who} in ${surface}`)
      }
  }

  await compare('WAITING')
  const waiting = await queued()
  t.equal(waiting.totalCount, 3)
  for (const { node } of waiting.edges) {
    t.match(node, { flagCount: 0, item: { picture: { state: 'WAITING' } } })
    t.ok(['ALLOW_PICTURE', 'REMOVE_PICTURE'].every((name) => node.operations.includes(name)))
    t.notOk(node.operations.includes('DISMISS'), 'there is no report')
  }

  const each = async (operation: string) => {
    const made: string[] = []
    for (const [id, type] of items) {
      const { moderationContentFlag } = (await moderator.graphql(decide, { id, type, operation })).data
      made.push(moderationContentFlag.decision.id)
    }
    return made
  }
  const allowed = await each('ALLOW_PICTURE')
  await compare('ALLOWED')
  t.equal((await queued()).totalCount, 0)
  const removed = await each('REMOVE_PICTURE')
  await compare('REMOVED')
  for (const id of [...removed, ...allowed])
    t.equal((await moderator.graphql(undo, { id })).errors, undefined)
  await compare('WAITING')
  t.equal((await queued()).totalCount, 3)
})

const stores = {
  'a folder': async () => api.images.store,
  'a bucket': async (t: Test) => openImageStore(await s3Server(t)),
}
for (const [place, openStore] of Object.entries(stores))
  test(`others can load a picture in ${place} while it is allowed, and else its author and moderators`, async (t) => {
    const own = { ...api.images.store }
    t.teardown(() => Object.assign(api.images.store, own))
    Object.assign(api.images.store, await openStore(t))
    const image = await uploaded(ada)
    for (const file of ['full', 'medium'])
      await api.images.store.save(`${imageFolder(ada.member, image)}${file}.webp`, Buffer.from(file))
    const { thread } = (await ada.graphql(startThread, { picture: image })).data.createThread
    const { id } = thread
    const pathFor = async (who: Browser) => {
      const { data } = await who.graphql('query ($id: ID!) { thread(id: $id) { picture { full } } }', { id })
      return data.thread?.picture?.full ?? null
    }
    const few = [ada, admin]
    const others = [api.visitor(), bo]
    const held: string = await pathFor(ada)
    const open = held.replace(`/api/pictures/${ada.member}`, `/pictures/${id}`)
    const load = async (who: Browser, path: string) => {
      const response = await who.request(path)
      return [response.status, ...['cache-control', 'location'].map((name) => response.headers.get(name))]
    }
    const compare = async (isOpen: boolean, when: string, path: string | null = isOpen ? open : held) => {
      for (const who of few) {
        if (path) t.equal(await pathFor(who), path, when)
        t.same(await load(who, held), [200, 'private, no-store', null], when)
      }
      for (const who of [...few, ...others])
        t.same(
          await load(who, open),
          isOpen ? [200, 'public, max-age=31536000, s-maxage=3600', null] : [302, 'no-store', held],
          when,
        )
      for (const who of others) {
        t.equal(await pathFor(who), isOpen ? open : null, when)
        t.same(await load(who, held), [404, 'private, no-store', null], when)
      }
    }
    const decided = async (operation: string): Promise<string> =>
      (await admin.graphql(decide, { id, type: 'THREAD', operation })).data.moderationContentFlag.decision.id
    await compare(false, 'waiting')
    await decided('ALLOW_PICTURE')
    await compare(true, 'allowed')
    const removal = await decided('REMOVE_PICTURE')
    await compare(false, 'removed')
    await admin.graphql(undo, { id: removal })
    await compare(true, 'returned')
    const deletion = await decided('DELETE')
    await compare(false, 'deleted', null)
    await admin.graphql(undo, { id: deletion })
    await compare(true, 'restored')
    for (const path of [
      open.replace('full', '150'),
      open.replace(image, '0'.repeat(32)),
      held.replace('/api', ''),
    ])
      t.equal((await load(ada, path))[0], 404, path)
  })

test('a reported item stays in the queue with its reports when its picture is allowed, and its author hears of the outcome', async (t) => {
  const cy = await api.member()
  const { thread } = (await cy.graphql(startThread, { picture: await uploaded(cy) })).data.createThread
  const { id } = thread
  await bo.graphql(
    'mutation ($id: ID!) { contentFlag(assocId: $id, assocType: THREAD, reason: SPAM) { pending } }',
    { id },
  )
  const node = async () =>
    (await queued()).edges.find(({ node }: { node: { assocId: string } }) => node.assocId === id)?.node
  t.match(await node(), { flagCount: 1 })
  await moderator.graphql(decide, { id, type: 'THREAD', operation: 'ALLOW_PICTURE' })
  const left = await node()
  t.match(left, { flagCount: 1, item: { picture: { state: 'ALLOWED' } } })
  t.notOk(left.operations.includes('ALLOW_PICTURE'))
  await moderator.graphql(decide, { id, type: 'THREAD', operation: 'REMOVE_PICTURE' })
  t.equal(await node(), undefined)
  const own = `query ($id: ID!) { user(id: $id) {
    ownDecisions { edges { node { operation words canAppeal } } } } }`
  t.match((await cy.graphql(own, { id: cy.member })).data.user.ownDecisions.edges, [
    { node: { operation: 'REMOVE_PICTURE', words: 'Please look.', canAppeal: true } },
    { node: { operation: 'ALLOW_PICTURE', words: 'Please look.', canAppeal: false } },
  ])
  const history = `query ($id: ID!) { contentHistory(assocId: $id, assocType: THREAD) { entries { action } } }`
  t.match((await moderator.graphql(history, { id })).data.contentHistory.entries.slice(1), [
    { action: 'added a picture' },
    { action: 'allowed the picture' },
    { action: 'removed the picture' },
  ])
})

test('an uploaded picture is that of its member, and of one item; a rejected item leaves it', async (t) => {
  const image = await uploaded(ada)
  const gone = [{ message: 'This picture is no longer there. Please choose it again.' }]
  t.match((await bo.graphql(startThread, { picture: image })).errors, gone)
  const blank = await ada.graphql(
    'mutation ($picture: ID) { createThread(title: " ", body: "Red.", picture: $picture) { slug } }',
    { picture: image },
  )
  t.match(blank.errors, [{ message: 'This field is required' }])
  const made = (await ada.graphql(startThread, { picture: image })).data.createThread
  t.same(made.thread.picture, { state: 'WAITING' })
  t.match((await ada.graphql(startThread, { picture: image })).errors, gone)
})

test('a moderator removes the picture of a profile, and the undo returns it', async (t) => {
  const dee = await api.member()
  const avatar = { image: await uploaded(dee), ...look }
  const command = { name: 'changeProfilePicture', picture: avatar } as const
  await api.settle(api.tools.dispatch(profilePictures, command, liveIntent(dee.member, null, v7())))
  const alt = async () =>
    (await bo.graphql('query ($id: ID!) { user(id: $id) { avatar { alt } } }', { id: dee.member })).data.user
      .avatar?.alt ?? null
  t.equal(await alt(), look.alt)
  await bo.graphql('mutation ($id: ID!) { contentFlag(assocId: $id, assocType: USER) { pending } }', {
    id: dee.member,
  })
  const { operations } = (await queued()).edges.find(
    ({ node }: { node: { assocId: string } }) => node.assocId === dee.member,
  ).node
  t.ok(operations.includes('REMOVE_PICTURE'))
  t.notOk(operations.includes('ALLOW_PICTURE'))
  const target = { id: dee.member, type: 'USER', operation: 'REMOVE_PICTURE' }
  const { decision } = (await moderator.graphql(decide, target)).data.moderationContentFlag
  t.equal(await alt(), null)
  await moderator.graphql(undo, { id: decision.id })
  t.equal(await alt(), look.alt)
})
