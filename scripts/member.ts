import { Command } from 'commander'
import { runCommand } from './command/run.ts'
import { emailCommand } from './member/email.ts'
import { roleCommand } from './member/role.ts'
import { secondFactorCommand } from './member/second-factor.ts'

// npm run member: commands for operators on the account of one member.

const command = new Command('member')
  .description('Give a member a role, or let one back in who has lost every way to log in.')
  .addCommand(roleCommand)
  .addCommand(secondFactorCommand)
  .addCommand(emailCommand)

await runCommand(command)
