import { members } from '../../../../projections/testing/world.ts'
import type { Oracle } from '../oracle.ts'

export const follows: Oracle = {
  reads: (_, { follows }) => ({
    followedBy: async (follower, ids) => ids.filter((id) => follows.has(`${follower} ${id}`)),
  }),
  ask: (reads) =>
    Promise.all(members.map(async (member) => (await reads.followedBy(member, members)).toSorted())),
}
