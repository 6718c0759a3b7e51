import { Argument, Command } from 'commander'
import { runCommand } from '../command/run.ts'
import { projections } from '../../projections/index.ts'
import { schemaOf } from '../../projections/projection.ts'
import { openPool, sqlOver } from '../../services/postgres/sql.ts'
import { audits } from '../import/audit.ts'
import { callerPath, openNetwork } from '../network.ts'

// npm run audit: checks that an import is complete, by comparing it with counts that share no code with the import.

async function run(format: string, path: string, { site, json = false }: { site?: string; json?: boolean }) {
  const network = await openNetwork({ need: ['postgres'], log: (line) => console.error(line) })
  const pool = openPool(network.settings.databaseUrl, projections.map(schemaOf), 1)
  try {
    const compared = await audits[format]!(sqlOver(pool), callerPath(path), site)
    const isSame = compared.every(({ source, readModels }) => source === readModels)
    if (json) console.log(JSON.stringify({ isSame, compared }))
    else {
      for (const { what, source, readModels } of compared) {
        const verdict = source === readModels ? 'ok  ' : 'DIFF'
        console.log(`${verdict} ${what}: ${source} in the source, ${readModels} in the read models`)
      }
    }
    if (!isSame) process.exitCode = 1
  } finally {
    await pool.end()
    await network.close()
  }
}

const command = new Command('audit')
  .description('Compare the read models after an import with independent counts of the source.')
  .addArgument(new Argument('<format>', 'as for npm run import').choices(Object.keys(audits)))
  .argument('<path>')
  .option('--site <prefix>', 'the site it was imported into')
  .option('--json', 'print the result as one line of JSON')
  .action(run)

await runCommand(command)
