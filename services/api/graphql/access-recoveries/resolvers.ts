import type { GraphQLResolveInfo } from 'graphql'
import { z } from 'zod'
import { MemberId } from '../../../../events/ids.ts'
import { streamOf } from '../../../../events/kinds.ts'
import { administratorsIn } from '../../../../projections/members/queries.ts'
import {
  accessRecoveries,
  noSecondAdministrator,
  recoveryFacts,
} from '../../../commands/access-recoveries.ts'
import { liveIntent } from '../../../commands/frame/intent.ts'
import { requestRecovery, unprovenRejection } from '../../../commands/names/access-recovery.ts'
import { isFactorOn } from '../../../operational/factors/second-factors.ts'
import { findToken } from '../../../operational/tokens.ts'
import { allowed as allowedTo, failure, notFound, rejected } from '../frame/errors.ts'
import { Email } from '../../../rules/fields.ts'
import { memberRefusal, isStaff } from '../../../rules/people/people.ts'
import type { AccessRecoveryRow, MemberRow } from '../../reads.ts'
import { provenByFactor } from '../../sessions/proof.ts'
import type { MutationResolvers, Resolvers } from '../__generated__/resolvers.ts'
import { checkedBy, refuseOften } from '../accounts/settings.ts'
import type { GraphContext } from '../frame/context.ts'
import { behind, idArgument } from '../frame/ids.ts'
import { carryOut, carryOutSteps, caughtUp } from '../frame/mutate.ts'
import { reasonOf } from '../giving/resolvers.ts'
import { memberNamed } from '../members/members.ts'

const RECOVERY = 'RECOVERY:'
const RecoveryId = behind(RECOVERY, z.uuid())
const deadLink =
  'This link no longer works: the change was made or stopped, or the link is older than ten days.'

/** The reason for which the viewer may not let a member back in; null if the viewer may. */
const refusedFor = (member: MemberRow, { viewer }: Pick<GraphContext, 'viewer'>): string | null =>
  memberRefusal({ name: 'recoverAccess' }, member, viewer)?.message ?? null

/** The reason for which the viewer cannot ask to let a member back in, also if nobody could confirm it; otherwise null. */
async function recoveryRefusal(member: MemberRow, context: GraphContext): Promise<string | null> {
  const { services, loaders, viewer } = context
  const refused = refusedFor(member, context)
  if (refused !== null) return refused
  const unproven = await unprovenRejection(services.tools, { member: member.id, email: member.email })
  if (unproven) return unproven.rejection.message
  if (!isStaff(member.role)) return null
  const ids = (await administratorsIn(services.sql)).filter((id) => id !== viewer?.id)
  const others = await Promise.all(ids.map((id) => loaders.members.load(id)))
  const canConfirm = others.some((other) => other !== null && refusedFor(member, { viewer: other }) === null)
  return canConfirm ? null : noSecondAdministrator.rejection.message
}

/** The member of an argument, on whom the viewer may act. Throws the reason otherwise. */
async function actingOn(context: GraphContext, userId: string) {
  const member = idArgument(MemberId, userId, 'Member')
  const row = await memberNamed(context, member)
  const refused = memberRefusal({ name: 'recoverAccess' }, row, context.viewer)
  if (refused) throw rejected(refused)
  return member
}

/** The address and the reason of an open recovery, from the log, which alone has them. */
async function wordsOf({ member, request }: AccessRecoveryRow, context: GraphContext) {
  const row = await memberNamed(context, member)
  if (refusedFor(row, context) !== null) return null
  const events = await context.services.log.read(streamOf(member))
  const { open } = events.reduce(recoveryFacts.evolve, recoveryFacts.initialState)
  return open?.request === request ? open : null
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

async function decide(
  name: 'confirmRecovery' | 'stopRecovery',
  { userId, id }: { userId: string; id: string },
  context: GraphContext,
  info: GraphQLResolveInfo,
) {
  const request = idArgument(RecoveryId, id, 'Change')
  const member = await actingOn(context, userId)
  if (name === 'confirmRecovery') await provenByFactor(context.services, context)
  const done = await carryOut(context, info, accessRecoveries, { name, member, request })
  return { ...done, user: await memberNamed(context, member) }
}

const recoverAccess: NonNullable<MutationResolvers['recoverAccess']> = async (
  _,
  { userId, email, reason },
  context,
  info,
) => {
  const member = await actingOn(context, userId)
  await provenByFactor(context.services, context)
  const asked = {
    member,
    email: email ? checkedBy(Email, email, 'Check the email address') : null,
    reason: reasonOf(reason),
    others: await administratorsIn(context.services.sql),
  }
  const done = await carryOutSteps(context, info, (tools, intent) => [
    () => requestRecovery(tools, asked, intent),
  ])
  return { ...done, user: await memberNamed(context, member) }
}

/** Stops a change as the member, who may have no session in this browser. */
const keepAccess: NonNullable<MutationResolvers['keepAccess']> = async (_, { token }, context, info) => {
  const { services, site, viewer } = context
  const read = async () => viewer && (await services.plain.members.load(viewer.id))
  if (!token) {
    const { id: member } = allowedTo('keepEmail', context)
    const [open] = await services.reads.accessRecoveriesOf([member])
    if (!open) throw notFound('Change')
    const command = { name: 'stopRecovery', member, request: open.request } as const
    return { ...(await carryOut(context, info, accessRecoveries, command)), viewer: await read() }
  }
  await refuseOften(context, 'resets', context.person ?? 'visitors')
  const found = await findToken(services.sql, 'keep-access', token.slice(0, 100))
  if (!found?.bound) throw failure('CONFLICT', deadLink)
  const { member, bound: request } = found
  const outcome = await services.tools.dispatch(
    accessRecoveries,
    { name: 'stopRecovery', member, request },
    liveIntent(member, site.id),
  )
  if (!outcome.ok) throw rejected(outcome.rejection)
  const { position, events } = outcome
  const types = events.map(({ type }) => type)
  const pending = position !== null && !(await caughtUp(services, types, position))
  return { position, pending, viewer: await read() }
}

export const accessRecoveryResolvers: Resolvers = {
  Query: {
    async accessRecoveries(_, __, context) {
      allowedTo('recoverAccess', context)
      const open = await context.services.reads.openAccessRecoveries()
      const members = await Promise.all(open.map(({ member }) => memberNamed(context, member)))
      return open.filter((_, index) => refusedFor(members[index]!, context) === null)
    },
  },
  User: {
    accessRecovery: ({ id }, _, { viewer, loaders }) =>
      viewer?.id === id ? loaders.accessRecoveries.load(id) : null,
  },
  MemberAdministration: {
    recovery: (member, _, context) =>
      refusedFor(member, context) === null ? context.loaders.accessRecoveries.load(member.id) : null,
    recoveryRefusal: (member, _, context) => recoveryRefusal(member, context),
    recoveryNeedsSecond: ({ role }) => isStaff(role),
    hasSecondFactor: (member, _, context) =>
      refusedFor(member, context) === null ? isFactorOn(context.services.sql, member.id) : null,
  },
  AccessRecovery: {
    id: ({ request }) => RECOVERY + request,
    user: ({ member }, _, context) => memberNamed(context, member),
    way: ({ way }) => (way === 'email' ? 'EMAIL' : 'SECOND_FACTOR'),
    by: ({ by, member }, _, context) => (context.viewer?.id === member ? null : memberNamed(context, by)),
    at: ({ requestedAt }) => requestedAt,
    email: async (row, _, context) => textOf((await wordsOf(row, context))?.email),
    reason: async (row, _, context) => textOf((await wordsOf(row, context))?.reason),
    canConfirm: async ({ member, by, due }, _, context) =>
      due === null &&
      by !== context.viewer?.id &&
      refusedFor(await memberNamed(context, member), context) === null,
  },
  Mutation: {
    recoverAccess,
    confirmAccessRecovery: (_, args, context, info) => decide('confirmRecovery', args, context, info),
    stopAccessRecovery: (_, args, context, info) => decide('stopRecovery', args, context, info),
    keepAccess,
  },
}
