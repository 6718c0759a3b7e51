import { isErased } from '../../events/define.ts'
import { text } from '../batch.ts'
import { tablesBeside, type Projection } from '../projection.ts'
import { relation } from '../relation.ts'

const pairs = relation({
  table: 'social_site',
  key: ['member', 'social_site'],
  members: ['member'],
  columns: { platform: 'text', handle: 'text' },
})

/** Read model of the links of members (spec §3 Social site entry); those of an erased member are deleted. */
export const socialSites: Projection = {
  name: 'social_sites',
  version: 2,
  tables: tablesBeside(import.meta.url),
  ...pairs.projected(['SocialSiteAdded', 'SocialSiteChanged', 'SocialSiteRemoved'], ({ type, data }) => {
    const pair = { member: data.member, social_site: data.socialSite }
    if (type === 'SocialSiteRemoved') return { ...pair, holds: false }
    const { platform, handle } = data
    return isErased(platform) || isErased(handle)
      ? null
      : { ...pair, platform: text(platform), handle: text(handle), holds: true }
  }),
  changes: ({ data }) => ('member' in data ? [{ topic: `member:${data.member}`, id: data.member }] : []),
}
