import { once, EventEmitter } from 'node:events'
import { t as file, test } from 'tap'
import { v7 } from 'uuid'
import { kindNames, streamOf, type Id, type MemberId } from '../../../events/kinds.ts'
import { PostText } from '../../rules/publishing/post-text.ts'
import { roles } from '../../rules/roles.ts'
import { accounts } from '../accounts.ts'
import { bookmarks } from '../bookmarks.ts'
import { comments } from '../comments.ts'
import { flags } from '../flags.ts'
import { moderation } from '../moderation/moderation.ts'
import { publishing, type PostCommand } from '../publishing.ts'
import { reactions } from '../reactions.ts'
import { carriedOut, intent, testNetwork } from '../testing/network.ts'
import { site } from '../testing/stories.ts'
import { openDispatch } from './dispatch.ts'
import { newId } from './ids.ts'
import { followLog, openMemory } from './stream-cache.ts'

// Two API processes over one log: one whose cache follows the log, and another that changes what the first has cached.

const { log, dispatch: elsewhere, member, verify } = await testNetwork(file)
const memory = openMemory({ freshFor: 600_000 })
const here = openDispatch(log, memory)
const stopping = new AbortController()
const followed = new EventEmitter<{ started: []; event: [] }>()
let last = -1n
const following = followLog(memory, log, {
  signal: stopping.signal,
  onError: (error) => file.error(error),
  follower: {
    startsAfter: () => void followed.emit('started'),
    hear(event) {
      last = event.position
      followed.emit('event')
    },
  },
})
file.teardown(async () => {
  stopping.abort()
  await following
})
await once(followed, 'started')

const [ada, chief] = [await member(), await member()]
for (const one of [ada, chief]) await verify(one)
const change = { name: 'changeRole', member: chief, role: roles.administrator } as const
carriedOut(await elsewhere(accounts, change, intent()))

/** Waits until the first process has received what precedes an event that is appended now. */
async function heardAll() {
  const [registered] = await log.read(streamOf(ada))
  const { position } = await log.append(`member-${v7()}`, [{ ...registered!, id: v7() }], 'no_stream')
  while (last < position) await once(followed, 'event')
}

type PostId = Id<'post'>
const send = (command: PostCommand) =>
  elsewhere(publishing, command, intent(chief)).then((outcome) => carriedOut(outcome))
const textOf = (post: PostId, more: object = {}) =>
  PostText.parse({
    title: 'Sleep',
    slug: `s-${post.slice(-9)}`,
    sections: [],
    authors: [],
    byline: 'team',
    ...more,
  })

/** An article that the first process has cached, because a member of it has commented on it. */
async function readArticle(): Promise<PostId> {
  const post = newId('post', v7())
  await send({ name: 'writePost', post, site, text: textOf(post) })
  await send({ name: 'publishPost', post })
  carriedOut(await here(comments, comment(post), intent(ada)))
  return post
}

const comment = (under: PostId) =>
  ({ name: 'createComment', comment: newId('comment', v7()), under, site, body: 'Thank you' }) as const

const decide = async (name: 'lock' | 'hide', item: PostId) =>
  carriedOut(await elsewhere(moderation, { name, item, seenRevision: null }, intent(chief)))
const closings: Record<string, (post: PostId) => Promise<unknown>> = {
  locks: (post) => decide('lock', post),
  'closes for comments': async (post) => {
    await send({ name: 'revisePost', post, basedOn: 0, text: textOf(post, { comments: 'closed' }) })
    await send({ name: 'publishPost', post })
  },
  hides: (post) => decide('hide', post),
  unpublishes: (post) => send({ name: 'unpublishPost', post }),
}

const actions: Record<string, (item: PostId, by: MemberId) => ReturnType<typeof here>> = {
  comment: (item, by) => here(comments, comment(item), intent(by)),
  reaction: (item, by) => here(reactions, { name: 'react', item, kind: 'like' }, intent(by)),
  bookmark: (item, by) => here(bookmarks, { name: 'addBookmark', item }, intent(by)),
  report: (item, by) => here(flags, { name: 'flagContent', item }, intent(by)),
}
/** Closings after which members still see the article, and can do everything but comment on it. */
const takesOnlyNoComments = ['locks', 'closes for comments']

for (const [verb, close] of Object.entries(closings))
  test(`an article that another process ${verb} is closed in this one as soon as the log has reported it`, async (t) => {
    const post = await readArticle()
    await close(post)
    await heardAll()
    for (const [name, act] of Object.entries(actions)) {
      const { ok } = await act(post, ada)
      t.equal(ok, name !== 'comment' && takesOnlyNoComments.includes(verb), name)
    }
  })

test('an event of another process reaches cached streams of every kind, and of categories that are new', async (t) => {
  const [created] = await log.read(streamOf(ada))
  for (const category of [...kindNames(), 'newcapability']) {
    const stream = `${category}-${v7()}` as const
    const events = () => [{ ...created!, id: v7() }]
    await log.append(stream, events(), 'no_stream')
    await memory.load(stream, () => log.read(stream))
    await log.append(stream, events(), 0)
    await heardAll()
    t.not(memory.recall(stream)?.length, 1, category)
  }
})
