import { graphql } from 'react-relay'
import { useCommand } from '../relay/useCommand.ts'
import type { useFollowMutation } from './__generated__/useFollowMutation.graphql.ts'

/** Follows or unfollows a member, and confirms this with a toast (spec §4 Follow button). */
export function useFollow() {
  const [run, isBusy] = useCommand<useFollowMutation>(graphql`
    mutation useFollowMutation($isFollowing: Boolean!, $userId: ID!) {
      updateFollow(isFollowing: $isFollowing, userId: $userId) {
        user {
          id
          isFollowed
          followerCount
        }
      }
    }
  `)
  const follow = ({ id, username, isFollowed }: { id: string; username: string; isFollowed: boolean }) => {
    const done = isFollowed ? `You are no longer following ${username}` : `You're now following ${username}`
    void run({ isFollowing: !isFollowed, userId: id }, { done })
  }
  return [follow, isBusy] as const
}
