import type { Happenings, Moment } from '../happening.ts'

const own = ({ by, n }: Moment) => ({
  member: by,
  award: `0193a1b2-0000-7000-8000-00000000000${n % 3}`,
  reason: `reason ${n}`,
})

export const awards: Happenings = {
  steps: {
    giveAward: (_, moment) => ({
      type: 'AwardGiven',
      data: {
        ...own(moment),
        name: `Award ${moment.n}`,
        year: 2026,
        status: 'WINNER',
        earnedAt: '2026-11-23',
      },
    }),
    takeAward: (_, moment) => ({ type: 'AwardTaken', data: own(moment) }),
  },
  stream: ({ type, data }) =>
    type === 'AwardGiven' || type === 'AwardTaken' ? `awards-${data.member}` : null,
}
