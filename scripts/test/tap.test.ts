import { test } from 'tap'
import { closing, inWords } from './outcome.ts'
import { readTap } from './tap.ts'

const output = `TAP version 14
# Subtest: a message arrives
    ok 1 - should be equal
    # Subtest: over Redis
        1..0 # there is no Redis
    ok 2 - over Redis # SKIP there is no Redis
    1..2
ok 1 - a message arrives
# Subtest: a message is shown once
    # Subtest: after a cut
        not ok 1 - should be equal
          ---
          diff: |
            -1
            +2
          ...
        1..1
    not ok 1 - after a cut
    1..1
not ok 2 - a message is shown once
ok 3 - over Docker # SKIP there is no Docker
ok 4 - with a picture # TODO pictures come later
1..4
`

test('a test with subtests counts as one test; skipped subtests are counted too', async (t) => {
  const outcome = readTap('a.test.ts', output)
  t.equal(inWords(outcome), '1 passed, 1 failed, 3 skipped')
  t.match(outcome.failed[0], {
    test: 'a.test.ts > a message is shown once',
    details: /after a cut > should be equal\n-1\n\+2/,
  })
  t.strictSame(closing(outcome), [
    'skipped, because there is no Redis:',
    '  a.test.ts > a message arrives > over Redis',
    'skipped, because there is no Docker:',
    '  a.test.ts > over Docker',
    'skipped, because it is to do: pictures come later:',
    '  a.test.ts > with a picture',
    'failed:',
    '  a.test.ts > a message is shown once',
    '    a message is shown once > after a cut > should be equal',
    '    -1',
    '    +2',
  ])
})

test('a failure whose values contain a BigInt is shown', async (t) => {
  const failure = 'TAP version 14\nnot ok 1 - position\n  ---\n  last: !bigint "7"\n  ...\n1..1\n'
  t.match(readTap('a.test.ts', failure).failed[0]?.details, /"last": "7"/)
})

test('a test file fails if it reports fewer tests than planned', async (t) => {
  const outcome = readTap('a.test.ts', 'TAP version 14\nok 1 - first\n1..2\n')
  t.equal(outcome.failed.length, 1)
})

test('a test file counts as skipped only if its output contains a reason', async (t) => {
  t.equal(
    inWords(readTap('a.test.ts', 'TAP version 14\n1..0 # there is no data\n')),
    '0 passed, 0 failed, 1 skipped',
  )
  t.equal(inWords(readTap('a.test.ts', 'TAP version 14\n1..0\n')), '0 passed, 0 failed, 0 skipped')
  t.equal(inWords(readTap('a.test.ts', 'no TAP at all\n')), '0 passed, 0 failed, 0 skipped')
})
