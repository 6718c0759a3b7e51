import { Command } from 'commander'
import { streamOf } from '../../events/kinds.ts'
import { memberNamed } from '../../services/commands/names/addresses.ts'
import { offerEmailChange } from '../../services/commands/names/email-change.ts'
import { emailIn, foldEmail } from '../../services/commands/names/registration.ts'
import { Email } from '../../services/rules/fields.ts'
import { openNetwork } from '../network.ts'
import { withWorkshop } from '../command/workshop.ts'

// npm run member -- email: mails a link to another address of a member who has lost every way in.

async function run(name: string, address: string, { reason = '', json = false }) {
  const email = Email.safeParse(address)
  if (!email.success) throw new Error(email.error.issues[0]?.message)
  if (!reason.trim()) throw new Error('State with --reason how you checked that this is the member.')
  const network = await openNetwork({ need: ['postgres', 'eventstore'], log: (line) => console.error(line) })
  try {
    await withWorkshop(network.settings, async (workshop) => {
      const member = await memberNamed(workshop, name)
      if (!member) throw new Error(`No member has the id, verified email address or username ${name}.`)
      const present = emailIn(await workshop.log.read(streamOf(member)))
      if (present !== null && foldEmail(present) === email.data)
        throw new Error(
          'The member has this address. "Trouble signing in?" with the username mails a link there.',
        )
      const outcome = await offerEmailChange(workshop, { member, email: email.data, reason: reason.trim() })
      if (!outcome.ok) throw new Error(outcome.rejection.message)
      if (json) console.log(JSON.stringify({ member }))
      else
        console.log(
          `A link is on its way to ${email.data}. It works for a day; once it is opened, ${name} can choose a password there.`,
        )
    })
  } finally {
    await network.close()
  }
}

export const emailCommand = new Command('email')
  .description(
    'Mail a link to another address of a member who has lost every way in. Check before who it is: the address changes when the link is opened.',
  )
  .argument('<member>', "the member's id, verified email address or username")
  .argument('<address>', 'the new address')
  .requiredOption(
    '--reason <reason>',
    "how you checked who it is; the log and the member's copy of data keep it",
  )
  .option('--json', 'print the result as JSON')
  .action(run)
