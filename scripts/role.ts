import { Argument, Command } from 'commander'
import { runCommand } from './command/run.ts'
import { v7 } from 'uuid'
import { accounts } from '../services/commands/accounts.ts'
import { findMemberByEmail } from '../services/commands/names.ts'
import { roles } from '../services/rules/roles.ts'
import { openNetwork } from './network.ts'
import { withWorkshop } from './workshop.ts'

// npm run role: gives a member a role; how a network gets its first administrator.

async function run(email: string, name: keyof typeof roles) {
  const network = await openNetwork({ need: ['postgres', 'eventstore'], log: (line) => console.error(line) })
  try {
    await withWorkshop(network.settings, async (workshop) => {
      const member = await findMemberByEmail(workshop, email)
      if (!member) throw new Error(`Nobody is registered with ${email}.`)
      const intent = {
        commandId: v7(),
        actor: 'system',
        site: null,
        occurredAt: new Date().toISOString(),
        origin: 'live',
      } as const
      const command = { name: 'changeRole', member, role: roles[name] } as const
      const outcome = await workshop.dispatch(accounts, command, intent)
      if (!outcome.ok) throw new Error(outcome.rejection.message)
      console.log(outcome.events.length > 0 ? `${email} is now ${name}.` : `${email} is ${name} already.`)
    })
  } finally {
    await network.close()
  }
}

const command = new Command('role')
  .description('Give a member a role.')
  .argument('<email>', 'the address that the member registered with')
  .addArgument(new Argument('<role>').choices(Object.keys(roles)))
  .action(run)

await runCommand(command)
