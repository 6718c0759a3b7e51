import type { Replay, StoredComparison } from '../../services/projector/replay/replay-jobs.ts'

// Prints the results of commands on replays and audits.

const keyOf = (key: Record<string, string>) =>
  Object.entries(key)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')

/** Prints the result of a comparison for each table, with examples of differing rows. */
export function printComparison({ projection, position, tables }: StoredComparison, ok: string, not: string) {
  if (tables.length === 0) console.log(`${projection}: nothing to compare with`)
  for (const { table, rows, drift, different, missing, surplus, examples } of tables) {
    const faults = drift > 0 ? `: ${different} different, ${missing} missing, ${surplus} too many` : ''
    console.log(
      `${drift > 0 ? not : ok} ${projection}.${table}: ${rows} rows at ${position}, ${drift} differ${faults}`,
    )
    for (const { fault, key } of examples) console.log(`      ${fault}: ${keyOf(key)}`)
  }
}

export function printReplay({ id, projections, state, share, askedAt, error }: Replay) {
  const how = state === 'running' || state === 'paused' ? `${state} at ${Math.floor(share * 100)}%` : state
  console.log(
    `${id}  ${askedAt.toISOString().slice(0, 16)}  ${how}  ${projections.join(', ')}${error ? `: ${error}` : ''}`,
  )
}
