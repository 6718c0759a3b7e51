import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import t from 'tap'
import { openCodec } from '../../events/log/codec.ts'
import { openLog } from '../../events/log.ts'
import { openTables } from '../../projections/testing/tables.ts'
import { openTools } from '../../services/commands/frame/tools.ts'
import { openMemory } from '../../services/commands/frame/stream-cache.ts'
import { openKeyStore } from '../../services/keys/store.ts'
import { root } from '../network.ts'
import { testEventStore, testFolder } from '../testing/services.ts'
import { audits } from './audit.ts'
import { collegemsg } from './collegemsg.ts'
import { readPast } from './past.ts'
import { runImport } from './run.ts'
import { createSite, siteFor } from './site.ts'

const whole = join(root, '../shared/data/collegemsg/CollegeMsg.txt')
const skip = existsSync(whole) ? false : 'the data set CollegeMsg is not here'
const LINES = 5000

t.test('messages of a real data set are imported completely, with unread counts', { skip }, async (t) => {
  const folder = testFolder(t)
  const path = join(folder, 'part.txt')
  writeFileSync(path, readFileSync(whole, 'utf8').split('\n').slice(0, LINES).join('\n'))
  const keys = openKeyStore({ url: pathToFileURL(join(folder, 'keys.sqlite')).href, master: randomBytes(32) })
  const log = openLog({ url: await testEventStore(t), codec: openCodec(keys) })
  const tables = await openTables(t)
  t.teardown(async () => {
    await log.close()
    await tables.pool.end()
    await keys.close()
  })
  const memory = openMemory({ freshFor: 60_000 })
  const tools = openTools({ log, pepper: randomBytes(32), memory })
  const { signal } = new AbortController()

  const past = await readPast(log, signal)
  const site = siteFor(collegemsg, undefined, past)
  await createSite(collegemsg, site, tools)
  const source = await collegemsg.read(path, { limit: Infinity, site, past })
  await runImport(source, { tools, past, site, signal })
  for await (const { events } of log.readAll()) await tables.apply(events)

  const compared = await audits.collegemsg!(tables.sql, path)
  t.ok(compared[2]!.source > 4000)
  for (const { what, source, readModels } of compared) t.equal(readModels, source, what)
})
