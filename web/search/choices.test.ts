import { test } from 'tap'
import { askedIn, kindsOn, pathFor, searchedOn, variablesOf } from './choices.ts'

test('the address of a search contains its filters and leads back to them', async (t) => {
  const asked = { term: 'sore & stiff', kind: 'replies', time: 'year', isFamily: true }
  const path = pathFor(asked)
  t.equal(path, '/search?s=sore+%26+stiff&kind=replies&time=year&family=1')
  t.strictSame(askedIn(new URL(path, 'http://any').searchParams), asked)
  t.equal(pathFor(asked, { kind: '', time: '', isFamily: false }), '/search?s=sore+%26+stiff')
})

test('unknown filters have no effect, and ages count from the start of the day', async (t) => {
  const asked = askedIn(new URLSearchParams('s=knee&kind=bogus&time=ever'))
  t.strictSame(variablesOf(asked), { text: 'knee', types: null, since: null, family: false })
  const month = { ...asked, time: 'month' }
  t.equal(variablesOf(month, Date.UTC(2026, 1, 1, 13)).since, '2026-01-01T00:00:00.000Z')
})

test('the filters name what the site has, and an empty result what was searched', async (t) => {
  const site = { features: ['Forums', 'Comments'] }
  t.same(
    kindsOn(site).map(([, label]) => label),
    ['Everything', 'Articles', 'Threads', 'Comments'],
  )
  t.same(
    kindsOn({ features: [] }).map(([, label]) => label),
    ['Everything', 'Articles'],
  )
  t.equal(searchedOn(site, ''), 'articles, threads or comments')
  t.equal(searchedOn(site, 'threads'), 'threads')
  t.equal(searchedOn({ features: [] }, ''), 'articles')
  const types = variablesOf(askedIn(new URLSearchParams('s=knee&kind=articles'))).types
  t.ok(types?.some((type) => type === 'POST'))
})
