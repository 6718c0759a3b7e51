import { join } from 'node:path'
import { test, type Test } from 'tap'
import { testFolder } from '../scripts/testing/services.ts'
import { startNode } from '../services/eventstore/server.ts'
import { damagePosition } from '../services/eventstore/testing/damage-log.ts'
import type { NewEvent } from './event.ts'
import { openLog, type Batch } from './log.ts'
import { damagedPosition } from './log/damage.ts'
import { event, events, idsOf, openTestCodec } from './testing/log.ts'

const skip = (position: number): NewEvent => ({
  ...event(),
  type: 'DamagedEventSkipped',
  data: { position, by: null },
})

/** Makes a log of 1,500 events in three categories, and damages the data at the given positions. */
async function damagedLog(t: Test, ...positions: number[]) {
  const file = join(testFolder(t), 'log.sqlite')
  const before = await startNode({ file })
  const codec = openTestCodec().codec
  const writing = openLog({ url: before.url, codec })
  const written = events(1500)
  for (let from = 0; from < 1500; from += 100)
    await writing.append(
      `${['member', 'follow', 'thread'][(from / 100) % 3]!}-${from}`,
      written.slice(from, from + 100),
      'no_stream',
    )
  await writing.close()
  await before.stop()
  for (const position of positions) damagePosition(file, position)
  const node = await startNode({ file })
  t.teardown(() => node.stop())
  const log = openLog({ url: node.url, codec })
  t.teardown(() => log.close())
  return { log, written }
}

/** Reads until the first error; returns the events read before it, and the damaged position that the error names. */
async function read(batches: AsyncIterable<Batch>, until = Infinity) {
  const found: Batch['events'] = []
  let position = -1n
  try {
    for await (const batch of batches) {
      found.push(...batch.events)
      position = batch.position
      if (position >= until) break
    }
  } catch (error) {
    return { ids: idsOf(found), position, damaged: damagedPosition(error) }
  }
  return { ids: idsOf(found), position, damaged: null }
}

test('a slow reader receives all events before a damaged event, then an error', async (t) => {
  const { log, written } = await damagedLog(t, 1290)
  const { signal } = new AbortController()
  const before = { ids: idsOf(written.slice(0, 1289)), position: 1289n, damaged: 1290n }
  t.same(await read(log.readAll()), before)
  t.same(await read(log.tail({ signal })), before)
  t.same(await read(log.readAll({ after: 1285n })), { ...before, ids: before.ids.slice(1285) })
  const members = await read(log.tail({ categories: ['member'], signal }))
  t.same(
    members.ids,
    before.ids.filter((_, index) => Math.floor(index / 100) % 3 === 0),
  )
  t.equal(members.damaged, 1290n)
})

test('readers skip a damaged event only if an operator allowed it', async (t) => {
  const { log, written } = await damagedLog(t, 300, 301, 1200)
  const { signal } = new AbortController()
  const { position: end } = await log.append('log-damage', [skip(300), skip(301)], 'no_stream')
  const heeding = { passesSkipped: true }

  t.match(await read(log.readAll()), { position: 299n, damaged: 300n }, 'others stop')
  const without = idsOf(written.slice(0, 1199)).filter((_, index) => index !== 299 && index !== 300)
  t.same(await read(log.readAll(heeding)), { ids: without, position: 1199n, damaged: 1200n })
  t.same(await read(log.tail({ ...heeding, signal })), { ids: without, position: 1199n, damaged: 1200n })

  const last = await log.append('log-damage', [skip(1200)], 1)
  const all = [...without, ...idsOf(written.slice(1200))]
  const whole = await read(log.tail({ ...heeding, signal }), Number(last.position))
  t.same(whole.ids.slice(0, all.length), all)
  t.equal(whole.position, last.position)
  t.match(await read(log.readAll({ ...heeding, after: 301n })), { position: last.position, damaged: null })
  t.ok(end < last.position)
})

test('the log reports that it still contains an event whose data is damaged', async (t) => {
  const { log, written } = await damagedLog(t, 1290)
  t.ok(await log.holds({ stream: 'member-1200', revision: 89, id: written[1289]!.id }))
})
