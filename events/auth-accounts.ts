import { z } from 'zod'
import { defineEvents, v1 } from './define.ts'
import { MemberId } from './ids.ts'

export const authProviders = ['google', 'facebook'] as const
export type AuthProvider = (typeof authProviders)[number]

/** Id of an account at a provider: a keyed hash of the provider and its id for the person. */
const account = z.string().regex(/^[0-9a-f]{64}$/)

/** Events of the accounts at providers with which a member can log in (spec §3 User). Stream: member-<id>. */
export const authAccountEvents = defineEvents({
  AuthAccountLinked: v1(
    z.object({
      member: MemberId,
      account,
      provider: z.enum(authProviders),
      /** True if the provider has verified the e-mail address of the member. */
      vouched: z.boolean(),
    }),
  ),
  AuthAccountUnlinked: v1(z.object({ member: MemberId, account })),
})
