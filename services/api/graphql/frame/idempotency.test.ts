import { t as file, test } from 'tap'
import { v7 } from 'uuid'
import { testApi } from '../../testing/api.ts'
import { makeSchema } from '../schema.ts'
import type { GraphContext } from './context.ts'
import { creates } from './directives.ts'
import { madeId } from './mutate.ts'

const api = await testApi(file)
const [ada, bo, admin, analyst] = [
  await api.member(),
  await api.member(),
  await api.member({ role: 1 }),
  await api.member({ analyst: true }),
]

/** Sends a mutation and returns its data. */
async function done(who: typeof ada, text: string) {
  const { data, errors } = await who.graphql(`mutation { ${text} }`)
  if (errors) throw new Error(errors[0].message)
  return data
}
const { id: thread } = (await done(ada, 'createThread(title: "Knees", body: "Sore") { thread { id } }'))
  .createThread.thread
const comment = (
  await done(
    ada,
    `createComment(assocId: "${thread}", assocType: THREAD, body: "Oh") { commentEdge { node { id } } }`,
  )
).createComment.commentEdge.node.id
const status = (await done(ada, 'createUserProfileStatus(body: "Well") { statusId }')).createUserProfileStatus
  .statusId
const conversation = (
  await done(ada, `createConversation(userId: "${bo.member}", body: "Hi") { conversationId }`)
).createConversation.conversationId

/** Every mutation that makes something new, with its arguments for a text, and who may send it. */
const creating: Record<string, { arguments: (text: string) => string; by?: typeof ada }> = {
  createThread: { arguments: (text) => `title: "${text}", body: "Sore"` },
  createComment: { arguments: (text) => `assocId: "${thread}", assocType: THREAD, body: "${text}"` },
  createReply: { arguments: (text) => `commentId: "${comment}", body: "${text}"` },
  createUserProfileStatus: { arguments: (text) => `body: "${text}"` },
  createUserProfileStatusReply: { arguments: (text) => `statusId: "${status}", body: "${text}"` },
  sendMessage: { arguments: (text) => `conversationId: "${conversation}", body: "${text}"` },
  askQuestion: {
    arguments: (text) => `title: "${text}", events: ["ReactionChosen"], groupBy: ["week"], measure: "events"`,
    by: analyst,
  },
  writePost: { arguments: (text) => `type: POST, post: { title: "${text}", sections: [] }`, by: admin },
  writeNote: { arguments: (text) => `assocId: "${thread}", assocType: THREAD, text: "${text}"`, by: admin },
  createConversation: { arguments: (text) => `userId: "${bo.member}", body: "${text}"` },
  giveAward: {
    arguments: (text) =>
      `userId: "${bo.member}", name: "${text}", year: 2026, status: WINNER, earnedAt: "2026-11-23", reason: "Helps"`,
    by: admin,
  },
  setSocialSites: {
    arguments: (text) => `sites: [{ platform: TIKTOK, handle: "${text.toLowerCase()}_walks" }]`,
  },
  createSite: {
    arguments: (text) =>
      `name: "${text}", prefix: "${text.toLowerCase()}", host: "${text.toLowerCase()}.example.org", description: "", accent: "#336699", purpose: "forum"`,
    by: admin,
  },
}

for (const [name, { arguments: given, by = ada }] of Object.entries(creating))
  test(`${name} with a used idempotency key is answered as before, or is a conflict if it has other content`, async (t) => {
    const key = { 'idempotency-key': v7() }
    const send = (text: string) => by.graphql(`mutation { ${name}(${given(text)}) { position } }`, {}, key)
    const first = await send('One')
    t.match(first, { errors: undefined, data: { [name]: { position: String } } })
    t.same(await send('One'), first)
    t.match((await send('Two')).errors, [
      {
        message: 'This was sent before with other content. Send it with an idempotency key of its own.',
        extensions: { code: 'CONFLICT' },
      },
    ])
    t.same(await send('One'), first)
  })

const mutations = makeSchema().getMutationType()!.getFields()
const marked = Object.values(mutations)
  .filter(creates)
  .map(({ name }) => name)

test('each mutation that the schema marks with @creates is tested for its idempotency key', async (t) =>
  t.same(marked.toSorted(), Object.keys(creating).toSorted()))

test('an id of something new is only made in a mutation that is marked with @creates', async (t) => {
  const context = { idempotencyKey: v7(), viewer: { id: ada.member } } as unknown as GraphContext
  const field = (fieldName: string) => ({
    fieldName,
    parentType: makeSchema().getMutationType()!,
    path: { prev: undefined, key: fieldName, typename: 'Mutation' },
    fieldNodes: [],
    variableValues: {},
  })
  t.match(madeId('comment', context, field('createComment')), /^comment_/)
  t.throws(() => madeId('comment', context, field('updateComment')), /mark it with @creates/)
})
