import type { Happenings, Moment } from '../happening.ts'

const own = ({ by, n }: Moment) => ({
  member: by,
  socialSite: `0193a1b2-0000-7000-8000-00000000000${n % 3}`,
})

export const socialSites: Happenings = {
  steps: {
    addSocialSite: [
      2,
      (_, moment) => ({
        type: 'SocialSiteAdded',
        data: { ...own(moment), platform: moment.n % 2 ? 'BLOG' : 'TIKTOK', handle: `m${moment.n}.example` },
      }),
    ],
    changeSocialSite: (_, moment) => ({
      type: 'SocialSiteChanged',
      data: { ...own(moment), platform: 'WEBSITE', handle: 'changed.example' },
    }),
    removeSocialSite: (_, moment) => ({ type: 'SocialSiteRemoved', data: own(moment) }),
  },
  stream: ({ type, data }) =>
    type === 'SocialSiteAdded' || type === 'SocialSiteChanged' || type === 'SocialSiteRemoved'
      ? `socialsites-${data.member}`
      : null,
}
