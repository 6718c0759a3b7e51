import { Command } from 'commander'
import { v7 } from 'uuid'
import { accounts } from '../../services/commands/accounts.ts'
import { memberNamed } from '../../services/commands/names/addresses.ts'
import { removeSecondFactor } from '../../services/operational/second-factors.ts'
import { runCommand } from '../command/run.ts'
import { openNetwork } from '../network.ts'
import { withWorkshop } from '../command/workshop.ts'

// npm run second-factor: turns off the second factor of a member who has lost the app and the recovery codes.

async function run(name: string, { json = false }) {
  const network = await openNetwork({ need: ['postgres', 'eventstore'], log: (line) => console.error(line) })
  try {
    await withWorkshop(network.settings, async (workshop, sql) => {
      const member = await memberNamed(workshop, name)
      if (!member) throw new Error(`No member has the id, verified email address or username ${name}.`)
      const occurredAt = new Date().toISOString()
      const intent = { commandId: v7(), actor: 'system', site: null, occurredAt, origin: 'live' } as const
      // The event comes first, so that no reset is missing in the log.
      const command = { name: 'changeSecondFactor', member, on: false } as const
      const outcome = await workshop.dispatch(accounts, command, intent)
      if (!outcome.ok) throw new Error(outcome.rejection.message)
      const removed = await removeSecondFactor(sql, member)
      if (json) console.log(JSON.stringify({ member, removed }))
      else
        console.log(
          removed ? `${name} logs in without a code now.` : `${name} has not turned a second factor on.`,
        )
    })
  } finally {
    await network.close()
  }
}

const command = new Command('second-factor')
  .description('Turn off the second factor of a member who has lost the app and the recovery codes.')
  .argument('<member>', "the member's id, verified email address or username")
  .option('--json', 'print the result as JSON')
  .action(run)

await runCommand(command)
