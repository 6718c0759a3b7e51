import { z } from 'zod'
import { defineEvents, next, personal, v1 } from '../define.ts'
import { MemberId, SiteId } from '../ids.ts'

/** Role ids (spec §6). */
const RoleId = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)])

const registered = z.object({
  member: MemberId,
  /**
   * The address as the person typed it; not verified until MemberVerified. Null for imported members, who get no mail.
   */
  email: personal(z.string().nullable(), 'member'),
  username: personal(z.string(), 'member'),
  slug: personal(z.string(), 'member'),
  firstName: personal(z.string().nullable(), 'member'),
  lastName: personal(z.string().nullable(), 'member'),
})

/** Path on the site to open after the link of a verification mail; null for the home page. */
const verificationRedirect = personal(z.string().nullable(), 'member')

/** The site, version and language of the wording (SiteWordingPublished) that a person agreed to. */
export const Agreed = z.object({ site: SiteId, version: z.int(), language: z.string() })
export type Agreed = z.output<typeof Agreed>

/** A member of the network (spec §3 User). Stream: member-<id>. */
export const accountEvents = defineEvents({
  /** Version 1 stored `agreedWording: '1'` although the form showed no wording, so the upcast yields null. */
  MemberRegistered: next(
    v1(registered.extend({ agreedWording: z.string().nullable() })),
    registered.extend({
      /** Null when the form showed no wording. */
      agreed: Agreed.nullable(),
      verificationRedirect,
      /** The account is erased at this time if it is still unverified; null if it does not expire. */
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
  /** `by` is the action that proved that the person owns the account. */
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
      /** Earliest time of the next change of username; null: at once. */
      renamingFrom: z.iso.datetime().nullable(),
    }),
    (data) => ({ ...data, renamingFrom: null }),
  ),
  RoleChanged: v1(z.object({ member: MemberId, role: RoleId })),
  /** Permission to query the whole history, independent of the role; it gives no access to personal data. */
  AnalystGranted: v1(z.object({ member: MemberId })),
  AnalystRevoked: v1(z.object({ member: MemberId })),
})
