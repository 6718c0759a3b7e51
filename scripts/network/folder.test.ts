import { chmodSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'tap'
import { testFolder } from '../testing/services.ts'
import { openFolder } from './folder.ts'

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

test('a data folder that other users could enter becomes accessible to its owner only', async (t) => {
  const folder = testFolder(t)
  for (const name of ['', 'secrets.json']) {
    if (name) writeFileSync(join(folder, name), '{}')
    chmodSync(folder, 0o755)
    openFolder(folder)
    t.equal(modeOf(folder), '700')
  }
  openFolder(join(folder, 'new', 'one'))
  t.equal(modeOf(join(folder, 'new', 'one')), '700')
})

test('a folder with unrelated files is rejected as data folder, and its files stay unchanged', async (t) => {
  const folder = testFolder(t)
  writeFileSync(join(folder, 'letter.txt'), '')
  chmodSync(folder, 0o755)
  t.throws(() => openFolder(folder), { message: /contains other files \(letter\.txt\).*Set DATA_DIR/ })
  t.equal(modeOf(folder), '755')
})
