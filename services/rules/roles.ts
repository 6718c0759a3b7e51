/** Ids of the roles that a member can have (spec §6). */
export const roles = {
  administrator: 1,
  moderator: 2,
  member: 3,
  spammer: 4,
  superAdmin: 5,
  communityTech: 6,
} as const

export type RoleId = (typeof roles)[keyof typeof roles]

export const adminRoles: readonly RoleId[] = [roles.administrator, roles.superAdmin, roles.communityTech]

export const isAdmin = (role: RoleId | null): boolean => role !== null && adminRoles.includes(role)

/** Roles that may moderate: moderators and administrators (1, 2, 5 and 6, spec §6). */
export const isModerator = (role: RoleId | null): boolean => role === 2 || isAdmin(role)
