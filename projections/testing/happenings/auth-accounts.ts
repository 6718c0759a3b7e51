import type { Happenings, Moment } from '../happening.ts'

const accountOf = ({ n }: Moment) => String(n % 2).repeat(64)

export const authAccounts: Happenings = {
  steps: {
    link: (_, moment) => ({
      type: 'AuthAccountLinked',
      data: { member: moment.by, account: accountOf(moment), provider: 'google', vouched: true },
    }),
    unlink: (_, moment) => ({
      type: 'AuthAccountUnlinked',
      data: { member: moment.by, account: accountOf(moment) },
    }),
  },
}
