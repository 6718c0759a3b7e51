import { t as file, test } from 'tap'
import { testApi } from '../../testing/api.ts'

const api = await testApi(file)
const [author, moderator] = [await api.member(), await api.member({ role: 1 })]

async function ask(browser: Pick<typeof author, 'graphql'>, query: string, variables: object) {
  const { data, errors } = await browser.graphql(query, variables)
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}

async function startThread(...bodies: string[]): Promise<string> {
  const [body, ...edits] = bodies
  const made = `mutation ($body: String!) { createThread(title: "Words", body: $body) { thread { id } } }`
  const { createThread } = await ask(author, made, { body })
  for (const text of edits) await edit(createThread.thread.id, text)
  return createThread.thread.id
}
const edit = (id: string, body: string) =>
  ask(
    author,
    `mutation ($id: ID!, $body: String!) { updateThread(threadId: $id, title: "Words", body: $body) { pending } }`,
    { id, body },
  )
async function decide(id: string, operation: string): Promise<string> {
  const { thread } = await ask(moderator, `query ($id: ID!) { thread(id: $id) { revision } }`, { id })
  const mutation = `mutation ($id: ID!, $operation: ModerationOperation!, $revision: Int!) {
    moderationContentFlag(assocId: $id, assocType: THREAD, operation: $operation, revision: $revision) { decision { id } } }`
  const data = await ask(moderator, mutation, { id, operation, revision: thread.revision })
  return data.moderationContentFlag.decision.id
}
async function shown(id: string, browser: Pick<typeof author, 'graphql'> = api.visitor()): Promise<string[]> {
  const query = `query ($id: ID!) { contentVersions(assocId: $id, assocType: THREAD) { body } }`
  const { contentVersions } = await ask(browser, query, { id })
  return contentVersions.map(({ body }: { body: string }) => body)
}

test('every reader can see the texts that an edited item had', async (t) => {
  t.same(await shown(await startThread('One.', 'Two.', 'Three.')), ['One.', 'Two.', 'Three.'])
})

test('texts that were hidden by a moderator never show, unless the decision is undone', async (t) => {
  const id = await startThread('Buy my tea.', 'Buy my good tea.')
  const decision = await decide(id, 'HIDE')
  t.same(await shown(id, author), [], 'nor to the author while the item is hidden')
  await t.rejects(shown(id), /not found/i)
  await edit(id, 'I drink tea.')
  t.same(await shown(id), ['I drink tea.'])
  t.same(await shown(id, moderator), ['I drink tea.'])

  const other = await startThread('One.', 'Two.')
  const mistaken = await decide(other, 'HIDE')
  await ask(moderator, `mutation ($id: ID!) { undoDecision(id: $id) { pending } }`, { id: mistaken })
  t.same(await shown(other), ['One.', 'Two.'])
  t.not(mistaken, decision)
})

test('texts that a rule of the community held never show, unless a moderator published them', async (t) => {
  const chosen = `mutation ($id: ID!, $value: JSON) {
    changeSiteSetting(siteId: $id, setting: "content_rules", value: $value) { pending } }`
  const choose = (value: object) => ask(moderator, chosen, { id: api.site, value })
  await choose({ words: { on: true, phrases: ['0700 900461'] } })
  const id = await startThread('Hello.', 'Call 0700 900461.', 'Call me.')
  t.same(await shown(id), ['Hello.', 'Call me.'])

  const published = await startThread('Hello.', 'My number: 0700 900461.')
  const decision = await decide(published, 'RESTORE')
  t.same(await shown(published), ['Hello.', 'My number: 0700 900461.'])
  await ask(moderator, `mutation ($id: ID!) { undoDecision(id: $id) { pending } }`, { id: decision })
  await edit(published, 'Hello again.')
  t.same(await shown(published), ['Hello.', 'Hello again.'])
  await choose({})
})

test('an author who takes back an item takes back its earlier texts', async (t) => {
  const id = await startThread('My son Ben is ill.', 'My son is ill.')
  const item = `(assocId: $id, assocType: THREAD) { pending } }`
  await ask(author, `mutation ($id: ID!) { withdrawContent${item}`, { id })
  t.same(await shown(id), [])
  await ask(author, `mutation ($id: ID!) { restoreContent${item}`, { id })
  t.same(await shown(id), ['My son is ill.'])
})
