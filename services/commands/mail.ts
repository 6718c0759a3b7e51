import { streamOf, type MemberId } from '../../events/kinds.ts'
import { refusal } from '../rules/authorise.ts'
import { mailWording, type MailForm } from '../rules/mail.ts'
import type { Viewer } from '../rules/visibility.ts'
import { Rejected, reject, type Decider } from './frame/decider.ts'
import { actorNeed, memberFacts, type MemberFacts } from './frame/facts.ts'

interface MailCommand {
  name: 'chooseMail'
  member: MemberId
  wanted: boolean
  form: MailForm
}

/** Decider for the mails that a member wants besides those that the account needs. */
export const mail: Decider<MemberFacts, MailCommand, { actor: Viewer }> = {
  emits: {
    chooseMail: ['MailChosen'],
  },
  ...memberFacts,
  stream: ({ member }) => streamOf(member),
  needs: (_, intent) => ({ actor: actorNeed(intent) }),
  decide({ registered, erased, refusesMail }, { member, wanted, form }, { actor }, intent) {
    if (!registered || erased) return reject('NOT_FOUND', 'Member not found')
    const refused = intent.actor === 'system' ? null : refusal('chooseMail', actor)
    if (refused) return new Rejected(refused)
    if (intent.actor !== 'system' && intent.actor !== member) return reject('FORBIDDEN', 'Not authorized')
    if (refusesMail !== wanted) return []
    return [{ type: 'MailChosen', data: { member, wanted, form, wording: mailWording.version } }]
  },
}
