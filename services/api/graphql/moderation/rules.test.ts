import { t as file, test } from 'tap'
import { v7 } from 'uuid'
import { testApi } from '../../testing/api.ts'

const api = await testApi(file)
const [ada, bo] = [await api.member(), await api.member()]
const [moderator, admin] = [await api.member({ role: 2 }), await api.member({ role: 1 })]
const [{ prefix }] = (await ada.graphql('{ siteSummaries { prefix } }')).data.siteSummaries
const trial = `query ($rules: JSON!) { contentRulesTrial(community: "${prefix}", rules: $rules) {
  since until texts held { rule texts } examples { rule item { id } } } }`
const rules = `{ contentRules(community: "${prefix}") { siteId rules } }`
const queue =
  '{ contentFlags { totalCount edges { node { assocId flagCount operations author: item { state heldBy } } } } }'
const decide = `mutation ($id: ID!, $operation: ModerationOperation!) {
  moderationContentFlag(assocId: $id, assocType: THREAD, operation: $operation) { item { state } decision { id } } }`
const shown = 'query ($id: ID!) { thread(id: $id) { body state heldBy } }'

const choose = (value: object, by: typeof ada = admin) =>
  by.graphql(
    `mutation ($id: ID!, $value: JSON) {
      changeSiteSetting(siteId: $id, setting: "content_rules", value: $value) { pending } }`,
    { id: api.site, value },
  )

async function createThread(body: string, by: typeof ada = ada) {
  const made = await by.graphql(
    `mutation ($body: String!) { createThread(title: "Sore knees", body: $body) { thread { id state heldBy } } }`,
    { body },
  )
  return made.data.createThread.thread
}

test('a held text is seen by its author and moderators only, with the rule, until a moderator publishes it', async (t) => {
  await choose({ words: { on: true, phrases: ['miracle pills'] } })
  const held = { state: 'HELD', heldBy: 'WORDS' }
  const thread = await createThread('I sell Miracle-Pills.')
  const { id } = thread
  t.match(thread, held)
  const seen = async (by: typeof ada) => (await by.graphql(shown, { id })).data?.thread ?? null
  t.match(await seen(ada), held)
  t.match(await seen(moderator), held)
  t.equal(await seen(bo), null)
  const listed = await bo.graphql('{ threads { edges { node { id } } } }')
  t.notMatch(JSON.stringify(listed), id)
  t.match((await moderator.graphql(queue)).data.contentFlags, {
    totalCount: 1,
    edges: [{ node: { assocId: id, flagCount: 0, author: held } }],
  })

  const [{ node }] = (await moderator.graphql(queue)).data.contentFlags.edges
  t.same([node.operations.includes('RESTORE'), node.operations.includes('DISMISS')], [true, false])
  const published = await moderator.graphql(decide, { id, operation: 'RESTORE' })
  t.match(published.data.moderationContentFlag.item, { state: 'VISIBLE' })
  t.match(await seen(bo), { state: 'VISIBLE', heldBy: null })
  t.equal((await moderator.graphql(queue)).data.contentFlags.totalCount, 0)
  const undone = await moderator.graphql('mutation ($id: ID!) { undoDecision(id: $id) { item { state } } }', {
    id: published.data.moderationContentFlag.decision.id,
  })
  t.match(undone.data.undoDecision.item, { state: 'HELD' })
  t.equal(await seen(bo), null)
  t.equal((await moderator.graphql(queue)).data.contentFlags.totalCount, 1)
  await moderator.graphql(decide, { id, operation: 'SPAM' })
  t.equal((await moderator.graphql(queue)).data.contentFlags.totalCount, 0)
})

test('a visible text that its author edits is held, and shown again after an edit without the words', async (t) => {
  await choose({ words: { on: true, phrases: ['miracle'] } })
  const { id } = await createThread('Mine hurt.')
  const edit = (body: string) =>
    ada.graphql(
      `mutation ($id: ID!, $body: String!) {
        updateThread(threadId: $id, title: "Sore knees", body: $body) { thread { state } } }`,
      { id, body },
    )
  t.match(await edit('A miracle!'), { data: { updateThread: { thread: { state: 'HELD' } } } })
  t.equal((await bo.graphql(shown, { id })).data?.thread ?? null, null)
  t.match(await edit('Rest helps.'), { data: { updateThread: { thread: { state: 'VISIBLE' } } } })
  t.match((await bo.graphql(shown, { id })).data.thread, { body: 'Rest helps.' })
})

const commentOn = `mutation ($id: ID!, $body: String!) { createComment(assocId: $id, assocType: THREAD, body: $body) {
  commentEdge { node { state heldBy } } } }`

test('comments beyond the rate of a site are held, also of several at once, and are not counted', async (t) => {
  await choose({ rate: { on: true, texts: 2, minutes: 60 } })
  const cy = await api.member()
  const { id } = await createThread('How do you rest?', moderator)
  const comment = async (body: string) => {
    const made = await cy.graphql(commentOn, { id, body })
    return made.data.createComment.commentEdge.node
  }
  t.match(await comment('With tea.'), { state: 'VISIBLE' })
  t.match(await comment('With a book.'), { state: 'VISIBLE' })
  t.match(await comment('With music.'), { state: 'HELD', heldBy: 'RATE' })

  const dee = await api.member()
  await choose({ rate: { on: true, texts: 1, minutes: 60 } })
  const answers = await Promise.all(
    ['One.', 'Two.', 'Three.'].map((body) => dee.graphql(commentOn, { id, body })),
  )
  const states = answers.map(({ data, errors }) =>
    errors ? errors[0].extensions.code : data.createComment.commentEdge.node.state,
  )
  t.equal(states.filter((state) => state === 'VISIBLE').length, 1, `of texts at once: ${states.join()}`)
  t.same(
    states.filter((state) => !['VISIBLE', 'HELD', 'CONFLICT'].includes(state)),
    [],
  )
  const thread = 'query ($id: ID!) { thread(id: $id) { commentCount comments { edges { node { id } } } } }'
  const { commentCount, comments } = (await bo.graphql(thread, { id })).data.thread
  t.same([commentCount, comments.edges.length], [3, 3])

  const eli = await api.member()
  const key = { 'idempotency-key': v7() }
  const threadToo = 'mutation { createThread(title: "Rest", body: "Do you?") { thread { state } } }'
  const [commented, started] = await Promise.all([
    eli.graphql(commentOn, { id, body: 'Not at all.' }, key),
    eli.graphql(threadToo, {}, key),
  ])
  const both = [
    commented.data?.createComment?.commentEdge?.node.state,
    started.data?.createThread?.thread.state,
  ]
  t.equal(both.filter((state) => state === 'VISIBLE').length, 1, `of two kinds with one key: ${both.join()}`)
})

test('rules are tried on the 30 days before the newest text, which changes nothing that members see', async (t) => {
  await choose({})
  const eve = await api.member()
  const spam = 'Read https://spam.example/now for the best diet of all.'
  const ids = [(await createThread(spam, eve)).id, (await createThread(spam, eve)).id]
  await createThread('Rest helps.', eve)
  const { length } = await api.log.read(`thread-${ids[0].slice('thread_'.length)}`)
  const found = await moderator.graphql(trial, {
    rules: { words: { on: true, phrases: ['best diet'] }, links: { on: true }, repeats: { on: true } },
  })
  const { contentRulesTrial: tried } = found.data
  t.same(tried.held, [{ rule: 'WORDS', texts: 2 }])
  t.same(
    tried.examples.map(({ item }: { item: { id: string } }) => item.id),
    ids.toReversed(),
  )
  t.equal(Date.parse(tried.until) - Date.parse(tried.since), 30 * 86_400_000)
  const { data } = await moderator.graphql(trial, { rules: { links: { on: true }, repeats: { on: true } } })
  t.same(data.contentRulesTrial.held, [{ rule: 'LINKS', texts: 2 }])
  const repeated = await moderator.graphql(trial, { rules: { repeats: { on: true } } })
  t.match(repeated.data.contentRulesTrial, { held: [{ rule: 'REPEATS', texts: 1 }], examples: [{}] })
  await eve.graphql(
    `mutation ($id: ID!) { updateThread(threadId: $id, title: "Sore knees", body: "Tea.") { pending } }`,
    { id: ids[0] },
  )
  const edited = await moderator.graphql(trial, { rules: { words: { on: true, phrases: ['best diet'] } } })
  t.same(edited.data.contentRulesTrial.held, [{ rule: 'WORDS', texts: 2 }], 'as the texts were posted')
  for (const id of ids) t.match((await bo.graphql(shown, { id })).data.thread, { state: 'VISIBLE' })
  t.equal((await api.log.read(`thread-${ids[0].slice('thread_'.length)}`)).length, length + 1, 'the edit')
})

test('only moderators read and try the rules of a community, and only administrators choose them', async (t) => {
  const value = { words: { on: true, phrases: ['secret word'] } }
  await choose(value)
  for (const by of [ada, api.visitor()]) {
    t.ok((await by.graphql(rules)).errors)
    t.ok((await by.graphql(trial, { rules: {} })).errors)
    const all = await by.graphql('{ site { settings { data_layer } dataLayer } }')
    t.notMatch(JSON.stringify(all), 'secret word')
  }
  t.match((await moderator.graphql(rules)).data.contentRules, { siteId: api.site, rules: value })
  t.match((await choose({}, moderator)).errors, [{ message: 'Not authorized' }])
  t.match((await moderator.graphql(trial, { rules: { links: { days: 0 } } })).errors, [
    { message: /from 1 to 365/ },
  ])
  t.match((await choose({ words: { on: true, phrases: ['!'] } })).errors, [{ message: /letters or digits/ }])
})
