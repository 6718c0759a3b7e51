import type { MemberId } from '../../../../events/kinds.ts'
import { roles } from '../../../rules/roles.ts'
import { isMemberVisible } from '../../../rules/visibility.ts'
import type { ContentRow, MemberRow } from '../../reads.ts'
import type { GraphContext } from '../frame/context.ts'

/** Whether a member is there for the viewer: neither erased, nor a spammer whom only moderators see. */
export const isAvailable = (member: MemberRow, { viewer }: Pick<GraphContext, 'viewer'>): boolean =>
  member.username !== null && isMemberVisible(member, viewer)

/** A member that its read model does not know, or not yet: shown like one who was removed. */
const unknown = (id: MemberId): MemberRow => ({
  id,
  username: null,
  slug: null,
  firstName: null,
  lastName: null,
  email: null,
  role: roles.member,
  verified: false,
  analyst: false,
  home: null,
  registeredAt: new Date(0),
  followers: 0,
  following: 0,
})

/** A member whom another row names. */
export const memberNamed = async (
  { loaders }: Pick<GraphContext, 'loaders'>,
  id: MemberId,
): Promise<MemberRow> => (await loaders.members.load(id)) ?? unknown(id)

/** Members whom another row names, in its order. */
export const membersNamed = (
  context: Pick<GraphContext, 'loaders'>,
  ids: readonly MemberId[],
): Promise<MemberRow[]> => Promise.all(ids.map((id) => memberNamed(context, id)))

/** Who wrote something. Its text goes with its author: whatever the read model of members says yet, so does the name. */
export async function authorNamed(
  context: Pick<GraphContext, 'loaders'>,
  { author, body }: Pick<ContentRow, 'author' | 'body'>,
): Promise<MemberRow> {
  const row = await memberNamed(context, author)
  const nameless = { username: null, slug: null, firstName: null, lastName: null, email: null }
  return body === null ? { ...row, ...nameless } : row
}

/**
 * Whether messages between the viewer and a member are restricted: by the site that is asked, or by the one on which
 * either of the two registered (docs/decisions/messaging.md#restricted-messages).
 */
export async function isRestricted({ home }: MemberRow, context: GraphContext): Promise<boolean> {
  const { site, viewer, loaders, services } = context
  const own = viewer && (await loaders.members.load(viewer.id))
  const homes = await Promise.all([home, own?.home].map(async (id) => (id ? services.sites.byId(id) : null)))
  return [site, ...homes].some((asked) => asked?.features.includes('restrict_private_messaging'))
}
