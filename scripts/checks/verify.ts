import { Command } from 'commander'
import { projections } from '../../projections/index.ts'
import { transaction } from '../../services/postgres/sql.ts'
import { recordAudit } from '../../services/projector/audit/audits.ts'
import { migrate } from '../../services/postgres/migrate.ts'
import type { Drift } from '../../services/projector/replay/compare.ts'
import { storedComparison } from '../../services/projector/replay/replay-jobs.ts'
import { driftOf, verify, type Audit } from '../../services/projector/audit/verify.ts'
import { runCommand } from '../command/run.ts'
import { openProgress, type ProgressView } from '../command/progress.ts'
import { withProjections, type Workplace } from '../command/projections.ts'

// npm run verify: compares the rows of the read models with a replay of the log. Exits with 1 if rows differ, and with
// 2 if the comparison fails.

const keyOf = (key: Record<string, string>) =>
  Object.entries(key)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')

function print(name: string, { table, rows, drift, examples }: Drift) {
  console.log(`${drift === 0n ? 'ok  ' : 'DRIFT'} ${name}.${table}: ${rows} rows, ${drift} drifted`)
  for (const { fault, key } of examples) console.log(`      ${fault}: ${keyOf(key)}`)
}

/** Compares read models with the log, and stores the results in the same way as scheduled audits. */
async function verifyAndStore(workplace: Workplace, onProgress: ProgressView['show']): Promise<Audit[]> {
  const { projections: chosen, pool } = workplace
  await migrate(pool)
  const audits = await verify({ ...workplace, onProgress })
  const kind = chosen.length === projections.length ? 'whole' : 'slice'
  const asked = { kind, projections: chosen.map(({ name }) => name), by: 'command line' } as const
  await transaction(pool, (sql) => recordAudit(sql, asked, audits))
  return audits
}

async function run(names: string[], { json = false }) {
  const progress = openProgress({ json })
  const audits = await withProjections(names, (workplace) =>
    verifyAndStore(workplace, progress.show),
  ).finally(progress.end)
  const drift = driftOf(audits)
  if (json) console.log(JSON.stringify({ drift: Number(drift), projections: audits.map(storedComparison) }))
  else {
    for (const { projection, tables } of audits) for (const table of tables) print(projection, table)
    console.log(
      drift === 0n ? 'No drift.' : `${drift} rows drifted. Rebuild them with npm run replay -- <projection>.`,
    )
  }
  if (drift > 0n) process.exitCode = 1
}

const command = new Command('verify')
  .description('Audit read models for drift: replay the log up to their position and compare every row.')
  .argument('[projection...]', 'default: all')
  .option('--json', 'print progress and report as lines of JSON')
  .action(run)

await runCommand(command, 2)
