import {
  audienceOf,
  mayRead,
  readsStatuses,
  ruledFor,
  type Onlooker,
} from '../../../rules/profiles/privacy.ts'
import type { ProfileFieldName } from '../../../rules/profiles/fields.ts'
import type { MemberRow } from '../../reads.ts'
import type { GraphContext } from '../frame/context.ts'
import { isAvailable } from './members.ts'

type Asking = Pick<GraphContext, 'viewer' | 'loaders'>

/** Applies a rule to the viewer and a member; what it needs to know of the two is loaded with that of others. */
const asked = (rule: (onlooker: Onlooker) => boolean, owner: MemberRow, { viewer, loaders }: Asking) =>
  ruledFor(rule, { viewer, owner }, async () => {
    const two = { args: viewer!.id, key: owner.id }
    const [isFollowed, isBlocked] = await Promise.all([loaders.followers.load(two), loaders.blocks.load(two)])
    return { isFollowed: isFollowed === true, isBlocked: isBlocked === true }
  })

/** True if the viewer may read a field of a member's profile. */
export async function shows(field: ProfileFieldName, owner: MemberRow, context: Asking): Promise<boolean> {
  if (!isAvailable(owner, context)) return false
  const audience = audienceOf(field, owner.audiences)
  return asked((onlooker) => mayRead(field, audience, onlooker), owner, context)
}

/** True if the viewer may read a member's status updates. */
export function mayReadStatuses(owner: MemberRow, context: Asking): Promise<boolean> {
  const audience = audienceOf('statuses', owner.audiences)
  const isErased = owner.username === null
  return asked((onlooker) => readsStatuses(audience, onlooker, { isErased }), owner, context)
}
