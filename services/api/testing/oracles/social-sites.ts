import { isErased } from '../../../../events/define.ts'
import type { SocialSiteRow } from '../../../../projections/social-sites/queries.ts'
import { members } from '../../../../projections/testing/world.ts'
import { isPlatform } from '../../../rules/social-sites.ts'
import type { Oracle } from '../oracle.ts'

export const socialSites: Oracle = {
  reads(history, { erased }) {
    const links = new Map<string, SocialSiteRow>()
    for (const event of history) {
      if (event.type === 'SocialSiteRemoved') links.delete(`${event.data.member} ${event.data.socialSite}`)
      if (event.type !== 'SocialSiteAdded' && event.type !== 'SocialSiteChanged') continue
      const { member, socialSite: id, platform, handle } = event.data
      if (isErased(platform) || isErased(handle) || !isPlatform(platform)) continue
      links.set(`${member} ${id}`, { member, id, platform, handle })
    }
    const sorted = [...links].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
    return {
      socialSitesOf: async (of) => sorted.filter(({ member }) => of.includes(member) && !erased.has(member)),
    }
  },
  ask: (reads) => reads.socialSitesOf(members),
}
