import { test } from 'tap'
import { check } from '../check.ts'
import { defaultWording, partsOf, Wording, wordingOf } from './wording.ts'

test('the default registration wording is the same as in its first release', async (t) => {
  t.same(defaultWording, {
    version: 0,
    language: 'en',
    sentence:
      'By signing up you agree to the {terms} and confirm that you have read the {privacy}. One account serves all communities of this network.',
    terms: { title: 'Terms of Use', url: '/terms-of-use' },
    privacy: { title: 'Privacy Notice', url: '/privacy-notice' },
  })
  t.same(wordingOf(null), defaultWording)
  t.same(wordingOf({ version: 3 }), defaultWording)
  t.match(wordingOf({ ...defaultWording, version: 3 }), { version: 3 })
})

test('a registration wording must contain each of its two links once, with safe addresses', async (t) => {
  const { version: _, ...wording } = defaultWording
  const problem = (change: object) => check(Wording, { ...wording, ...change }).problem
  t.equal(problem({}), null)
  t.match(problem({ sentence: 'You agree to the {terms}.' }), /\{privacy\}/)
  t.match(problem({ sentence: '{terms} {terms} {privacy}' }), /once each/)
  t.match(problem({ language: 'English' }), /such as en/)
  t.match(problem({ terms: { title: 'Terms', url: 'javascript:alert(1)' } }), /https/)
  t.match(problem({ terms: { title: 'Terms', url: '//evil.example' } }), /https/)
})

test('a registration wording is split into plain texts and links', async (t) => {
  t.same(partsOf('Read {privacy} and {terms}.'), [
    { text: 'Read ' },
    { link: 'privacy' },
    { text: ' and ' },
    { link: 'terms' },
    { text: '.' },
  ])
})
