import { graphql } from 'react-relay'
import { useCommands } from '../relay/useCommand.ts'
import type { useThreadChoiceFollowMutation } from './__generated__/useThreadChoiceFollowMutation.graphql.ts'
import type { useThreadChoiceSilenceMutation } from './__generated__/useThreadChoiceSilenceMutation.graphql.ts'

/** Returns functions that follow or silence a thread, or undo this. */
export function useThreadChoice(threadId: string) {
  const [run] = useCommands()
  const follow = (isFollowing: boolean) =>
    run<useThreadChoiceFollowMutation>(
      graphql`
        mutation useThreadChoiceFollowMutation($threadId: ID!, $isFollowing: Boolean!) {
          updateThreadFollow(threadId: $threadId, isFollowing: $isFollowing) {
            thread {
              id
              isFollowed
            }
          }
        }
      `,
      { threadId, isFollowing },
      { done: isFollowing ? "You're now following this thread" : 'You are no longer following this thread' },
    )
  const silence = (isSilenced: boolean) =>
    run<useThreadChoiceSilenceMutation>(
      graphql`
        mutation useThreadChoiceSilenceMutation($threadId: ID!, $isSilenced: Boolean!) {
          updateThreadSilence(threadId: $threadId, isSilenced: $isSilenced) {
            thread {
              id
              isSilenced
            }
          }
        }
      `,
      { threadId, isSilenced },
      {
        done: isSilenced
          ? 'No more notifications from this thread'
          : 'You get notifications from this thread again',
      },
    )
  return { follow, silence }
}
