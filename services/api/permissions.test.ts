import { randomUUID } from 'node:crypto'
import { t as file, test } from 'tap'
import { streamOf, type ContentId, type MemberId, type MessageId } from '../../events/kinds.ts'
import { v7 } from 'uuid'
import { profilePictures } from '../commands/profile-pictures.ts'
import { newId } from '../commands/frame/ids.ts'
import { liveIntent } from '../commands/frame/intent.ts'
import { publishing } from '../commands/publishing.ts'
import { keepUpload } from '../operational/uploads.ts'
import { sqlOver } from '../postgres/sql.ts'
import { PostText } from '../rules/publishing/post-text.ts'
import type { RoleId } from '../rules/roles.ts'
import type { ModerationOperation } from './graphql/__generated__/resolvers.ts'
import { testApi } from './testing/api.ts'
import type { Browser } from './testing/browser.ts'

// Takes every action of moderation as each kind of person, on each type of content, over each way into the API.

const api = await testApi(file)

const written = ['THREAD', 'COMMENT', 'REPLY', 'USER_PROFILE_STATUS', 'USER_PROFILE_STATUS_REPLY'] as const
const content = [...written, 'POST'] as const
const pictured = ['THREAD', 'COMMENT', 'REPLY'] as const
const everything = [...content, 'MESSAGE', 'USER'] as const
type Type = (typeof everything)[number]

const moderators: readonly RoleId[] = [1, 2, 5, 6]
const administrators: readonly RoleId[] = [1, 5, 6]

interface Person {
  name: string
  role: RoleId | null
  verified: boolean
  browser: Browser
}

const person = async (role: RoleId, verified = true): Promise<Person> => ({
  name: verified ? `role ${role}` : 'an unverified member',
  role,
  verified,
  browser: await api.member({ role, verified }),
})
const people: readonly Person[] = [
  { name: 'a visitor', role: null, verified: false, browser: api.visitor() },
  await person(3, false),
  ...(await Promise.all(([1, 2, 3, 4, 5, 6] as const).map((role) => person(role)))),
]
const administrator = await api.member({ role: 1 })

const errorOf = ({ errors }: { errors?: { message: string }[] }) => errors?.[0]?.message ?? null
const LOG_IN = 'Please create an account or log in to continue.'

/** Message that a person gets whose role is not among those that may take an action; null if it is. */
const refusedTo = ({ role }: Person, by: readonly RoleId[]) =>
  role === null ? LOG_IN : by.includes(role) ? null : 'Not authorized'

async function made(browser: Browser, mutation: string, variables: object) {
  const answer = await browser.graphql(mutation, variables)
  return Object.values(answer.data)[0] as Record<
    'conversationId' | 'commentId' | 'replyId' | 'statusId',
    string
  > & {
    thread: { id: string }
  }
}

/** Keeps a picture for an item of a member, as an upload does; returns its id. */
async function pictureOf(member: MemberId) {
  const picture = { image: randomUUID().replaceAll('-', ''), alt: null, color: '#336699' }
  await keepUpload(sqlOver(api.pool), member, { ...picture, width: 800, height: 600 })
  return picture
}

/** One item of each type, by a new member, with pictures; the message is sent to `receiver`. */
async function itemsOf(receiver: MemberId): Promise<Record<Type, string>> {
  const ada = await api.member()
  const { thread } = await made(
    ada,
    `mutation ($picture: ID!) { createThread(title: "Sore knees", body: "Mine hurt.", picture: $picture) {
      thread { id } } }`,
    { picture: (await pictureOf(ada.member)).image },
  )
  const { commentId } = await made(
    ada,
    `mutation ($id: ID!, $picture: ID!) {
      createComment(assocId: $id, assocType: THREAD, body: "Mine too.", picture: $picture) { commentId } }`,
    { id: thread.id, picture: (await pictureOf(ada.member)).image },
  )
  const { replyId } = await made(
    ada,
    `mutation ($id: ID!, $picture: ID!) {
      createReply(commentId: $id, body: "And mine.", picture: $picture) { replyId } }`,
    { id: commentId, picture: (await pictureOf(ada.member)).image },
  )
  const { statusId } = await made(ada, 'mutation { createUserProfileStatus(body: "Rest.") { statusId } }', {})
  const answered = await made(
    ada,
    'mutation ($id: ID!) { createUserProfileStatusReply(statusId: $id, body: "Better.") { replyId } }',
    { id: statusId },
  )
  const { conversationId } = await made(
    ada,
    'mutation ($to: ID!) { createConversation(userId: $to, body: "Hello") { conversationId } }',
    { to: receiver },
  )
  const avatar = await pictureOf(ada.member)
  const command = { name: 'changeProfilePicture', picture: avatar } as const
  await api.tools.dispatch(profilePictures, command, liveIntent(ada.member, null, v7()))
  const found = await ada.graphql(
    'query ($id: ID!) { conversation(id: $id) { messages { edges { node { id } } } } }',
    { id: conversationId },
  )
  const message = found.data.conversation.messages.edges[0].node.id
  const post = newId('post', v7())
  const text = PostText.parse({
    title: 'Sleep',
    slug: `sleep-${post.slice(-6)}`,
    sections: [],
    authors: [],
    byline: 'team',
  })
  for (const command of [
    { name: 'writePost', post, site: api.site, text },
    { name: 'publishPost', post },
  ] as const)
    await api.settle(api.tools.dispatch(publishing, command, liveIntent('system', api.site, v7())))
  return {
    POST: post,
    THREAD: thread.id,
    COMMENT: commentId,
    REPLY: replyId,
    USER_PROFILE_STATUS: statusId,
    USER_PROFILE_STATUS_REPLY: answered.replyId,
    MESSAGE: message,
    USER: ada.member,
  }
}

const given = '($id: ID!, $type: AssocType!)'
const item = 'assocId: $id, assocType: $type'
const decide = `mutation ($id: ID!, $type: AssocType!, $operation: ModerationOperation!, $category: String, $into: ID) {
  moderationContentFlag(${item}, operation: $operation, category: $category, into: $into) { decision { id } } }`
const undo = 'mutation ($id: ID!) { undoDecision(id: $id) { item { state } } }'

/** Decisions: the roles that may take and undo each, and the types on which it is possible (spec §6). */
const decisions: Record<ModerationOperation, { by: readonly RoleId[]; on: readonly Type[] }> = {
  DISMISS: { by: moderators, on: everything },
  WARN: { by: moderators, on: [...written, 'MESSAGE', 'USER'] },
  HIDE: { by: moderators, on: content },
  SPAM: { by: moderators, on: [...written, 'USER'] },
  DELETE: { by: administrators, on: content },
  RESTORE: { by: moderators, on: content },
  LOCK: { by: moderators, on: ['THREAD', 'POST'] },
  PIN: { by: moderators, on: ['THREAD'] },
  MOVE: { by: moderators, on: ['THREAD'] },
  MERGE: { by: administrators, on: ['THREAD'] },
  ALLOW_PICTURE: { by: moderators, on: pictured },
  REMOVE_PICTURE: { by: moderators, on: [...pictured, 'USER'] },
}

/** Other actions on an item that leave it as it is, with the answer that each person gets. */
const actions: readonly {
  name: string
  on: readonly Type[]
  text: string
  answer: (person: Person, type: Type) => string | null
}[] = [
  {
    name: 'report',
    on: everything,
    text: `mutation ${given} { contentFlag(${item}) { pending } }`,
    answer({ role, verified }, type) {
      if (role === null) return LOG_IN
      if (role === 4) return 'Not authorized'
      if (!verified) return 'Verify your account'
      return type === 'MESSAGE' ? 'Content not found' : null
    },
  },
  {
    name: 'withdraw the report of',
    on: everything,
    text: `mutation ${given} { withdrawFlag(${item}) { pending } }`,
    answer({ role, verified }) {
      if (role === null) return LOG_IN
      return role === 4 ? 'Not authorized' : verified ? null : 'Verify your account'
    },
  },
  {
    name: 'write a note about',
    on: [...written, 'MESSAGE', 'USER'],
    text: `mutation ${given} { writeNote(${item}, text: "Seen before.") { pending } }`,
    answer: (person) => refusedTo(person, moderators),
  },
  {
    name: 'claim',
    on: everything,
    text: `mutation ${given} { claimFlagged(${item}) { flaggedId } }`,
    answer: (person) => refusedTo(person, moderators),
  },
  {
    name: 'release',
    on: everything,
    text: `mutation ${given} { releaseFlagged(${item}) { flaggedId } }`,
    answer: (person) => refusedTo(person, moderators),
  },
  {
    name: 'open the page of',
    on: everything,
    text: `query ${given} { contentFlagPage(${item}) { user { id } } }`,
    answer: (person) => refusedTo(person, administrators),
  },
  {
    name: 'read the history of',
    on: content,
    text: `query ${given} { contentHistory(${item}) { entries { action } } }`,
    answer: (person) => refusedTo(person, moderators),
  },
  {
    name: 'read a moment of',
    on: content,
    text: `query ${given} { contentAt(${item}, revision: 0) { body } }`,
    answer: (person) => refusedTo(person, moderators),
  },
  {
    name: 'read the reported',
    on: ['MESSAGE'],
    text: 'mutation ($id: ID!) { readFlaggedMessage(messageId: $id) { body } }',
    answer: (person) => refusedTo(person, moderators),
  },
  {
    name: "withdraw the author's",
    on: content,
    text: `mutation ${given} { withdrawContent(${item}) { pending } }`,
    answer: (person) => refusedTo(person, []),
  },
  {
    name: 'look for threads to merge with',
    on: ['THREAD'],
    text: 'query ($id: ID!) { mergeTargets(id: $id, text: "knees") { id } }',
    answer: (person) => refusedTo(person, administrators),
  },
]

/** Lists of moderation, which concern no item. */
const lists = [
  '{ contentFlags { totalCount } }',
  '{ decisions { edges { cursor } } }',
  '{ appeals { edges { cursor } } }',
  '{ contentRules { siteId } }',
  'query { contentRulesTrial(community: "lupus", rules: {}) { texts } }',
]

const purge = `mutation ${given} { purgeContent(${item}, revision: 0, reason: ABUSE) { purgedId } }`

const bo = await api.member()
const items = await itemsOf(bo.member)
const { THREAD: other } = await itemsOf(bo.member)
for (const type of everything)
  await (type === 'MESSAGE' ? bo : administrator).graphql(
    `mutation ${given} { contentFlag(${item}, reason: SPAM) { pending } }`,
    { id: items[type], type },
  )
await api.happened({
  type: 'CategoryAdded',
  data: { site: api.site, slug: 'diet', name: 'Diet', hasPost: false, indexType: 'posts' },
})

const askedOf = (type: Type) => ({ id: items[type], type })
const variablesOf = (text: string, { id, type }: { id: string; type: Type }) =>
  text.includes('$type') ? { id, type } : { id }
/** Where a decision puts an item: the category of MOVE, and the thread of MERGE. */
const placeOf = (operation: string) => ({
  category: operation === 'MOVE' ? 'diet' : null,
  into: operation === 'MERGE' ? other : null,
})

/** Results of a function for each type of content at the same time, because their items are independent. */
const onEach = (types: readonly Type[], run: (type: Type) => Promise<void>) => Promise.all(types.map(run))

test('each person can read, claim and report exactly what the specification allows, on each type of content', async (t) => {
  await onEach(everything, async (type) => {
    for (const { name, on, text, answer } of actions) {
      if (!on.includes(type)) continue
      for (const person of people) {
        const answered = await person.browser.graphql(text, variablesOf(text, askedOf(type)))
        t.equal(errorOf(answered), answer(person, type), `${person.name}: ${name} ${type}`)
      }
    }
  })
  for (const text of lists)
    for (const person of people)
      t.equal(
        errorOf(await person.browser.graphql(text)),
        refusedTo(person, moderators),
        `${person.name}: ${text}`,
      )
})

test('each person can take and undo exactly the decisions that the specification allows, on each type of content', async (t) => {
  await onEach(everything, async (type) => {
    const { id } = askedOf(type)
    for (const [operation, { by, on }] of Object.entries(decisions)) {
      const asked = { id, type, operation, ...placeOf(operation) }
      const isPossible = on.includes(type)
      for (const person of people) {
        const cell = `${person.name}: ${operation} on ${type}`
        const isHidden = operation === 'RESTORE' && isPossible
        const hidden = isHidden && (await administrator.graphql(decide, { id, type, operation: 'HIDE' })).data
        const answer = await person.browser.graphql(decide, asked)
        const refused = refusedTo(person, by)
        t.equal(errorOf(answer), refused ?? (isPossible ? null : "This decision isn't possible here"), cell)
        if (!isPossible) continue
        const done = refused === null ? answer : await administrator.graphql(decide, asked)
        const decision = done.data.moderationContentFlag.decision.id
        const undone = await person.browser.graphql(undo, { id: decision })
        t.equal(errorOf(undone), refused, `${cell}, undone`)
        if (refused !== null) t.equal(errorOf(await administrator.graphql(undo, { id: decision })), null)
        if (hidden) await administrator.graphql(undo, { id: hidden.moderationContentFlag.decision.id })
      }
    }
  })
})

test('only administrators can purge, and only content', async (t) => {
  await Promise.all(
    people.map(async (person) => {
      const refused = refusedTo(person, administrators)
      const own = refused === null ? await itemsOf(bo.member) : items
      for (const type of everything.toReversed()) {
        const answer = errorOf(await person.browser.graphql(purge, { id: own[type], type }))
        const isContent = content.some((one) => one === type)
        t.match(answer, isContent ? refused : /Content not found/, `${person.name}: PURGE on ${type}`)
      }
    }),
  )
})

/** Number of events in the streams of the items. */
async function lengths() {
  const streams = everything.map((type) => streamOf(items[type] as ContentId | MessageId | MemberId))
  return Promise.all(streams.map(async (stream) => (await api.log.read(stream)).length))
}

/** Error with which a socket answers an operation at once; null if it carries it out. */
async function toldBySocket(client: ReturnType<Browser['socket']>, query: string, variables: object) {
  try {
    for await (const { errors } of client.iterate({ query, variables: { ...variables } }))
      return errors?.[0]?.message ?? null
  } catch (error) {
    return (error as readonly Error[])[0]!.message
  }
  return null
}

test('nobody can take an action over the socket, on which only moderators watch the queue', async (t) => {
  const before = await lengths()
  const only = 'The WebSocket accepts only subscriptions. Send queries and mutations to /api.'
  await Promise.all(
    people.map(async (person) => {
      for (const type of everything) {
        const cells: [string, string, object?][] = [
          ...Object.keys(decisions).map((operation): [string, string, object] => [
            operation,
            decide,
            { operation, ...placeOf(operation) },
          ]),
          ['PURGE', purge],
          ...actions
            .filter(({ on }) => on.includes(type))
            .map(({ name, text }): [string, string] => [name, text]),
        ]
        // As many as a visitor may send over one socket at once.
        for (let from = 0; from < cells.length; from += 9) {
          const client = person.browser.socket()
          const told = async ([name, text, more = {}]: [string, string, object?]) =>
            t.equal(
              await toldBySocket(client, text, { ...variablesOf(text, askedOf(type)), ...more }),
              only,
              `${person.name}: ${name} ${type}`,
            )
          await Promise.all(cells.slice(from, from + 9).map(told))
          await client.dispose()
        }
      }
      const client = person.browser.socket()
      const refused = refusedTo(person, moderators)
      const stands = refused === null && api.subscribed()
      const watched = toldBySocket(client, 'subscription { moderationQueue { flaggedId } }', {})
      if (refused !== null) t.equal(await watched, refused, `${person.name} watches the queue`)
      await stands
      await client.dispose()
    }),
  )
  t.same(await lengths(), before, 'nothing was decided')
})

/** Endpoints of REST that change something, by what happens if a browser sends the same again after a lost answer. */
const sentAgain: Record<string, string> = {
  '/auth/register': 'keyed: the same account',
  '/upload-image': 'keyed: the same picture',
  '/auth/drafts-key': 'repeatable: it answers with the same key',
  '/auth/identity/callback': 'repeatable: a log-in ends the session before',
  '/auth/one-tap': 'repeatable: the account at a provider belongs to one member',
  '/auth/passkeys': 'single: a challenge is used once',
  '/auth/passkeys/begin': 'repeatable: another challenge',
  '/auth/passkeys/challenge': 'repeatable: another challenge',
  '/auth/passkeys/log-in': 'single: a challenge is used once',
  '/auth/passkeys/remove': 'repeatable: the passkey is gone',
  '/auth/request-password-reset': 'repeatable: it asks for a mail once more',
  '/auth/reset-password': 'single: a link is used once',
  '/auth/second-factor': 'single: a code is used once',
  '/auth/second-factor/begin': 'repeatable: another secret takes the place of the first',
  '/auth/second-factor/challenge': 'repeatable: another challenge',
  '/auth/second-factor/confirm': 'single: a code is used once',
  '/auth/second-factor/passkey': 'single: a challenge is used once',
  '/auth/second-factor/prove': 'single: a code is used once',
  '/auth/second-factor/recovery-codes': 'repeatable: other codes take the place of the first',
  '/auth/second-factor/remove': 'single: a code is used once',
  '/auth/unlink-social': 'repeatable: the link is gone',
  '/auth/verify-email': 'repeatable: the account is verified',
  '/consent': 'repeatable: the choice is the same',
  '/consent/form': 'repeatable: the choice is the same',
  '/erasure-receipts/check': 'repeatable: it only reads',
  '/unsubscribe': 'repeatable: the mails have ended',
}

test('moderators get the list of decisions as a file, and no REST route takes an action or makes something twice', async (t) => {
  for (const person of people) {
    const response = await person.browser.request('/api/decisions.csv')
    const refused = refusedTo(person, moderators)
    t.equal(response.status, refused === null ? 200 : 403, person.name)
    if (refused !== null) t.match(await response.json(), { message: refused })
  }
  const above: string[] = []
  const routes = api
    .routes()
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', name = '', methods = ''] = /^([│ ]*)[├└]── (\S+) \((.*)\)/.exec(line) ?? []
      above.splice(indent.length / 4, Infinity, name)
      return /POST|PUT|PATCH|DELETE/.test(methods) ? [above.join('')] : []
    })
  t.same(
    routes.toSorted(),
    ['/api', ...Object.keys(sentAgain).map((path) => `/api${path}`)].toSorted(),
    'for accounts, consent, receipts, own mail and own pictures',
  )
})
