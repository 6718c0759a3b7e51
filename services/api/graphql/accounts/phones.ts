import { streamOf } from '../../../../events/kinds.ts'
import { accounts } from '../../../commands/accounts.ts'
import { codeHash, phoneKey } from '../../../commands/names/codes.ts'
import { phoneIn, phones } from '../../../commands/names/phones.ts'
import { codesLately, MAX_CODES_PER_NUMBER, tryCode } from '../../../operational/phone-codes.ts'
import { messages, Phone, VerificationCode } from '../../../rules/fields.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import type { GraphContext, Member } from '../frame/context.ts'
import { allowed, failure } from '../frame/errors.ts'
import { carryOut } from '../frame/mutate.ts'
import { refuseOften } from './settings.ts'

const phoneOf = async ({ services }: GraphContext, { id }: Pick<Member, 'id'>) =>
  phoneIn(await services.log.read(streamOf(id)))

/** Throws if a code cannot be sent to the number, for which the viewer may have to wait. */
async function mayReceive(context: GraphContext, phone: string): Promise<void> {
  const { services, viewer } = context
  const { sendsTexts, sql, tools } = services
  if (!sendsTexts) throw failure('FORBIDDEN', 'Text messages are not available. Please verify via email.')
  if (viewer?.verified) return
  if ((await codesLately(sql, phoneKey(tools.pepper, phone))) >= MAX_CODES_PER_NUMBER)
    throw failure(
      'TOO_MANY',
      "We've sent several codes to this number. Please verify via email, or try again tomorrow.",
    )
  await refuseOften(context, 'texts', context.network ?? 'unknown')
}

export const phoneResolvers: Resolvers = {
  User: {
    phoneNumber: (member, _, context) => (context.viewer?.id === member.id ? phoneOf(context, member) : null),
  },

  Site: {
    verifiesByText: (_, __, { services }) => services.sendsTexts,
  },

  Mutation: {
    async setPhone(_, { phoneNumber }, context, info) {
      allowed('verifySelf', context)
      const { data: phone } = Phone.safeParse(phoneNumber)
      if (phone === undefined) throw failure('INVALID', messages.ownPhone)
      await mayReceive(context, phone)
      return carryOut(context, info, phones, { name: 'setPhone', phone })
    },
    async resendPhoneVerification(_, __, context, info) {
      const phone = await phoneOf(context, allowed('verifySelf', context))
      if (phone !== null) await mayReceive(context, phone)
      return carryOut(context, info, phones, { name: 'requestPhoneVerification' })
    },
    async verifyPhone(_, { code }, context, info) {
      const { id: member } = allowed('verifySelf', context)
      const { sql, tools } = context.services
      if (!VerificationCode.safeParse(code).success) return false
      const phone = await phoneOf(context, { id: member })
      if (phone === null) throw failure('INVALID', messages.ownPhone)
      const { pepper } = tools
      const hash = codeHash(pepper, { member, code })
      const isCorrect = await tryCode(sql, { member, phone: phoneKey(pepper, phone), hash })
      if (isCorrect === null)
        throw failure('CONFLICT', 'This code no longer works. Please request a new one.')
      if (isCorrect) await carryOut(context, info, accounts, { name: 'verify', member, by: 'phone' })
      return isCorrect
    },
  },
}
