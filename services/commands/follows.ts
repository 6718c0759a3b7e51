import type { MemberId } from '../../events/kinds.ts'
import { refusal } from '../rules/authorise.ts'
import type { Viewer } from '../rules/visibility.ts'
import { actingMember, Rejected, reject, type Decider } from './frame/decider.ts'
import { actorNeed, isGone, memberNeed, type MemberFacts } from './frame/facts.ts'
import { followFacts, followStream } from './frame/visible.ts'

interface FollowCommand {
  name: 'follow' | 'unfollow'
  followed: MemberId
}

export const follows: Decider<
  { following: boolean },
  FollowCommand,
  { actor: Viewer; followed: MemberFacts }
> = {
  emits: {
    follow: ['MemberFollowed'],
    unfollow: ['MemberUnfollowed'],
  },
  ...followFacts,
  creates: ({ name }) => name === 'follow',
  stream: ({ followed }, intent) => followStream(actingMember(intent), followed),
  needs: ({ followed }, intent) => ({ actor: actorNeed(intent), followed: memberNeed(followed) }),
  decide(state, { name, followed }, known, intent) {
    const refused = refusal('follow', known.actor)
    if (refused) return new Rejected(refused)
    const follower = actingMember(intent)
    if (follower === followed) return reject('INVALID', 'You cannot follow yourself')
    if (!known.followed.registered) return reject('NOT_FOUND', 'Member not found')
    if (name === 'follow' && isGone(known.followed)) return reject('NOT_FOUND', 'Member not found')
    if (state.following === (name === 'follow')) return []
    return [{ type: name === 'follow' ? 'MemberFollowed' : 'MemberUnfollowed', data: { follower, followed } }]
  },
}
