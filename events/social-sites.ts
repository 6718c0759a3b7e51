import { z } from 'zod'
import { defineEvents, personal, v1 } from './define.ts'
import { MemberId } from './ids.ts'

const ofMember = z.object({ member: MemberId, socialSite: z.uuid() })

/** Platform and handle of the profile, as in `services/rules/social-sites.ts`. */
const linked = ofMember.extend({
  platform: personal(z.string(), 'member'),
  handle: personal(z.string(), 'member'),
})

/**
 * Events of the profiles and pages elsewhere that a member links to (spec §3 Social site entry). Stream:
 * socialsites-<member>.
 */
export const socialSiteEvents = defineEvents({
  SocialSiteAdded: v1(linked),
  SocialSiteChanged: v1(linked),
  SocialSiteRemoved: v1(ofMember),
})
