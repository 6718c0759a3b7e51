import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { test } from 'tap'
import { publicKeyOf, signed } from '../services/erasure/receipt-signature.ts'
import { testFolder } from './testing/services.ts'

test('npm run receipt reports if a receipt is valid, changed or signed with another key', async (t) => {
  const folder = testFolder(t)
  const file = join(folder, 'receipt.json')
  const key = randomBytes(32)
  const text = signed(
    {
      version: 1,
      member: 'member_01jd0000000000000000000001',
      requestedAt: '2026-11-01T10:00:00.000Z',
      erasedAt: '2026-11-15T10:00:00.000Z',
      unreadable: { events: 0, streams: [] },
      purged: { projections: [], operational: [], caches: [], database: [] },
      keyBackupsExpireAt: '2026-12-01T10:00:00.000Z',
    },
    key,
  )
  const run = (env: NodeJS.ProcessEnv, ...args: string[]) => {
    const script = new URL('receipt.ts', import.meta.url).pathname
    const { RECEIPT_KEY: _, ...outer } = process.env
    return spawnSync(execPath, [script, ...args], {
      env: { ...outer, DATA_DIR: folder, ...env },
      encoding: 'utf8',
    })
  }
  const own = { RECEIPT_KEY: key.toString('base64') }
  writeFileSync(file, text)
  t.match(run(own, 'verify', file), { status: 0, stdout: /^valid.*expires on 2026-12-01/s })
  t.match(run({}, 'verify', file, '--public-key', publicKeyOf(key)), { status: 0 })
  t.match(run({}, 'verify', file), { status: 2, stdout: /^unknown key/ })
  t.match(run(own, 'public-key'), { status: 0, stdout: publicKeyOf(key) })
  writeFileSync(file, text.replace('2026-11-15', '2026-11-14'))
  t.match(run(own, 'verify', file), { status: 1, stdout: /^changed/ })
  t.match(run(own, 'verify', `${file}.not`), { status: 3, stderr: /ENOENT/ })
})
