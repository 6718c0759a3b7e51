import { graphql, useMutation } from 'react-relay'
import { failureText } from '../relay/errors.ts'
import { toast } from '../ui/overlays/toast.ts'
import type { useFollowMutation } from './__generated__/useFollowMutation.graphql.ts'

/** Turns following a member on and off; the toast tells which (spec §4 Follow button). */
export function useFollow() {
  const [commit, isBusy] = useMutation<useFollowMutation>(graphql`
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
    commit({
      variables: { isFollowing: !isFollowed, userId: id },
      onCompleted: () =>
        toast(isFollowed ? `You are no longer following ${username}` : `You're now following ${username}`),
      onError: (error) => toast(failureText(error), 'error'),
    })
  }
  return [follow, isBusy] as const
}
