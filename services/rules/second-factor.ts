import { roles, type RoleId } from './roles.ts'

/** Names of the roles of which a site can demand a second factor (setting `second_factor`). */
const roleOf = {
  administrators: roles.administrator,
  moderators: roles.moderator,
  super_administrators: roles.superAdmin,
  community_techs: roles.communityTech,
} as const

/** Roles that a value of the setting `second_factor` demands a second factor of. */
export const demandedBy = (value: unknown): RoleId[] => {
  const set = new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
  return Object.entries(roleOf).flatMap(([name, role]) => (set.get(name) === true ? [role] : []))
}

/** Role with which a member acts, and the role that the member may not use before adding a second factor, if any. */
interface Acting {
  role: RoleId
  withheld?: RoleId
}

/**
 * Role with which a member may act: without a second factor that any site demands for the role, that of a plain member.
 * Roles belong to the network, so a demand of one site counts on every site.
 */
export const actingRole = (role: RoleId, hasFactor: boolean, demanded: readonly RoleId[]): Acting =>
  hasFactor || !demanded.includes(role) ? { role } : { role: roles.member, withheld: role }
