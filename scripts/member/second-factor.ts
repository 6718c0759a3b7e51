import { Command } from 'commander'
import { secondFactors } from '../../services/commands/second-factors.ts'
import { liveIntent } from '../../services/commands/frame/intent.ts'
import { memberNamed } from '../../services/commands/names/addresses.ts'
import { resetSecondFactors } from '../../services/operational/factors/second-factors.ts'
import { announce } from '../../services/projector/announce.ts'
import { openAnnouncer } from '../../services/projector/channel.ts'
import { openNetwork } from '../network.ts'
import { withWorkshop } from '../command/workshop.ts'

// npm run member -- second-factor: removes the app, passkeys and recovery codes of a member who has lost them.

async function run(name: string, { json = false }) {
  const network = await openNetwork({ need: ['postgres', 'eventstore'], log: (line) => console.error(line) })
  const announcer = openAnnouncer(network.settings, (error) => console.error(error.message))
  try {
    await withWorkshop(network.settings, async (workshop, sql, pool) => {
      const member = await memberNamed(workshop, name)
      if (!member) throw new Error(`No member has the id, verified email address or username ${name}.`)
      const removed = await resetSecondFactors(pool, member, async () => {
        const command = { name: 'resetSecondFactors', member, by: 'operator' } as const
        const outcome = await workshop.dispatch(secondFactors, command, liveIntent('system', null))
        if (!outcome.ok) throw new Error(outcome.rejection.message)
      })
      // API processes then read the member again, whose role may depend on the second factor.
      await announce(announcer, sql, `member:${member}`, member)
      if (json) console.log(JSON.stringify({ member, removed }))
      else
        console.log(
          removed
            ? `${name} logs in without a second factor now.`
            : `${name} has neither an app nor passkeys.`,
        )
    })
  } finally {
    announcer.close()
    await network.close()
  }
}

export const secondFactorCommand = new Command('second-factor')
  .description('Remove the app, passkeys and recovery codes of a member who has lost them.')
  .argument('<member>', "the member's id, verified email address or username")
  .option('--json', 'print the result as JSON')
  .action(run)
