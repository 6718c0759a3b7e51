import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { test } from 'tap'
import { openLocal } from '../../operational/allowances/local.ts'
import { inWords, openLimiter } from './limiter.ts'
import { limits, type Limit } from './limits.ts'

function opened() {
  const limiter = openLimiter({ allowances: openLocal(), secret: randomBytes(32) })
  limiter.close()
  return limiter
}

test('new members reach a rate limit after fewer actions than others', async (t) => {
  const limiter = opened()
  const given = async (who: string, isNew: boolean) => {
    for (let count = 0; ; count++) if ((await limiter.grant('threads', who, { isNew })) > 0) return count
  }
  t.equal(await given('ada', true), 6)
  t.equal(await given('bo', false), 15)
})

test('resetting the rate limit of one member does not affect other members', async (t) => {
  const limiter = opened()
  for (let time = 1; time <= 6; time++) for (const who of ['ada', 'bo']) await limiter.take('passwords', who)
  t.ok((await limiter.take('passwords', 'ada')) > 0)
  await limiter.restore('passwords', 'ada')
  t.equal(await limiter.take('passwords', 'ada'), 0)
  t.ok((await limiter.take('passwords', 'bo')) > 0)
})

test('the time until a rate limit allows the next action is expressed in words', async (t) => {
  const known = { 1: 'a second', 40: '40 seconds', 60: '60 seconds', 61: '2 minutes', 3601: '2 hours' }
  for (const [seconds, words] of Object.entries(known)) t.equal(inWords(Number(seconds)), words)
})

test('the README lists every rate limit with the numbers in the code', async (t) => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8').replaceAll(/ +/g, ' ')
  const told = (rate: Limit['rate'] | undefined) =>
    rate
      ? Object.entries(rate)
          .map(([window, most]) => `${most} per ${window}`)
          .join(', ')
      : ''
  for (const [name, { rate, newcomer }] of Object.entries<Limit>(limits)) {
    const row = `| \`${name}\` | ${told(rate)} | ${told(newcomer)} |`.replaceAll(/ +/g, ' ')
    t.ok(readme.includes(row), row)
  }
})
