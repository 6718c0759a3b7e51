import { test } from 'tap'
import { FlagReason } from '../../../events/moderation.ts'
import { bySeverity, rankOf, severityOf } from './severity.ts'

test('Danger is the most severe reason of a report, then private information; each reason has its place', async (t) => {
  t.same(bySeverity.slice(0, 2), ['danger', 'privacy'])
  t.same(new Set(bySeverity), new Set(FlagReason.options))
})

test('The most severe reason of an item counts, however many others there are', async (t) => {
  t.equal(severityOf(['spam', null, 'danger', 'spam']), severityOf(['danger']))
  t.ok(severityOf(['danger', 'privacy']) < severityOf(['privacy', 'misinformation']))
  t.equal(severityOf([]), bySeverity.length)
  t.equal(severityOf([null]), bySeverity.length)
})

test('What harms nobody waits in one row: spam, other reasons, held texts and pictures', async (t) => {
  t.equal(
    new Set([['spam'], ['other'], [null], []].map((reasons) => rankOf(severityOf(reasons as [])))).size,
    1,
  )
  t.ok(rankOf(severityOf(['harassment'])) < rankOf(severityOf(['spam'])))
})
