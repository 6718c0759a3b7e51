import { z } from 'zod'
import { defineEvents, next, personal, v1 } from './define.ts'
import { MemberId, SiteId } from './ids.ts'

/** Role ids (spec §6). */
export const RoleId = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
])

const registered = z.object({
  member: MemberId,
  /** As it was typed: whose it is shows when it is verified. Null for imported members: nobody writes to them. */
  email: personal(z.string().nullable(), 'member'),
  username: personal(z.string(), 'member'),
  slug: personal(z.string(), 'member'),
  firstName: personal(z.string().nullable(), 'member'),
  lastName: personal(z.string().nullable(), 'member'),
})

/** Path of the site to which the link of a verification mail leads on; null: home. */
const verificationRedirect = personal(z.string().nullable(), 'member')

/** The wording that a person agreed to: SiteWordingPublished of that site and version. */
export const Agreed = z.object({ site: SiteId, version: z.int(), language: z.string() })
export type Agreed = z.output<typeof Agreed>

/** A member of the network (spec §3 User). Stream: member-<id>. */
export const accountEvents = defineEvents({
  /**
   * The first version had `agreedWording`, which was '1' for everybody who registered on a form: that form showed no
   * wording, so it reads as nothing agreed to.
   */
  MemberRegistered: next(
    v1(registered.extend({ agreedWording: z.string().nullable() })),
    registered.extend({
      /** What was on screen; null where no wording was shown. */
      agreed: Agreed.nullable(),
      verificationRedirect,
      /** From then on the account lapses, unless it is verified; null: never. */
      lapsesAt: z.iso.datetime().nullable(),
    }),
    ({ agreedWording: _, ...data }) => ({
      ...data,
      agreed: null,
      verificationRedirect: null,
      lapsesAt: null,
    }),
  ),
  EmailVerificationRequested: next(
    v1(z.object({ member: MemberId })),
    z.object({ member: MemberId, verificationRedirect }),
    (data) => ({ ...data, verificationRedirect: null }),
  ),
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
