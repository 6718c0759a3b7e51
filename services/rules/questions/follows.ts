import { askables } from './define.ts'

export const followQuestions = askables('Follows and messages', {
  MemberFollowed: { words: 'Followed a member', by: 'follower' },
  MemberUnfollowed: { words: 'Unfollowed a member', by: 'follower' },
})
