import { z } from 'zod'
import { defineEvents, v1 } from './define.ts'
import { SiteId } from './kinds.ts'

/** The feature flags of a site (spec §1). */
export const SiteFlag = z.enum([
  'Reactions',
  'Comments',
  'Accounts',
  'Forums',
  'community',
  'private_messaging',
  'restrict_private_messaging',
  'social_network',
  'rare_disease',
  'mental_health',
  'crisis_response_banner',
])
export type SiteFlag = z.output<typeof SiteFlag>

/** A community site (spec §3 Site). Stream: site-<id>. */
export const siteEvents = defineEvents({
  SiteCreated: v1(
    z.object({
      site: SiteId,
      name: z.string(),
      /** Host name in development is <prefix>.localhost. */
      prefix: z.string(),
      host: z.string(),
      description: z.string(),
      /** The site's one accent colour, as #rrggbb. */
      accent: z.string(),
    }),
  ),
  SiteFlagChanged: v1(z.object({ site: SiteId, flag: SiteFlag, on: z.boolean() })),
})
