import { hash } from 'node:crypto'
import { z } from 'zod'
import { Email, EmailOrUsername, NewPassword, Password, PersonName, Username } from '../../rules/fields.ts'
import { avatarOf } from '../../rules/images/sizes.ts'
import { receivesEmails } from '../../rules/mail.ts'
import { badgeLabels, badgeOf, legacyRoles } from '../../rules/profiles/badges.ts'
import type { MemberRow } from '../reads.ts'

/** Schema of an optional form field, which is treated as missing if it is empty. */
const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullish())

/** Schema of the path on this host to which a link continues; an invalid path is replaced by the home page. */
export const Onward = z.string().max(1000)

/** Schema of the body of POST /api/auth/register (spec §7). */
export const RegisterBody = z.strictObject({
  fname: optional(PersonName),
  lname: optional(PersonName),
  username: optional(Username),
  email: Email,
  password: NewPassword,
  recaptcha_token: z.string().max(5000).nullish(),
  wording: z.strictObject({ version: z.int(), language: z.string().max(35) }).nullish(),
  initiator: z.string().max(200).nullish(),
  /** Path on this host that opens after the verification by the link in the mail. */
  verification_redirect: optional(Onward),
})

/** Schema of the body of POST /api/auth/identity/callback (spec §7). */
export const LoginBody = z.strictObject({
  email: Email,
  password: Password,
  remember_me: z.boolean().nullish(),
  recaptcha_token: z.string().max(5000).nullish(),
  initiator: z.string().max(200).nullish(),
})

export const RequestResetBody = z.strictObject({
  email_or_username: EmailOrUsername,
  recaptcha_token: z.string().max(5000).nullish(),
})

/** Schema of the body of POST /api/auth/reset-password (spec §7). */
export const ResetBody = z.strictObject({
  email_or_username: z.string().trim().min(1).max(600),
  reset_key: z.string().max(100),
  password: NewPassword,
})

const Avatar = z.object({
  header: z.string(),
  thumb: z.string(),
  profileTooltip: z.string(),
  medium: z.string(),
  large: z.string(),
  full: z.string(),
  alt: z.string().nullable(),
  color: z.string(),
})

/** The logged-in member in the form that REST responses have (spec §3 User). */
export const SessionUser = z.object({
  id: z.string(),
  username: z.string(),
  slug: z.string(),
  fname: z.string().nullable(),
  lname: z.string().nullable(),
  email: z.string().nullable(),
  /** SHA-256 of the lowercase address, in hexadecimal; null without an address. */
  sha256Email: z.string().nullable(),
  isUpdatingEmail: z.boolean(),
  receiveEmails: z.boolean(),
  roleId: z.number(),
  badge: z.string(),
  /** Label of the badge; null if the member has none. */
  secondaryBadge: z.string().nullable(),
  legacyRole: z.enum(legacyRoles).nullable(),
  /** Null without a picture. */
  avatar: Avatar.nullable(),
  isDeleted: z.literal(false),
  socialSites: z.array(z.object({ id: z.string(), type: z.string(), url: z.string() })),
  isVerified: z.boolean(),
  hasDisorder: z.boolean(),
  hasSocialSite: z.boolean(),
  /** The log-in before the present one; null at a registration and a first log-in. */
  lastLoginAt: z.iso.datetime().nullable(),
  insertedAt: z.iso.datetime(),
})
export type SessionUser = z.output<typeof SessionUser>

const success = { status: z.literal('success'), user: SessionUser }
const error = { status: z.literal('error'), code: z.string(), message: z.string(), user: z.null() }

export const RegisterAnswer = z.discriminatedUnion('status', [
  z.object({ ...success, username_exists: z.literal(false) }),
  z.object({ ...error, username_exists: z.boolean() }),
])
export const SessionAnswer = z.discriminatedUnion('status', [z.object(success), z.object(error)])
/** Result of a log-in at a provider; the page gets it from the popup. */
export const ProviderAnswer = z.discriminatedUnion('status', [
  z.object({ ...success, isNew: z.boolean() }),
  z.object(error),
])
export type ProviderAnswer = z.output<typeof ProviderAnswer>
export const UnlinkBody = z.strictObject({ auth_account_id: z.string().max(100) })
export const UnlinkAnswer = z.object({ status: z.literal('success') })
export const RequestResetAnswer = z.object({ status: z.literal('success') })
export const LogOutQuery = z.object({ redirect: z.string().max(2000) })
export const WpLoginAnswer = z.object({ status: z.enum(['success', 'error']) })
export const LogOutAnswer = z.object({ redirect: z.string() })

/** The fields of a user that follow from the e-mail address. */
export const emailFields = (email: string | null): Pick<SessionUser, 'email' | 'sha256Email'> => ({
  email,
  sha256Email: email && hash('sha256', email.trim().toLowerCase()),
})

/** Facts about a member that are not in the member's row. */
type Beside = Pick<SessionUser, 'hasDisorder' | 'hasSocialSite' | 'socialSites'>

export const sessionUser = (row: MemberRow, beside: Beside): SessionUser => ({
  id: row.id,
  username: row.username ?? '',
  slug: row.slug ?? '',
  fname: row.firstName,
  lname: row.lastName,
  ...emailFields(row.email),
  isUpdatingEmail: row.wantedEmail !== null,
  receiveEmails: receivesEmails(row),
  roleId: row.role,
  badge: badgeOf(row.role, row.primaryBadge),
  secondaryBadge: row.secondaryBadge && badgeLabels[row.secondaryBadge],
  legacyRole: row.legacyRole,
  avatar: row.picture && avatarOf(row.id, row.picture),
  isDeleted: false,
  isVerified: row.verified,
  ...beside,
  lastLoginAt: null,
  insertedAt: row.registeredAt.toISOString(),
})
