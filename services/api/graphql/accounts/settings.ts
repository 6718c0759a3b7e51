import { v7 } from 'uuid'
import { streamOf } from '../../../../events/kinds.ts'
import { liveIntent } from '../../../commands/frame/intent.ts'
import { accounts } from '../../../commands/accounts.ts'
import { mail } from '../../../commands/mail.ts'
import type { Intent } from '../../../commands/frame/decider.ts'
import { stepId, uuidOf } from '../../../commands/frame/ids.ts'
import { addressKey } from '../../../commands/names/addresses.ts'
import { changeEmail } from '../../../commands/names/email-change.ts'
import { changeUsername, emailIn } from '../../../commands/names/registration.ts'
import { findToken, type Token } from '../../../operational/tokens.ts'
import { Email, Username } from '../../../rules/fields.ts'
import { inWords } from '../../http/limiter.ts'
import { proven } from '../../sessions/proof.ts'
import { namesOf } from '../../sites.ts'
import type { MutationResolvers } from '../__generated__/resolvers.ts'
import type { GraphContext } from '../frame/context.ts'
import { allowed, failure, notFound, rejected, signedIn, tooMany } from '../frame/errors.ts'
import { carryOut, carryOutSteps, caughtUp } from '../frame/mutate.ts'
import { memberNamed } from '../members/members.ts'

const deadLink = 'This link no longer works. Links expire after a day, and each works once.'

export function checkedBy(schema: typeof Email, value: string, fallback: string): string {
  const checked = schema.safeParse(value)
  if (!checked.success) throw failure('INVALID', checked.error.issues[0]?.message ?? fallback)
  return checked.data
}

export const newUsername = (value: string): string => checkedBy(Username, value, 'Check the username')

/** Throws TOO_MANY if one of the limits on mails and text messages is exhausted. */
export async function refuseOften(
  { services }: GraphContext,
  limit: 'emailChanges' | 'resets' | 'texts',
  who: string,
) {
  const wait = await services.limiter.take(limit, who)
  if (wait > 0) throw tooMany(`Too many attempts. Please try again in ${inWords(wait)}.`, wait)
}

/** Changes the username, the newsletters and the e-mail address of the viewer, as far as they are given (spec §7). */
export const updateGeneralSettings: NonNullable<MutationResolvers['updateGeneralSettings']> = async (
  _,
  { username, subscribed, email, password },
  context,
  info,
) => {
  const viewer = signedIn(context)
  const { username: from, email: current } = await memberNamed(context, viewer.id)
  if (from === null) throw notFound('Member')
  const to = username === null || username === undefined ? from : newUsername(username)
  const wanted =
    email === null || email === undefined ? null : checkedBy(Email, email, 'Check the email address')
  if (to !== from) allowed('changeUsername', context)
  if (wanted !== null) {
    allowed('changeEmail', context)
    if (wanted === current?.toLowerCase()) throw failure('INVALID', 'This is already your email address.')
    await proven(context.services, context, password)
    await refuseOften(context, 'emailChanges', viewer.id)
  }
  const mailAllowed = { name: 'chooseMail', member: viewer.id, wanted: true, form: 'page' } as const
  const communities = to === from ? [] : await namesOf(context.services.sites)
  const done = await carryOutSteps(context, info, (tools, intent) => {
    const step = (name: string): Intent => ({ ...intent, commandId: stepId(intent.commandId, name) })
    const request = uuidOf(0, `email change ${intent.commandId}`)
    return [
      ...(to === from ? [] : [() => changeUsername(tools, { from, to, communities }, step('username'))]),
      ...(typeof subscribed === 'boolean'
        ? [
            () => tools.dispatch(accounts, { name: 'chooseNewsletters', subscribed }, step('newsletters')),
            ...(subscribed ? [() => tools.dispatch(mail, mailAllowed, step('mail'))] : []),
          ]
        : []),
      ...(wanted === null
        ? []
        : [
            () =>
              tools.dispatch(accounts, { name: 'requestEmailChange', email: wanted, request }, step('email')),
          ]),
    ]
  })
  return { ...done, user: await memberNamed(context, viewer.id) }
}

/** Carries out a step of the change as the member of a mailed link, who may have no session in this browser. */
async function useLink(context: GraphContext, { member, bound }: Token, isStop: boolean) {
  const { services, site, session } = context
  const { tools } = services
  const request = bound ?? ''
  const commandId = isStop ? v7() : uuidOf(0, `change email ${request}`)
  const intent = liveIntent(member, site.id, commandId)
  const outcome = isStop
    ? await tools.dispatch(accounts, { name: 'cancelEmailChange', member, request }, intent)
    : await changeEmail(tools, { member, request }, intent)
  if (!outcome.ok) throw rejected(outcome.rejection)
  if (!isStop) {
    const email = emailIn(await tools.log.read(streamOf(member)))
    if (email === null) throw notFound('Member')
    const kept = session?.member === member ? session.root : null
    await services.sessions.announceEnds(
      await services.credentials.move({ member, key: addressKey(tools, email), kept }),
    )
  }
  const { position } = outcome
  const types = outcome.events.map(({ type }) => type)
  return { position, pending: position !== null && !(await caughtUp(services, types, position)) }
}

/** Completes or stops a change of e-mail address (spec §7). */
export const updateEmail: NonNullable<MutationResolvers['updateEmail']> = async (
  _,
  { token, clearToken },
  context,
  info,
) => {
  const isStop = clearToken ?? false
  const { viewer, services } = context
  const read = async () => viewer && (await services.plain.members.load(viewer.id))
  if (!token) {
    if (!isStop) throw failure('INVALID', deadLink)
    const { id: member } = allowed('keepEmail', context)
    const done = await carryOut(context, info, accounts, { name: 'cancelEmailChange', member })
    return { ...done, viewer: await read() }
  }
  await refuseOften(context, 'resets', context.person ?? 'visitors')
  const purpose = isStop ? 'keep-email' : 'change-email'
  const found = await findToken(services.sql, purpose, token.slice(0, 100))
  if (!found) throw failure('CONFLICT', deadLink)
  return { ...(await useLink(context, found, isStop)), viewer: await read() }
}
