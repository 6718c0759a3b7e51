import type { FastifyReply, FastifyRequest } from 'fastify'
import type { MemberId } from '../../../events/kinds.ts'
import { choiceIn, formatChoice } from '../../rules/consent/choice.ts'
import { narrowed, refusalsOf } from '../../rules/consent/join.ts'
import type { Services } from '../graphql/frame/context.ts'
import type { SignIn } from '../plugins/session-cookie.ts'
import type { Devices } from '../sessions/devices.ts'
import { askedOf } from './consent.ts'
import { setChoice } from './cookie.ts'
import { ownChoice, recordChoice } from './record.ts'

type JoinServices = Pick<Services, 'tools' | 'log' | 'sites'> & {
  devices: Pick<Devices, 'isOthers' | 'leave'>
}

async function join(
  services: JoinServices,
  [request, reply, { member }]: readonly [FastifyRequest, FastifyReply, { member: MemberId }],
): Promise<void> {
  const asked = await askedOf(services.sites, request.site)
  if (asked.length === 0) return
  const given = choiceIn(request.headers.cookie) ?? {}
  const choice = services.devices.isOthers(request, member) ? refusalsOf(given) : given
  await recordChoice(services, 'joinConsent', { request, member, asked, choice })
  const after = narrowed(choice, await ownChoice(services.log, member, request.site.id))
  if (formatChoice(after) !== formatChoice(given)) setChoice(request, reply, after)
}

/** Joins a browser's choice to the member. A log-in never fails because of it. */
const joinSafely = (services: JoinServices, ...args: Parameters<typeof join>[1]) =>
  join(services, args).catch((error: unknown) =>
    args[0].log.warn({ err: error }, "could not join a visitor's consent to the member"),
  )

/**
 * Joins the browser's choice to the member at each log-in and registration, on sites that ask for consent, and forgets
 * consent at a log-out (docs/decisions/consent.md#log-in).
 */
export const joining = (signIn: SignIn, services: JoinServices): SignIn => ({
  ...signIn,
  async start(...args) {
    const started = await signIn.start(...args)
    if (started) await joinSafely(services, ...args)
    return started
  },
  async handOver(...args) {
    const isStarted = await signIn.handOver(...args)
    if (isStarted) await joinSafely(services, ...args)
    return isStarted
  },
  async end(request, reply) {
    await signIn.end(request, reply)
    if (request.session) services.devices.leave(request, reply)
    const choice = request.session && choiceIn(request.headers.cookie)
    if (choice) setChoice(request, reply, refusalsOf(choice))
  },
})
