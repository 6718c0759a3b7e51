import { z } from 'zod'
import { defineEvents, next, v1, type EventOf } from './define.ts'
import { SiteId } from './ids.ts'

type JsonValue = z.output<ReturnType<typeof z.json>>

const site = z.object({ site: SiteId })

/** Flags of version 1; the crisis banner has since become a setting. */
const FirstFlag = z.enum([
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

/**
 * A community site (spec §3 Site). services/rules defines valid values and may change, so readers ignore stored values
 * that are no longer valid. Streams: `sites-network` for creation, host and parent, which are checked against all
 * sites; site-<id> for the rest, and for creation in early releases.
 */
export const siteEvents = defineEvents({
  SiteCreated: v1(
    site.extend({
      name: z.string(),
      /** The host name in development is <prefix>.localhost. */
      prefix: z.string(),
      host: z.string(),
      description: z.string(),
      /** Accent colour, as #rrggbb. */
      accent: z.string(),
    }),
  ),
  SiteHostChosen: v1(site.extend({ host: z.string() })),
  /** Null for a site without a parent. */
  SiteParentChosen: v1(site.extend({ parent: SiteId.nullable() })),

  SiteRenamed: v1(site.extend({ name: z.string() })),
  SiteDescribed: v1(site.extend({ description: z.string() })),
  SiteAccentChosen: v1(site.extend({ accent: z.string() })),
  /** URL of the logo; null if the logo is drawn from the name and the accent colour. */
  SiteLogoChosen: v1(site.extend({ logo: z.string().nullable() })),
  SiteFlagChanged: next(
    v1(site.extend({ flag: FirstFlag, on: z.boolean() })),
    site.extend({ flag: z.string(), on: z.boolean() }),
    (data) => data,
  ),
  /** A setting by name (services/rules/sites/site-settings.ts); null resets it to the default. */
  SiteSettingChanged: v1(site.extend({ setting: z.string(), value: z.json() })),
  /** The complete menu (services/rules/sites/menus.ts). */
  SiteMenuArranged: v1(site.extend({ items: z.array(z.json()) })),
  /** The sections of the home page, top to bottom (services/rules/sections/). */
  SiteHomepageArranged: v1(site.extend({ sections: z.array(z.json()) })),
  /**
   * Wording for later registrations on this site, as version 1 and up (version 0 is in
   * services/rules/sites/wording.ts). {terms} and {privacy} in its sentence become links.
   */
  SiteWordingPublished: v1(
    site.extend({
      version: z.int(),
      language: z.string(),
      sentence: z.string(),
      terms: z.object({ title: z.string(), url: z.string() }),
      privacy: z.object({ title: z.string(), url: z.string() }),
    }),
  ),
  SiteRedirectAdded: v1(site.extend({ path: z.string(), redirect: z.string() })),
  SiteRedirectRemoved: v1(site.extend({ path: z.string() })),
  /** Adds the category, or replaces the one with this slug. */
  CategoryAdded: v1(
    site.extend({ slug: z.string(), name: z.string(), hasPost: z.boolean(), indexType: z.string() }),
  ),
  CategoryRemoved: v1(site.extend({ slug: z.string() })),
})

type SiteEvent = EventOf<typeof siteEvents>

/**
 * Setting that an event changes; null for other events. Includes the crisis banner, which was a flag in early releases.
 */
export function settingChange({ type, data }: SiteEvent): { setting: string; value: JsonValue } | null {
  if (type === 'SiteSettingChanged') return data
  if (type !== 'SiteFlagChanged' || data.flag !== 'crisis_response_banner') return null
  return { setting: data.flag, value: { enabled: data.on } }
}
