import { writeFileSync } from 'node:fs'
import { openCodec } from '../../events/log/codec.ts'
import { openLog } from '../../events/log.ts'
import { withoutKeys } from '../../events/log/without-keys.ts'
import { openProgress } from '../command/progress.ts'
import { answer, questionIn } from './answer.ts'
import { csvOf, tableOf } from './table.ts'
import { errorFrom } from '../../services/thrown.ts'

// Runs as the separate process of `npm run replay -- --file`, which receives only the log's address.

const [file = '', to = 'table', output] = process.argv.slice(2)
const progress = openProgress({ json: false })
try {
  const question = await questionIn(file)
  const log = openLog({ url: process.env.EVENTSTORE_URL ?? '', codec: openCodec(withoutKeys) })
  const rows = await answer(log, question, progress.show).finally(progress.end)
  const text = to === 'csv' ? csvOf(rows) : tableOf(rows)
  if (output) writeFileSync(output, text)
  else process.stdout.write(text)
  await log.close()
} catch (error) {
  console.error(errorFrom(error).message)
  process.exitCode = 1
}
