import type { Happenings, Make } from '../happening.ts'

const turn =
  (type: 'MemberFollowed' | 'MemberUnfollowed'): Make =>
  ({ made }, { by, other }) => {
    const key = `follow ${by} ${other}`
    const isFollowing = type === 'MemberFollowed'
    if (made.has(key) === isFollowing) return null
    if (isFollowing) made.set(key, by)
    else made.delete(key)
    return { type, data: { follower: by, followed: other } }
  }

export const follows: Happenings = {
  steps: { follow: turn('MemberFollowed'), unfollow: turn('MemberUnfollowed') },
  stream: ({ data }) => ('followed' in data ? `follow-${data.follower}-${data.followed}` : null),
}
