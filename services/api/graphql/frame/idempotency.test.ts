import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { t as file, test } from 'tap'
import { v7 } from 'uuid'
import { testApi } from '../../testing/api.ts'

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
  createSite: {
    arguments: (text) =>
      `name: "${text}", prefix: "${text.toLowerCase()}", host: "${text.toLowerCase()}.example.org", description: "", accent: "#336699"`,
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

test('each mutation that makes an id is tested for its idempotency key', async (t) => {
  const folder = join(import.meta.dirname, '..')
  const making: string[] = []
  for await (const path of glob('*/resolvers.ts', { cwd: folder })) {
    const parts = (await readFile(join(folder, path), 'utf8')).split('madeId(')
    const methods = parts
      .slice(0, -1)
      .map((before) => [...before.matchAll(/^ {4}async (\w+)\(/gm)].at(-1)?.[1])
    making.push(...methods.map((name) => name ?? path))
  }
  t.ok(making.length > 0)
  for (const name of making) t.ok(name in creating, name)
})
