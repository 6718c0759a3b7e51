import { z } from 'zod'
import { defineEvents, next, personal, v1 } from './define.ts'
import { MemberId, SiteId } from './ids.ts'

/** Ids of the roles that a member can have (spec §6). */
const RoleId = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)])

/** Those who may read a field of a profile; `followed` are those whom the member follows. */
const Audience = z.enum(['everyone', 'members', 'followed', 'me'])

const registered = z.object({
  member: MemberId,
  /**
   * E-mail address as typed at registration, verified only by MemberVerified. Null for imported members, who get no
   * mail.
   */
  email: personal(z.string().nullable(), 'member'),
  username: personal(z.string(), 'member'),
  slug: personal(z.string(), 'member'),
  firstName: personal(z.string().nullable(), 'member'),
  lastName: personal(z.string().nullable(), 'member'),
})

/** Path on the site that the link in the verification mail opens; null for the home page. */
const verificationRedirect = personal(z.string().nullable(), 'member')

/** Identifies the registration wording (SiteWordingPublished) that a person agreed to: site, version and language. */
export const Agreed = z.object({ site: SiteId, version: z.int(), language: z.string() })
export type Agreed = z.output<typeof Agreed>

const explained = z.object({
  member: MemberId,
  /** Reason that the administrator gave for the change. */
  reason: personal(z.string(), 'member'),
})

/** Events of a member of the network (spec §3 User). Stream: member-<id>. */
export const accountEvents = defineEvents({
  /** Version 1 stored `agreedWording: '1'` even if the form showed no wording, so the upcast sets it to null. */
  MemberRegistered: next(
    v1(registered.extend({ agreedWording: z.string().nullable() })),
    registered.extend({
      /** Wording that the form showed when the person registered; null if it showed none. */
      agreed: Agreed.nullable(),
      verificationRedirect,
      /** Time at which the account is erased if it is still unverified; null if the account does not expire. */
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
  /** `by` is the action with which the member proved ownership of the account. */
  MemberVerified: next(
    next(
      v1(z.object({ member: MemberId, by: z.enum(['email', 'import', 'seed']) })),
      z.object({ member: MemberId, by: z.enum(['email', 'import', 'seed', 'provider']) }),
      (data) => data,
    ),
    z.object({ member: MemberId, by: z.enum(['email', 'import', 'seed', 'provider', 'phone']) }),
    (data) => data,
  ),
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
      /** Earliest time at which the member can change the username again; null if that is possible at once. */
      renamingFrom: z.iso.datetime().nullable(),
    }),
    (data) => ({ ...data, renamingFrom: null }),
  ),
  /** The member gave a first and last name, or corrected them. */
  FullNameChanged: v1(
    z.object({
      member: MemberId,
      firstName: personal(z.string(), 'member'),
      lastName: personal(z.string(), 'member'),
    }),
  ),
  /** The member chose who may read a field of the profile (`services/rules/profiles/privacy.ts`); `setting` names the field. */
  PrivacySettingChanged: next(
    v1(z.object({ member: MemberId, setting: z.string(), isPrivate: z.boolean() })),
    z.object({ member: MemberId, setting: z.string(), audience: Audience }),
    ({ isPrivate, ...data }) => ({ ...data, audience: isPrivate ? 'me' : 'everyone' }),
  ),
  /** Somebody asked for a link to choose a new password, which is mailed to the address of the account. */
  PasswordResetRequested: v1(z.object({ member: MemberId, requestedAt: z.iso.datetime() })),
  /** The member chose a new password with a mailed link; all sessions ended. */
  PasswordReset: v1(z.object({ member: MemberId })),
  /** The member asked for another e-mail address, to which a link is mailed; `request` (UUID) identifies the link. */
  EmailChangeRequested: v1(
    z.object({ member: MemberId, email: personal(z.string(), 'member'), request: z.string() }),
  ),
  /** Why an operator asked for the change in the event before; the member can reach neither account nor mailbox. */
  EmailChangeExplained: v1(explained),
  EmailChangeCancelled: v1(z.object({ member: MemberId })),
  /** The member opened the link in the new inbox. All links to the former address are invalid from now on. */
  EmailChanged: v1(z.object({ member: MemberId, email: personal(z.string(), 'member') })),
  /** The member chose to receive newsletters, or not to. Members who never chose receive none. */
  NewslettersChosen: v1(z.object({ member: MemberId, subscribed: z.boolean() })),
  /** The member turned the second factor of log-ins on, or it was turned off by the member or an operator. */
  SecondFactorChanged: v1(
    z.object({ member: MemberId, on: z.boolean(), by: z.enum(['member', 'operator']) }),
  ),
  RoleChanged: v1(z.object({ member: MemberId, role: RoleId })),
  /** Why an administrator changed the role, in the event before. */
  RoleExplained: v1(explained),
  /** An analyst's permission to query the event history; independent of the role, without access to personal data. */
  AnalystGranted: v1(z.object({ member: MemberId })),
  AnalystRevoked: v1(z.object({ member: MemberId })),
  /** Why a super admin granted or revoked the permission, in the event before. */
  AnalystExplained: v1(explained),
})
