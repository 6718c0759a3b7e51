import { choiceIn, formatChoice } from '../../rules/consent/choice.ts'
import { narrowed, refusalsOf } from '../../rules/consent/join.ts'
import type { Services } from '../graphql/frame/context.ts'
import type { SignIn } from '../plugins/sessions.ts'
import { askedOf } from './consent.ts'
import { setChoice } from './cookie.ts'
import { ownChoice, recordChoice } from './record.ts'

type JoinServices = Pick<Services, 'tools' | 'log' | 'sites'>

async function join(
  services: JoinServices,
  [request, reply, { member }]: Parameters<SignIn['start']>,
): Promise<void> {
  const asked = await askedOf(services.sites, request.site)
  if (asked.length === 0) return
  const { session } = request
  const given = choiceIn(request.headers.cookie) ?? {}
  const choice = session && session.member !== member ? refusalsOf(given) : given
  await recordChoice(services, 'joinConsent', { request, member, asked, choice })
  const after = narrowed(choice, await ownChoice(services.log, member, request.site.id))
  if (formatChoice(after) !== formatChoice(given)) setChoice(request, reply, after)
}

/**
 * Joins the browser's choice to the member at each log-in and registration, on sites that ask for consent, and forgets
 * consent at a log-out (docs/decisions/consent.md#log-in). A log-in never fails because of it.
 */
export const joining = (signIn: SignIn, services: JoinServices): SignIn => ({
  ...signIn,
  async start(...args) {
    const started = await signIn.start(...args)
    if (started) {
      await join(services, args).catch((error: unknown) =>
        args[0].log.warn({ err: error }, "could not join a visitor's consent to the member"),
      )
    }
    return started
  },
  async end(request, reply) {
    await signIn.end(request, reply)
    const choice = request.session && choiceIn(request.headers.cookie)
    if (choice) setChoice(request, reply, refusalsOf(choice))
  },
})
