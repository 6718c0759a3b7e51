import { audienceOf, mayRead } from '../../../rules/profiles/privacy.ts'
import type { ProfileFieldName } from '../../../rules/profiles/fields.ts'
import { isModerator } from '../../../rules/roles.ts'
import type { MemberRow } from '../../reads.ts'
import type { GraphContext } from '../frame/context.ts'
import { isAvailable } from './members.ts'

/** True if the viewer may read a field of a member's profile: `mayRead` with facts that are loaded as they are needed. */
export async function shows(
  field: ProfileFieldName,
  owner: MemberRow,
  context: Pick<GraphContext, 'viewer' | 'loaders'>,
): Promise<boolean> {
  const { viewer, loaders } = context
  if (!isAvailable(owner, context)) return false
  const audience = audienceOf(field, owner.audiences)
  const allows = (isFollowed: boolean, isBlocked: boolean) =>
    mayRead(field, audience, { viewer, owner, isFollowed, isBlocked })
  // Facts about the two can neither help nor hinder.
  if (viewer === null || allows(true, false) === allows(false, true)) return allows(false, false)
  const asked = { args: viewer.id, key: owner.id }
  const [isFollowed, isBlocked] = await Promise.all([
    audience === 'followed' && loaders.followers.load(asked),
    loaders.blocks.load(asked),
  ])
  return allows(isFollowed === true, isBlocked === true)
}

/**
 * True if the viewer may read a member's status updates: their audience, and moderators, as they decide on all content
 * (docs/decisions/profiles.md#status-updates).
 */
export const showsStatuses = async (
  owner: MemberRow,
  context: Pick<GraphContext, 'viewer' | 'loaders'>,
): Promise<boolean> => isModerator(context.viewer?.role ?? null) || shows('statuses', owner, context)
