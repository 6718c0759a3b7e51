import type { DisorderId } from '../../../../events/kinds.ts'
import type { MemberRow } from '../../reads.ts'
import { shows } from '../members/audience.ts'
import { membersNamed } from '../members/members.ts'
import type { GraphContext } from '../frame/context.ts'

/** Members who show everyone that they name a disorder, as far as the viewer may read it. */
export async function membersShowing(id: DisorderId, context: GraphContext): Promise<MemberRow[]> {
  const members = await membersNamed(context, await context.services.reads.membersShowing(id))
  const seen = await Promise.all(members.map((member) => shows('conditions', member, context)))
  return members.filter((_, index) => seen[index])
}
