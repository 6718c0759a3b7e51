import { z } from 'zod'
import { defineEvents, next, personal, v1 } from './define.ts'
import { MemberId } from './kinds.ts'

/** Role ids (spec §6). */
export const RoleId = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
])

/** A member of the network (spec §3 User). Stream: member-<id>. */
export const accountEvents = defineEvents({
  MemberRegistered: v1(
    z.object({
      member: MemberId,
      /** Null for imported members: nobody writes to them. */
      email: personal(z.string().nullable(), 'member'),
      username: personal(z.string(), 'member'),
      slug: personal(z.string(), 'member'),
      firstName: personal(z.string().nullable(), 'member'),
      lastName: personal(z.string().nullable(), 'member'),
      /** Version of the terms and privacy wording that was on screen; null for imported members. */
      agreedWording: z.string().nullable(),
    }),
  ),
  EmailVerificationRequested: v1(z.object({ member: MemberId })),
  /** `by` tells how it was shown that the account is a person's. */
  MemberVerified: v1(z.object({ member: MemberId, by: z.enum(['email', 'import', 'seed']) })),
  UsernameChanged: next(
    v1(
      z.object({
        member: MemberId,
        username: personal(z.string(), 'member'),
        slug: personal(z.string(), 'member'),
      }),
    ),
    z.object({
      member: MemberId,
      username: personal(z.string(), 'member'),
      slug: personal(z.string(), 'member'),
      /** When it may be changed again; null at any time. */
      renamingFrom: z.iso.datetime().nullable(),
    }),
    (data) => ({ ...data, renamingFrom: null }),
  ),
  RoleChanged: v1(z.object({ member: MemberId, role: RoleId })),
  /** The grant to ask questions of the whole history, beside any role; it opens nothing personal. */
  AnalystGranted: v1(z.object({ member: MemberId })),
  AnalystRevoked: v1(z.object({ member: MemberId })),
})
