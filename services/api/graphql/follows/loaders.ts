import type { MemberId } from '../../../../events/kinds.ts'
import { defineLoaders } from '../frame/batching.ts'

export const followLoaders = defineLoaders(({ reads, byArgs }) => ({
  followed: byArgs(async (follower: MemberId, members: MemberId[]) => {
    const followed = await reads.followedBy(follower, members)
    return new Map(followed.map((member) => [member, true as const]))
  }),
  /** True for members who follow the given one. */
  followers: byArgs(async (followed: MemberId, members: MemberId[]) => {
    const followers = await reads.followersOf(followed, members)
    return new Map(followers.map((member) => [member, true as const]))
  }),
}))
