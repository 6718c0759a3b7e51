import { members } from '../../../../projections/testing/world.ts'
import type { Oracle } from '../oracle.ts'

export const follows: Oracle = {
  reads: (_, { follows }) => ({
    followedBy: async (follower, ids) => ids.filter((id) => follows.has(`${follower} ${id}`)),
    followersOf: async (followed, ids) => ids.filter((id) => follows.has(`${id} ${followed}`)),
  }),
  ask: (reads) =>
    Promise.all(
      members.flatMap((member) =>
        [reads.followedBy, reads.followersOf].map(async (read) => (await read(member, members)).toSorted()),
      ),
    ),
}
