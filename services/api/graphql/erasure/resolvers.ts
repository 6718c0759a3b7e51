import { MemberId } from '../../../../events/ids.ts'
import { administratorsIn } from '../../../../projections/members/queries.ts'
import { returnAsAdministrator, stepDown } from '../../../commands/administrators.ts'
import { erasureDue, erasures, type ErasureCommand } from '../../../commands/erasure.ts'
import { BusyError } from '../../../operational/passwords/hashing.ts'
import { may } from '../../../rules/authorise.ts'
import { Password } from '../../../rules/fields.ts'
import { urlFor } from '../../../rules/routes/links.ts'
import type { GraphQLResolveInfo } from 'graphql'
import type { Resolvers } from '../__generated__/resolvers.ts'
import { memberNamed } from '../members/members.ts'
import type { GraphContext } from '../frame/context.ts'
import { failure, signedIn, tooMany } from '../frame/errors.ts'
import { inWords } from '../../http/limiter.ts'
import { idArgument } from '../frame/ids.ts'
import { carryOut, carryOutSteps } from '../frame/mutate.ts'

const isAdmin = ({ viewer }: GraphContext) => may('holdErasure', viewer)

/** Throws unless `password` is the viewer's, because an open session alone must not suffice to delete an account. */
async function confirm({ services, viewer }: GraphContext, password: string): Promise<void> {
  const { success, data } = Password.safeParse(password)
  if (!success) throw failure('INVALID', 'Please enter your password')
  const who = signedIn({ viewer }).id
  const wait = await services.limiter.take('passwords', who)
  if (wait > 0) throw tooMany(`Too many attempts. Please try again in ${inWords(wait)}.`, wait)
  const matches = await services.credentials.matches(who, data).catch((error: unknown) => {
    throw error instanceof BusyError ? failure('TOO_MANY', error.message) : error
  })
  if (!matches) throw failure('INVALID', 'That password is incorrect. Please try again.')
  await services.limiter.restore('passwords', who)
}

type Hold = Extract<ErasureCommand, { name: 'holdErasure' | 'releaseErasure' }>

async function change(context: GraphContext, info: GraphQLResolveInfo, command: Hold) {
  const done = await carryOut(context, info, erasures, command)
  return { ...done, user: await memberNamed(context, command.member) }
}

export const erasureResolvers: Resolvers = {
  User: {
    deletion: ({ id }, _, context) =>
      context.viewer?.id === id || isAdmin(context) ? context.loaders.erasures.load(id) : null,
    lapsesAt: ({ id, verified }, _, { viewer, services }) =>
      viewer?.id === id && !verified ? services.reads.unverifiedExpiryOf(id) : null,
  },

  Deletion: {
    held: ({ heldAt }) => heldAt !== null,
    heldAt: ({ heldAt }, _, context) => (isAdmin(context) ? heldAt : null),
    heldBy: ({ heldBy }, _, context) => (isAdmin(context) && heldBy ? memberNamed(context, heldBy) : null),
    holdReason: ({ holdReason }, _, context) => (isAdmin(context) ? holdReason : null),
    receiptUrl: ({ member, due }, _, { viewer, services }) =>
      viewer?.id === member && due ? urlFor.erasureReceipt(services.receipts.tokenOf(member)) : null,
  },

  Query: {
    deletionGraceDays: (_, __, { services }) => services.graceDays,
    async erasureReceipt(_, { token }, { services }) {
      const found = await services.receipts.find(token)
      if (!found) return null
      const { requestedAt, erasedAt, unreadable, keyBackupsExpireAt } = found.receipt
      return {
        url: urlFor.erasureReceiptFile(token),
        publicKey: services.receipts.publicKey,
        requestedAt: new Date(requestedAt),
        erasedAt: new Date(erasedAt),
        events: unreadable.events,
        streams: unreadable.streams.length,
        backupsExpireAt: keyBackupsExpireAt === null ? null : new Date(keyBackupsExpireAt),
      }
    },
  },

  Mutation: {
    async delete_user(_, { password, skipGracePeriod }, context, info) {
      const { id: member } = signedIn(context)
      const { services } = context
      await confirm(context, password)
      const others = await administratorsIn(services.sql)
      const days = skipGracePeriod ? 0 : services.graceDays
      const done = await carryOutSteps(context, info, ({ dispatch }, intent) => {
        const due = erasureDue(intent.occurredAt, days)
        return [
          () => stepDown(dispatch, { member, others }, intent),
          () => dispatch(erasures, { name: 'requestErasure', due }, intent),
        ]
      })
      const row = await context.loaders.erasures.load(member)
      const isSignedOut = skipGracePeriod && !row?.heldAt
      const user = await memberNamed(context, member)
      if (isSignedOut) await services.sessions.endAll(member)
      const receiptUrl = urlFor.erasureReceipt(services.receipts.tokenOf(member))
      return { ...done, user, receiptUrl, isSignedOut }
    },
    async cancelDeletion(_, __, context, info) {
      const { id: member } = signedIn(context)
      const done = await carryOutSteps(context, info, ({ dispatch }, intent) => [
        () => returnAsAdministrator(dispatch, member, intent),
        () => dispatch(erasures, { name: 'cancelErasure' }, intent),
      ])
      return { ...done, user: await memberNamed(context, member) }
    },
    holdDeletion: (_, { userId, reason }, context, info) =>
      change(context, info, {
        name: 'holdErasure',
        member: idArgument(MemberId, userId, 'Member'),
        reason: reason.trim(),
      }),
    releaseDeletion: (_, { userId }, context, info) =>
      change(context, info, { name: 'releaseErasure', member: idArgument(MemberId, userId, 'Member') }),
  },
}
