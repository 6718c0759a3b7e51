import type { MemberId } from '../../../../events/kinds.ts'
import { EDITORIAL_TEAM } from '../../../rules/profiles/editorial-team.ts'
import { roles } from '../../../rules/roles.ts'
import { isMemberVisible, type Viewer } from '../../../rules/visibility.ts'
import type { ContentRow, MemberRow } from '../../reads.ts'
import type { GraphContext } from '../frame/context.ts'

/** True if the viewer can see a member: erased members are hidden, and spammers except from moderators. */
export const isAvailable = (member: MemberRow, { viewer }: { viewer: Viewer }): boolean =>
  member.username !== null && isMemberVisible(member, viewer)

/** Row for a member whom the read model does not contain: shown as removed, except the editorial team, which is none. */
const unknown = (id: MemberId): MemberRow => ({
  id,
  username: id === EDITORIAL_TEAM ? 'Editorial Team' : null,
  slug: null,
  firstName: null,
  lastName: null,
  email: null,
  wantedEmail: null,
  subscribed: false,
  refusesMail: false,
  role: roles.member,
  verified: false,
  analyst: false,
  audiences: {},
  home: null,
  picture: null,
  primaryBadge: null,
  secondaryBadge: null,
  legacyRole: null,
  registeredAt: new Date(0),
  followers: 0,
  following: 0,
})

export const memberNamed = async (
  { loaders }: Pick<GraphContext, 'loaders'>,
  id: MemberId,
): Promise<MemberRow> => (await loaders.members.load(id)) ?? unknown(id)

export const membersNamed = (
  context: Pick<GraphContext, 'loaders'>,
  ids: readonly MemberId[],
): Promise<MemberRow[]> => Promise.all(ids.map((id) => memberNamed(context, id)))

/** Author of a row; without a name if the row's text is removed, even where the read model of members still has it. */
export async function authorNamed(
  context: Pick<GraphContext, 'loaders'>,
  { author, body }: Pick<ContentRow, 'author' | 'body'>,
): Promise<MemberRow> {
  const row = await memberNamed(context, author)
  const nameless = {
    username: null,
    slug: null,
    firstName: null,
    lastName: null,
    email: null,
    wantedEmail: null,
    picture: null,
  }
  return body === null ? { ...row, ...nameless } : row
}

/** True if this site, or the site where a member registered, restricts messages (docs/decisions/messaging.md). */
export async function isRestricted({ home }: MemberRow, context: GraphContext): Promise<boolean> {
  const { site, viewer, loaders, services } = context
  const own = viewer && (await loaders.members.load(viewer.id))
  const homes = await Promise.all([home, own?.home].map(async (id) => (id ? services.sites.byId(id) : null)))
  return [site, ...homes].some((asked) => asked?.features.includes('restrict_private_messaging'))
}
