import { t as file, test } from 'tap'
import { testApi } from '../../testing/api.ts'
import type { Browser } from '../../testing/browser.ts'

const api = await testApi(file)

const decide = `mutation ($id: ID!) { moderationContentFlag(assocId: $id, assocType: THREAD, operation: HIDE, words: "Rude") {
  decision { id } } }`
const appeal = `mutation ($id: ID!, $words: String!) { appealDecision(id: $id, words: $words) { decisionId } }`
const answer = `mutation ($id: ID!, $outcome: AppealOutcome!, $words: String!) {
  answerAppeal(id: $id, outcome: $outcome, words: $words) { decisionId } }`
const messageOf = ({ errors }: { errors?: { message: string }[] }) => errors?.[0]?.message ?? null

/** A thread that a moderator has hidden, and its author. */
async function hidden(moderator: Browser) {
  const ada = await api.member()
  const { id: thread } = (
    await ada.graphql('mutation { createThread(title: "Sore knees", body: "Mine hurt.") { thread { id } } }')
  ).data.createThread.thread
  const { id } = (await moderator.graphql(decide, { id: thread })).data.moderationContentFlag.decision
  const own = async () =>
    (
      await ada.graphql(
        `query ($id: ID!) { user(id: $id) { ownDecisions { edges { node {
          id canAppeal undoneAt appeal { words outcome answer } } } } } }`,
        { id: ada.member },
      )
    ).data.user.ownDecisions.edges[0].node
  const state = async () =>
    (await ada.graphql('query ($id: ID!) { thread(id: $id) { state } }', { id: thread })).data.thread.state
  return { ada, id, own, state }
}

const open = async (browser: Browser): Promise<string[]> => {
  const { appeals } = (await browser.graphql('{ appeals { edges { node { words decision { id } } } } }')).data
  return appeals.edges.map(({ node }: { node: { decision: { id: string } } }) => node.decision.id)
}

test('an appeal goes to moderators other than the one who decided, and its answer to the author', async (t) => {
  const [ruth, sam] = [await api.member({ role: 2 }), await api.member({ role: 2 })]
  const { ada, id, own, state } = await hidden(ruth)
  t.match(await own(), { id, canAppeal: true, appeal: null })
  const words = 'I only described my own knees.'
  t.equal(messageOf(await ada.graphql(appeal, { id, words })), null)
  t.match(await own(), { canAppeal: false, appeal: { words, outcome: null, answer: null } })
  t.equal(
    messageOf(await ada.graphql(appeal, { id, words })),
    'You have already appealed against this decision',
  )
  t.same(await open(ruth), [], 'the moderator who decided does not see it')
  t.same(await open(sam), [id])

  const overturned = { id, outcome: 'OVERTURNED', words: 'You are right.' }
  t.equal(messageOf(await ruth.graphql(answer, overturned)), 'Another moderator answers this appeal')
  t.equal(await state(), 'HIDDEN')
  t.equal(messageOf(await sam.graphql(answer, overturned)), null)
  t.equal(await state(), 'VISIBLE')
  t.match(await own(), {
    canAppeal: false,
    appeal: { words, outcome: 'OVERTURNED', answer: 'You are right.' },
  })
  t.ok((await own()).undoneAt)
  t.same(await open(sam), [])
})

test('a decision that is upheld stands, and is appealed against once', async (t) => {
  const [ruth, sam] = [await api.member({ role: 2 }), await api.member({ role: 1 })]
  const { ada, id, own, state } = await hidden(ruth)
  await ada.graphql(appeal, { id, words: 'Why?' })
  await sam.graphql(answer, { id, outcome: 'UPHELD', words: 'It insults Bo.' })
  t.equal(await state(), 'HIDDEN')
  t.match(await own(), {
    canAppeal: false,
    undoneAt: null,
    appeal: { outcome: 'UPHELD', answer: 'It insults Bo.' },
  })
  t.equal(
    messageOf(await ada.graphql(appeal, { id, words: 'Why?' })),
    'You have already appealed against this decision',
  )
})

test('only moderators read and answer appeals, and only authors appeal', async (t) => {
  const ruth = await api.member({ role: 2 })
  const { ada, id } = await hidden(ruth)
  await ada.graphql(appeal, { id, words: 'Why?' })
  const refusals: [Browser, string][] = [
    [api.visitor(), 'Please create an account or log in to continue.'],
    [await api.member(), 'Not authorized'],
    [await api.member({ verified: false }), 'Not authorized'],
    [await api.member({ role: 4 }), 'Not authorized'],
    [ada, 'Not authorized'],
  ]
  for (const [browser, refused] of refusals) {
    t.equal(messageOf(await browser.graphql('{ appeals { edges { cursor } } }')), refused)
    t.equal(messageOf(await browser.graphql(answer, { id, outcome: 'UPHELD', words: 'So' })), refused)
    if (browser === ada) continue
    const expected = refused === 'Not authorized' ? 'Decision not found' : refused
    t.equal(messageOf(await browser.graphql(appeal, { id, words: 'Why?' })), expected)
  }
})

test('everybody reads how often a community reports, decides and appeals, and how fast reports are answered', async (t) => {
  const [bo, ruth, sam] = [await api.member(), await api.member({ role: 2 }), await api.member({ role: 2 })]
  const numbers = async () =>
    (
      await api.visitor().graphql(`{ transparency {
        reports decisions { operation count undone } purges appeals upheld overturned medianHours } }`)
    ).data.transparency
  const hides = async () =>
    (await numbers()).decisions.find(({ operation }: { operation: string }) => operation === 'HIDE')
  const { id: shown } = (
    await bo.graphql('mutation { createThread(title: "Sore feet", body: "Both.") { thread { id } } }')
  ).data.createThread.thread
  const [before, hidesBefore] = [await numbers(), (await hides()) ?? { count: 0, undone: 0 }]
  await sam.graphql(`mutation { contentFlag(assocId: "${shown}", assocType: THREAD) { pending } }`)
  t.match(await numbers(), { ...before, reports: before.reports + 1 }, 'an open report has no time yet')
  await ruth.graphql(decide, { id: shown })
  const { ada, id } = await hidden(ruth)
  await ada.graphql(appeal, { id, words: 'Why?' })
  await sam.graphql(answer, { id, outcome: 'OVERTURNED', words: 'You are right.' })
  const after = await numbers()
  t.match(after, {
    appeals: before.appeals + 1,
    overturned: before.overturned + 1,
    upheld: before.upheld,
    purges: 0,
  })
  t.same(await hides(), {
    operation: 'HIDE',
    count: hidesBefore.count + 2,
    undone: hidesBefore.undone + 1,
  })
  t.ok(after.medianHours > 0 && after.medianHours < 1)
})
