import { test } from 'tap'
import { hostBeside, prefixFor } from './addresses.ts'

test('The name of a community suggests its prefix', (t) => {
  t.equal(prefixFor('Gout Friends'), 'gout-friends')
  t.equal(prefixFor('  2nd Élan & Carers’ Corner! '), 'nd-elan-carers-corner')
  t.equal(prefixFor('痛风'), '')
  t.ok(prefixFor('long '.repeat(20)).length <= 40)
  t.notMatch(prefixFor('abcdefghi '.repeat(10)), /-$/)
  t.end()
})

test('A new community has its host beside another one', (t) => {
  t.equal(hostBeside('lupus.example.org', 'gout'), 'gout.example.org')
  t.equal(hostBeside('lupus.localhost', 'gout'), 'gout.localhost')
  t.equal(hostBeside('127.0.0.1', 'gout'), 'gout.localhost')
  t.equal(hostBeside('lupus.example.org', ''), '')
  t.end()
})
