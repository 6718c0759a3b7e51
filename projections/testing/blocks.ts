import type { Sql } from '../../services/postgres/sql.ts'

interface Plan {
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
}

/** Number of pages of Postgres that the statements of `run` read. Each is executed twice, at first for its plan. */
export async function blocksOf(sql: Sql, run: (sql: Sql) => Promise<unknown>): Promise<number> {
  let blocks = 0
  await run(async (parts, ...values) => {
    const raw = [`explain (analyze, buffers, format json) ${parts[0]}`, ...parts.slice(1)]
    const [row] = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>(Object.assign(raw, { raw }), ...values)
    const plan = row!['QUERY PLAN'][0].Plan
    blocks += plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
    return sql(parts, ...values)
  })
  return blocks
}
