import { refusal, type Refusal } from '../authorise.ts'
import { roles, type RoleId } from '../roles.ts'
import type { Viewer } from '../visibility.ts'

/** Height of each role: who acts on a member stands above the member. Spammers count like members. */
const heights: Readonly<Record<RoleId, number>> = {
  [roles.superAdmin]: 5,
  [roles.administrator]: 4,
  [roles.communityTech]: 3,
  [roles.moderator]: 2,
  [roles.member]: 1,
  [roles.spammer]: 1,
}

/**
 * Something that administrators do about another member's account; `recoverAccess` replaces a lost email address or
 * removes a lost second factor.
 */
export type PeopleAction =
  | { name: 'changeRole'; to: RoleId }
  | { name: 'giveBadge' | 'giveAward' | 'grantAnalyst' | 'recoverAccess' }

/** A member, as far as these rules depend on it. */
interface Person {
  id: string
  role: RoleId
}

const isGivenBySuperAdmins = (action: PeopleAction): boolean =>
  action.name === 'grantAnalyst' ||
  (action.name === 'changeRole' && heights[action.to] >= heights[roles.communityTech])

/** The reason for which an administrator may not do something about a member's account; null if it is allowed. */
function peopleRefusal(actor: Person, member: Person, action: PeopleAction): string | null {
  if (action.name === 'changeRole' && (member.role === roles.spammer || action.to === roles.spammer))
    return 'Mark a member as spam, or undo this, with a decision on their profile.'
  if (actor.id === member.id) return "You can't change this for yourself. Ask a super admin."
  if (action.name === 'recoverAccess' && heights[actor.role] < heights[roles.administrator])
    return 'Only administrators and super admins can let a member back in.'
  if (member.role === roles.superAdmin)
    return action.name === 'giveBadge' || action.name === 'giveAward'
      ? 'Nobody stands above a super admin, so these stay as they are.'
      : "The network's operator changes this for a super admin, with npm run member."
  if (heights[actor.role] <= heights[member.role])
    return "Your role doesn't stand above this member's. Ask a super admin."
  if (isGivenBySuperAdmins(action) && actor.role !== roles.superAdmin)
    return action.name === 'grantAnalyst'
      ? 'Only a super admin can grant or revoke analyst access.'
      : 'Only a super admin can give this role.'
  return null
}

/**
 * Decides if a viewer may do something about a member's account: null if it is allowed,
 * otherwise the reason for the refusal.
 */
export function memberRefusal(action: PeopleAction, member: Person, viewer: Viewer): Refusal | null {
  const refused = refusal(action.name, viewer)
  if (refused || !viewer) return refused
  const reason = peopleRefusal(viewer, member, action)
  return reason === null ? null : { code: 'FORBIDDEN', message: reason }
}

/** True for roles whose access a second administrator must confirm to recover. */
export const isStaff = (role: RoleId): boolean => heights[role] > heights[roles.member]

/** Time in which a member can stop an administrator's change of the ways to log in, in hours. */
export const STOP_HOURS = 72
/** Time in which a second administrator can confirm such a change, in hours. */
export const CONFIRM_HOURS = 7 * 24
