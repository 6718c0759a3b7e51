import { test } from 'tap'
import { coverSvg } from './cover.ts'
import { logoBackground } from './logo.ts'

test('The drawn cover of a community has its color, and each community has another one', (t) => {
  const [lupus, gout] = ['lupus', 'gout'].map((prefix) => coverSvg({ prefix, accent: '#1f6f78' }))
  t.ok(lupus?.includes(logoBackground({ accent: '#1f6f78' })))
  t.not(lupus, gout)
  t.notMatch(lupus, /NaN|undefined/)
  t.equal(coverSvg({ prefix: 'lupus', accent: '#1f6f78' }), lupus, 'always the same')
  t.end()
})
