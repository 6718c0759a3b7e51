import { subjectOf } from '../../../events/kinds.ts'
import type { Happenings, Moment } from '../happening.ts'

const thread = ({ by, thread }: Moment) => ({ member: by, thread: subjectOf(thread) })
const source = ({ by, other, thread, n }: Moment) => ({
  member: by,
  source: n % 2 ? subjectOf(thread) : subjectOf(other),
})

export const notices: Happenings = {
  steps: {
    readNotices: [
      2,
      (_, { by, thread, n }) => ({
        type: 'NoticesRead',
        data: {
          member: by,
          place: n % 3 ? subjectOf(thread) : null,
          through: new Date(Date.UTC(2026, 0, 1, 0, 0, n * 10)).toISOString(),
        },
      }),
    ],
    chooseChannels: (_, { by, n }) => ({
      type: 'NoticeChannelsChosen',
      data: {
        member: by,
        kind: n % 2 ? 'answer' : 'reaction',
        onSite: n % 3 > 0,
        mail: n % 3 ? 'daily' : 'now',
        push: n % 4 ? n % 4 > 1 : null,
      },
    }),
    chooseDigestTime: (_, { by, n }) => ({
      type: 'DigestTimeChosen',
      data: { member: by, hour: n, weekday: n + 1, zone: 'Pacific/Auckland' },
    }),
    silence: (_, moment) => ({ type: 'NoticesSilenced', data: source(moment) }),
    unsilence: (_, moment) => ({ type: 'NoticesUnsilenced', data: source(moment) }),
    followThread: [2, (_, moment) => ({ type: 'ThreadFollowed', data: thread(moment) })],
    unfollowThread: (_, moment) => ({ type: 'ThreadUnfollowed', data: thread(moment) }),
  },
  stream(event) {
    switch (event.type) {
      case 'NoticesRead':
        return `noticing-${event.data.member}-${event.data.place?.id ?? 'all'}`
      case 'NoticeChannelsChosen':
      case 'DigestTimeChosen':
        return `noticing-${event.data.member}`
      case 'NoticesSilenced':
      case 'NoticesUnsilenced':
        return `noticing-${event.data.member}-${event.data.source.id}`
      case 'ThreadFollowed':
      case 'ThreadUnfollowed':
        return `noticing-${event.data.member}-${event.data.thread.id}`
      default:
        return null
    }
  },
}
