import { test } from 'tap'
import fc from 'fast-check'
import { contentRuleNames } from './names.ts'
import { ContentRules, heldBy, longestLookback, type Posting } from './rules.ts'
import { hasLink, hasPhrase } from './texts.ts'

const now = Date.parse('2026-11-01T12:00:00Z')
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
const posting = (given: Partial<Posting> = {}): Posting => ({
  text: 'My knees hurt in the morning.',
  at: now,
  registeredAt: now - 400 * day,
  recent: [],
  ...given,
})
const rules = (given: object) => ContentRules.parse(given)

test('no rule holds a text unless it is switched on', async (t) => {
  const spam = posting({
    text: 'Buy miracle pills at https://pills.example now, they help everybody!',
    registeredAt: now,
    recent: Array.from({ length: 50 }, () => ({
      text: 'Buy miracle pills at https://pills.example now, they help everybody!',
      at: now - minute,
    })),
  })
  t.equal(heldBy(spam, rules({})), null)
  const words = { on: true, phrases: ['miracle'] }
  const all = { words, links: { on: true }, rate: { on: true }, repeats: { on: true } }
  for (const name of contentRuleNames) t.equal(heldBy(spam, rules({ [name]: all[name] })), name)
  t.equal(heldBy(spam, rules(all)), 'words', 'the first one in the table is named')
})

test('a word is found in any spelling with accents, case and punctuation, but not within another word', async (t) => {
  const found = [
    'MIRACLE pills',
    'a “miracle”!',
    '**mir**acle',
    'mi\u200bracle',
    'Miráclé',
    'x\n<b>miracle</b>y',
    'ｍｉｒａｃｌｅ',
  ]
  for (const text of found) t.ok(hasPhrase(text, ['other', 'Miracle']), text)
  for (const text of ['miracles', 'antimiracle', '', '<i title="miracle">'])
    t.notOk(hasPhrase(text, ['miracle']), text)
  t.ok(hasPhrase('Please send   MONEY, now', ['send money']))
  t.notOk(hasPhrase('money to send', ['send money']))
})

test('links and names of hosts are recognised, but not e-mail addresses or sentences without a space', async (t) => {
  const links = [
    'http://a.b',
    'HTTPS://EXAMPLE.ORG',
    'see www.pills',
    'pills.example.com!',
    '<a href="https://x.y">here</a>',
    'bit.ly/x',
  ]
  for (const text of links) t.ok(hasLink(text), text)
  for (const text of ['me@example.com', 'It hurts.Then it stops', '1.5 mg', 'e.g. this', '...com'])
    t.notOk(hasLink(text), text)
})

test('the link rule holds texts of members who registered within its days, and of nobody else', async (t) => {
  const links = rules({ links: { on: true, days: 3 } })
  const text = 'Read https://example.org'
  t.equal(heldBy(posting({ text, registeredAt: now - 3 * day + 1 }), links), 'links')
  t.equal(heldBy(posting({ text, registeredAt: now - 3 * day }), links), null)
  t.equal(heldBy(posting({ text, registeredAt: null }), links), null)
  t.equal(heldBy(posting({ registeredAt: now }), links), null, 'without a link')
})

test('the rate rule lets a member post the given number of texts within its minutes', async (t) => {
  const rate = rules({ rate: { on: true, texts: 3, minutes: 10 } })
  const posted = (...ages: number[]) =>
    posting({ recent: ages.map((age) => ({ text: 'x', at: now - age * minute })) })
  t.equal(heldBy(posted(1, 2), rate), null)
  t.equal(heldBy(posted(1, 2, 9), rate), 'rate')
  t.equal(heldBy(posted(1, 2, 10), rate), null)
})

test('the rule for repeated texts ignores short texts, other hours, and differences of case and punctuation', async (t) => {
  const repeats = rules({ repeats: { on: true, hours: 2 } })
  const text = 'Try my new diet, it works wonders!'
  const before = (text: string, age = hour) => [{ text, at: now - age }]
  t.equal(heldBy(posting({ text, recent: before('try my NEW diet it works wonders') }), repeats), 'repeats')
  t.equal(heldBy(posting({ text, recent: before(text, 2 * hour) }), repeats), null)
  t.equal(heldBy(posting({ text, recent: before(`${text} Really.`) }), repeats), null)
  t.equal(heldBy(posting({ text: 'Thank you!', recent: before('Thank you!') }), repeats), null)
})

test('the longest lookback is that of the rules that are on', async (t) => {
  t.equal(longestLookback(rules({})), 0)
  t.equal(longestLookback(rules({ words: { on: true }, rate: { on: false } })), 0)
  t.equal(
    longestLookback(rules({ rate: { on: true, minutes: 5 }, repeats: { on: true, hours: 2 } })),
    2 * hour,
  )
})

test('invalid rules are rejected with a sentence for the form', async (t) => {
  const problem = (given: object) => ContentRules.safeParse(given).error?.issues[0]?.message
  t.match(problem({ words: { phrases: ['!!!'] } }), /letters or digits/)
  t.match(problem({ words: { phrases: Array.from({ length: 201 }, () => 'x') } }), /Maximum 200/)
  t.match(problem({ links: { days: 0 } }), /from 1 to 365/)
  t.match(problem({ rate: { minutes: 1.5 } }), /whole number/)
})

test('a text of any characters is examined in time that grows with its length', async (t) => {
  const unit = fc.constantFrom('a', '-', '.', '@', ' ', '<', 'com', 'a.', 'www', '\u0301')
  await fc.assert(
    fc.asyncProperty(fc.array(unit, { maxLength: 4 }), async (units) => {
      const text = units
        .join('')
        .repeat(10_000 / Math.max(1, units.length))
        .slice(0, 10_000)
      const before = process.cpuUsage().user
      hasLink(text)
      hasPhrase(text, ['a.com'])
      t.ok(process.cpuUsage().user - before < 500_000, JSON.stringify(units))
    }),
    { numRuns: 200 },
  )
})
