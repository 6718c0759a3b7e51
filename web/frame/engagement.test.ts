import { test } from 'tap'
import { engagementOf, labelOf, openingOf } from './engagement.ts'

test('teasers have the labels of the specification', async (t) => {
  const types = ['POST', 'PAGE', 'STORY', 'RECIPE', 'SPONSORED_ARTICLE', 'CAS', 'THREAD']
  t.same(types.map(labelOf), [
    'Recommended Article',
    'Recommended Article',
    'Recommended Story',
    'Recommended Recipe',
    'Sponsored',
    'Featured Collection',
    null,
  ])
})

const on = { features: ['Comments'] }

test('comments are replies in threads, and some types show none', async (t) => {
  t.same(
    [0, 1, 2].map((n) => engagementOf('THREAD', n, on)),
    ['no replies yet', '1 reply', '2 replies'],
  )
  t.same(
    [0, 1, 2].map((n) => engagementOf('STORY', n, on)),
    ['no comments yet', '1 comment', '2 comments'],
  )
  for (const type of ['CAS', 'PAGE', 'SPONSORED_ARTICLE', 'QUIZ']) t.equal(engagementOf(type, 3, on), null)
})

test('a teaser has at most 40 words of a text', async (t) => {
  t.equal(openingOf('One\n two  three'), 'One two three')
  t.equal(openingOf('word '.repeat(40)), 'word '.repeat(40).trim())
  t.equal(openingOf('word '.repeat(41)), `${'word '.repeat(40).trim()}…`)
  t.equal(
    openingOf('膝'.repeat(600)),
    `${'膝'.repeat(498)}…`,
    'and 500 characters in a language without spaces',
  )
})

test('comments are not counted where they are turned off', async (t) => {
  for (const n of [0, 2]) t.equal(engagementOf('THREAD', n, { features: ['Forums'] }), null)
})
