import { isErased } from '../../events/define.ts'
import { only } from '../batch.ts'
import { tablesBeside, type Projection } from '../projection.ts'
import { relation } from '../relation.ts'

const pairs = relation({
  table: 'social_site',
  key: ['member', 'social_site'],
  members: ['member'],
  value: { column: 'link', type: 'text' },
})

/** Read model of the links of members (spec §3 Social site entry); those of an erased member are deleted. */
export const socialSites: Projection = {
  name: 'social_sites',
  version: 1,
  handles: ['SocialSiteAdded', 'SocialSiteChanged', 'SocialSiteRemoved', 'MemberErased'],
  tables: tablesBeside(import.meta.url),
  async apply(batch, sql) {
    const erased = only(batch, 'MemberErased').map(({ data }) => data.member)
    if (erased.length > 0) {
      void pairs.leave(erased, sql)
      void sql`${pairs.pairsOf(erased)}`
    }
    const ends = only(batch, 'SocialSiteAdded', 'SocialSiteChanged', 'SocialSiteRemoved').flatMap((event) => {
      const { member, socialSite } = event.data
      const pair = { member, social_site: socialSite }
      if (event.type === 'SocialSiteRemoved') return { ...pair, link: '', holds: false }
      const { platform, handle } = event.data
      return isErased(platform) || isErased(handle)
        ? []
        : { ...pair, link: `${platform} ${handle}`, holds: true }
    })
    if (ends.length > 0) void sql`with ${pairs.ended(ends)} select from ended`
  },
  changes: ({ data }) => ('member' in data ? [{ topic: `member:${data.member}`, id: data.member }] : []),
}
