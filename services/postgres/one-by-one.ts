import type { Sql } from './sql.ts'

/** Runs statements one after the other, so that what a process looks up regularly shares one connection. */
export function oneByOne(sql: Sql): Sql {
  let last: Promise<unknown> = Promise.resolve()
  return (parts, ...values) => {
    const next = last.then(() => sql<never>(parts, ...values))
    last = next.catch(() => {})
    return next
  }
}
