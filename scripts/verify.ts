import { Command } from 'commander'
import { runCommand } from './command/run.ts'
import type { Drift } from '../services/projector/compare.ts'
import { driftOf, verify, type Audit } from '../services/projector/verify.ts'
import { openProgress } from './progress.ts'
import { withProjections } from './projections.ts'

// npm run verify: replays the log beside the read models and compares row by row. Exits with 1 on drift, with 2
// when it could not tell.

const keyOf = (key: Record<string, string>) =>
  Object.entries(key)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')

function print(name: string, { table, rows, drift, examples }: Drift) {
  console.log(`${drift === 0n ? 'ok  ' : 'DRIFT'} ${name}.${table}: ${rows} rows, ${drift} drifted`)
  for (const { fault, key } of examples) console.log(`      ${fault}: ${keyOf(key)}`)
}

/** As JSON can say it. */
const plain = (audits: readonly Audit[]) =>
  audits.map(({ tables, position, ...audit }) => ({
    ...audit,
    position: String(position),
    tables: tables.map((table) => ({ ...table, rows: Number(table.rows), drift: Number(table.drift) })),
  }))

async function run(names: string[], { json = false }) {
  const progress = openProgress({ json })
  const audits = await withProjections(names, (workplace) =>
    verify({ ...workplace, onProgress: progress.show }),
  ).finally(progress.end)
  const drift = driftOf(audits)
  if (json) console.log(JSON.stringify({ drift: Number(drift), projections: plain(audits) }))
  else {
    for (const { projection, tables } of audits) for (const table of tables) print(projection, table)
    console.log(
      drift === 0n ? 'No drift.' : `${drift} rows drifted: npm run replay -- <projection> builds them anew.`,
    )
  }
  if (drift > 0n) process.exitCode = 1
}

const command = new Command('verify')
  .description('Audit read models for drift: replay the log to where they are and compare every row.')
  .argument('[projection...]', 'all when none is named')
  .option('--json', 'progress and report as lines of JSON')
  .action(run)

await runCommand(command, 2)
