import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import { openCodec } from '../../events/log/codec.ts'
import { openLog } from '../../events/log.ts'
import { withoutKeys } from '../../events/log/without-keys.ts'
import { newEvent } from '../../services/analytics/testing/history.ts'
import { root } from '../network.ts'
import { testEventStore, testFolder } from '../testing/services.ts'

const url = await testEventStore(t)
const folder = testFolder(t)
const log = openLog({ url, codec: openCodec(withoutKeys) })
t.teardown(() => log.close())
const made = (month: number, count: number, kind: 'like' | 'sad') =>
  Array.from({ length: count }, (_, by) =>
    newEvent({ type: 'ReactionChosen', by, at: `2026-0${month}-10T10:00:00.000Z`, kind }),
  )
await log.append(
  'other-1',
  [...made(1, 3, 'like'), ...made(2, 12, 'sad'), ...made(2, 4, 'like')],
  'no_stream',
)

/** Runs the command with an environment that contains no keys. */
const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, [join(root, 'scripts/replay.ts'), ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, EVENTSTORE_URL: url, INIT_CWD: folder },
  })
const example = join(root, 'scripts/replay/examples/reactions-by-month.ts')

t.test('a question defined in a file is answered as CSV', async (t) => {
  const { stdout } = await run('--file', example, '--to', 'csv')
  t.equal(stdout, 'month,kind,reactions\r\n2026-01,like,3\r\n2026-02,like,4\r\n2026-02,sad,12\r\n')
  await run('--file', example, '--to', 'csv', '--output', 'answer.csv')
  t.equal(readFileSync(join(folder, 'answer.csv'), 'utf8'), stdout)
})

t.test('a question defined in a file is answered as a text table', async (t) => {
  const { stdout } = await run('--file', example, '--to', 'table')
  t.same(stdout.split('\n').slice(0, 3), [
    'month    kind  reactions',
    '-------  ----  ---------',
    '2026-01  like          3',
  ])
})

t.test('a file that exports no question is rejected with a message about the expected export', async (t) => {
  writeFileSync(join(folder, 'nothing.ts'), 'export const question = { handles: ["SomethingHappened"] }\n')
  const failed: unknown = await run('--file', 'nothing.ts', '--to', 'csv').catch((error: unknown) => error)
  t.match(failed, { stderr: /must export one question/ })
})
