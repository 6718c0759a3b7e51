import type { MemberId } from '../../../../events/kinds.ts'
import { roles } from '../../../rules/roles.ts'
import type { ContentRow, MemberRow } from '../../reads.ts'
import type { GraphContext } from '../context.ts'

/** Whether a member is erased: nothing personal is left of one. */
export const isRemoved = ({ username }: MemberRow): boolean => username === null

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
