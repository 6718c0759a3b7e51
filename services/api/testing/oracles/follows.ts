import { cursorOf } from '../../../../projections/page.ts'
import { members } from '../../../../projections/testing/world.ts'
import { isHiddenByBlock, isMemberVisible } from '../../../rules/visibility.ts'
import { whole, type Oracle } from '../oracle.ts'
import { isBlockBetween, pageIn } from '../reads.ts'

export const follows: Oracle = {
  reads(history, memory) {
    const { follows, members } = memory
    const times = new Map<string, Date>()
    for (const { type, data, metadata } of history)
      if (type === 'MemberFollowed')
        times.set(`${data.follower} ${data.followed}`, new Date(metadata.occurredAt))
    return {
      followedBy: async (follower, ids) => ids.filter((id) => follows.has(`${follower} ${id}`)),
      followersOf: async (followed, ids) => ids.filter((id) => follows.has(`${id} ${followed}`)),
      followsPage: async (viewer, side, page) =>
        pageIn(
          [...members.values()]
            .flatMap((other) => {
              const pair = side === 'following' ? `${viewer.id} ${other.id}` : `${other.id} ${viewer.id}`
              if (!follows.has(pair) || !isMemberVisible(other, viewer)) return []
              if (isHiddenByBlock(viewer, isBlockBetween(memory, viewer, other.id))) return []
              const followedAt = times.get(pair)!
              return [{ member: other.id, followedAt, cursor: cursorOf(followedAt, other.id) }]
            })
            .toSorted(
              (a, b) => Number(b.followedAt) - Number(a.followedAt) || (a.member > b.member ? -1 : 1),
            ),
          page,
        ),
    }
  },
  ask: async (reads) => ({
    pairs: await Promise.all(
      members.flatMap((member) =>
        [reads.followedBy, reads.followersOf].map(async (read) => (await read(member, members)).toSorted()),
      ),
    ),
    lists: await Promise.all(
      members.flatMap((id) =>
        (['following', 'followers'] as const).map((side) => {
          const viewer = { id, role: 3, verified: true, analyst: false } as const
          return whole((cursor) => reads.followsPage(viewer, side, { size: 2, cursor }))
        }),
      ),
    ),
  }),
}
