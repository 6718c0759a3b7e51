import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import t from 'tap'
import type { NewEvent } from '../../../events/event.ts'
import { mendEvents } from '../../../events/log/mend.ts'
import { testFolder } from '../../../scripts/testing/services.ts'
import { damagePosition, rowsIn } from '../../eventstore/testing/damage-log.ts'
import type { Sql } from '../../postgres/sql.ts'
import { driftOf, verify } from '../audit/verify.ts'
import { positionOf } from '../checkpoint.ts'
import { replay } from '../replay/replay.ts'
import { openBench } from '../testing/bench.ts'
import { liked, tally } from '../testing/projections.ts'
import { until } from '../../../scripts/testing/until.ts'

const { signal } = new AbortController()
const likes = async (sql: Sql) =>
  (await sql<{ likes: number }>`select coalesce(sum(likes), 0)::int as likes from item`)[0]?.likes
const skipped = (position: number): NewEvent => ({
  ...liked(0),
  id: randomUUID(),
  type: 'DamagedEventSkipped',
  data: { position, by: null },
})

t.test(
  'a projection stops at a damaged event and continues once it is repaired or an operator lets readers skip it',
  async (t) => {
    const file = join(testFolder(t), 'log.sqlite')
    const { sql, pool, log, append, start, eventStoreUrl } = await openBench(t, undefined, file)
    await append(Array.from({ length: 900 }, (_, n) => liked(n)))
    const written = rowsIn(file)
    damagePosition(file, 300)
    damagePosition(file, 600)

    /** Resolves when the tables have reached a position. */
    async function reached(position: bigint) {
      await until(async () => (await positionOf(sql, 'tally_v1')) >= position, `the tables reach ${position}`)
      return likes(sql)
    }
    await start({ projections: [tally] })
    t.equal(await reached(299n), 299, 'all that is before the damage is there')
    const last = await append(Array.from({ length: 100 }, (_, n) => liked(1000 + n)))
    t.equal(await positionOf(sql, 'tally_v1'), 299n, 'nothing that comes after it')

    t.same(await mendEvents(eventStoreUrl, [written[299]!]), [{ kind: 'mended' }])
    t.equal(await reached(599n), 599, 'it goes on by itself, to the next')

    await log.append('log-damage', [skipped(600)], 'no_stream')
    t.equal(await reached(last), 999, 'all but the one that is skipped')
    const audit = () => verify({ projections: [tally], log, pool, signal })
    t.equal(driftOf(await audit()), 0n, 'audits leave it out too')

    t.same(await mendEvents(eventStoreUrl, [written[599]!]), [{ kind: 'mended' }])
    t.ok(driftOf(await audit()) > 0n, 'once it is mended, an audit tells that it is missing')
    await replay({ projections: [tally], log, pool, signal })
    t.equal(await likes(sql), 1000)
    t.equal(driftOf(await audit()), 0n)
  },
)
