import { Argument, Command } from 'commander'
import type { MemberId } from '../../events/kinds.ts'
import { administratorsIn } from '../../projections/members/queries.ts'
import { liveIntent } from '../../services/commands/frame/intent.ts'
import { accounts, type AccountCommand } from '../../services/commands/accounts.ts'
import { findMemberByEmail } from '../../services/commands/names/addresses.ts'
import { returnAsAdministrator, stepDown } from '../../services/commands/administrators.ts'
import type { Outcome } from '../../services/commands/frame/decider.ts'
import { isAdmin, roles } from '../../services/rules/roles.ts'
import { openNetwork } from '../network.ts'
import { withWorkshop } from '../command/workshop.ts'

// npm run member -- role: gives a member a role or the analysts' permission; also creates the first administrator.

const ANALYST = 'analyst'

interface Change {
  command: AccountCommand
  words: string
}

/** Returns the command that changes a role, and the message to print once the command succeeds. */
function change(member: MemberId, name: keyof typeof roles | typeof ANALYST, revoke: boolean): Change {
  if (name === ANALYST) {
    const command = { name: 'changeAnalyst', member, granted: !revoke } as const
    return { command, words: revoke ? 'not an analyst' : 'an analyst' }
  }
  if (revoke) throw new Error('Only analyst access can be revoked. To replace a role, name another one.')
  return { command: { name: 'changeRole', member, role: roles[name] }, words: name }
}

function accepted(outcome: Outcome) {
  if (!outcome.ok) throw new Error(outcome.rejection.message)
  return outcome
}

async function run(email: string, name: keyof typeof roles | typeof ANALYST, { revoke = false }) {
  const network = await openNetwork({ need: ['postgres', 'eventstore'], log: (line) => console.error(line) })
  try {
    await withWorkshop(network.settings, async (workshop, sql) => {
      const member = await findMemberByEmail(workshop, email)
      if (!member)
        throw new Error(
          `No member has verified ${email}. Sign up with it, open the link in the email, and try again.`,
        )
      const intent = liveIntent('system', null)
      const { command, words } = change(member, name, revoke)
      const { dispatch } = workshop
      if (command.name === 'changeRole' && !isAdmin(command.role)) {
        const others = await administratorsIn(sql)
        accepted(await stepDown(dispatch, { member, others }, intent))
      }
      const outcome = accepted(await dispatch(accounts, command, intent))
      if (command.name === 'changeRole') accepted(await returnAsAdministrator(dispatch, member, intent))
      console.log(outcome.events.length > 0 ? `${email} is now ${words}.` : `${email} is already ${words}.`)
    })
  } finally {
    await network.close()
  }
}

export const roleCommand = new Command('role')
  .description('Give a member a role or analyst access.')
  .argument('<email>', "the member's verified email address")
  .addArgument(new Argument('<role>').choices([...Object.keys(roles), ANALYST]))
  .option('--revoke', 'revoke analyst access')
  .action(run)
