import { isAdmin, roles, type RoleId } from '../roles.ts'

/**
 * Badges that administrators give, by rank, with their labels (spec §3 Badges). The other primary badges follow from
 * the role.
 */
export const givenBadges = {
  primary: { contributor: 'Contributor' },
  secondary: {
    digital_creator: 'Digital Creator',
    healthcare_provider: 'Healthcare Provider',
    patient_leader: 'Patient Leader',
  },
} as const

export type PrimaryBadge = keyof typeof givenBadges.primary
export type SecondaryBadge = keyof typeof givenBadges.secondary
export type GivenBadge = PrimaryBadge | SecondaryBadge

export const badgeLabels: Readonly<Record<GivenBadge, string>> = {
  ...givenBadges.primary,
  ...givenBadges.secondary,
}

export const isPrimary = (name: string): name is PrimaryBadge => Object.hasOwn(givenBadges.primary, name)
export const isSecondary = (name: string): name is SecondaryBadge =>
  Object.hasOwn(givenBadges.secondary, name)

/** Roles of the system before this one that a member can have had (spec §3 User). */
export const legacyRoles = ['administrator', 'editor', 'author', 'contributor', 'subscriber'] as const
export type LegacyRole = (typeof legacyRoles)[number]

/** True for members whose tooltip leads to their articles, by the label of the badge (spec §2 Screens and widgets). */
export const isWriter = (badge: string, legacyRole: LegacyRole | null): boolean =>
  badge.endsWith(givenBadges.primary.contributor) ||
  legacyRole === 'author' ||
  legacyRole === 'contributor' ||
  legacyRole === 'administrator'

/** Roles that administrators give; a spammer is marked by a decision, which can be appealed against. */
export const givenRoles = {
  [roles.member]: 'Member',
  [roles.moderator]: 'Moderator',
  [roles.communityTech]: 'Community Tech',
  [roles.administrator]: 'Administrator',
  [roles.superAdmin]: 'Super Admin',
} as const satisfies Partial<Record<RoleId, string>>

type GivenRole = keyof typeof givenRoles

export const isGivenRole = (id: number): id is GivenRole => Object.hasOwn(givenRoles, id)

/** Label of the primary badge of a member (spec §3 Badges). */
export function badgeOf(role: RoleId, primary: PrimaryBadge | null = null): string {
  if (isAdmin(role)) return 'Community Admin'
  const given = primary === null ? null : badgeLabels[primary]
  if (role === roles.moderator) return given === null ? 'Moderator' : `Moderator & ${given}`
  return given ?? 'Member'
}
