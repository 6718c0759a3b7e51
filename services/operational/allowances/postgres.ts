import type { Sql } from '../../postgres/sql.ts'
import type { Allowances } from './allowances.ts'
import { windowsOf } from './rate.ts'

/** Rate limits in a table of Postgres that is not logged for crash recovery, with the clock of Postgres. */
export function openPostgres(sql: Sql): Allowances {
  return {
    async take(key, rate) {
      const windows = windowsOf(rate)
      const costs = windows.map(({ each }) => each)
      const spans = windows.map(({ span }) => span)
      const [row] = await sql<{ wait: number }>`
        select operational.take_allowance(decode(${key}, 'base64'), ${costs}::float8[], ${spans}::float8[], false) as wait`
      return row?.wait ?? 0
    },
    async charge(charges, rate) {
      const windows = windowsOf(rate)
      const rows = await sql<{ key: string; rest: number }>`
        select key, operational.take_allowance(decode(key, 'base64'),
          (select array_agg(cost * each order by n)
            from unnest(${windows.map(({ each }) => each)}::float8[]) with ordinality as per (each, n)),
          ${windows.map(({ span }) => span)}::float8[], true) as rest
        from (select * from unnest(${charges.map(({ key }) => key)}::text[], ${charges.map(({ cost }) => cost)}::float8[])
          as asked (key, cost) order by key) in_order`
      const rests = new Map(rows.map(({ key, rest }) => [key, rest]))
      return charges.map(({ key }) => rests.get(key) ?? 0)
    },
    async restore(key) {
      await sql`delete from operational.allowance where key = decode(${key}, 'base64')`
    },
    async close() {},
  }
}
