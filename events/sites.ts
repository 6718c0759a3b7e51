import { z } from 'zod'
import { defineEvents, next, v1, type EventOf } from './define.ts'
import { SiteId } from './ids.ts'

type JsonValue = z.output<ReturnType<typeof z.json>>

const site = z.object({ site: SiteId })

/** Feature flags of version 1; one of them, the crisis banner, is now a setting. */
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
 * Events of a community site (spec §3 Site). Readers ignore stored values that services/rules no longer accepts. The
 * stream `sites-network` contains creation, opening, host and parent, because these are checked against all sites; the stream
 * site-<id> contains everything else, and in early releases also the creation.
 */
export const siteEvents = defineEvents({
  SiteCreated: v1(
    site.extend({
      name: z.string(),
      /** Host name of the site in development: <prefix>.localhost. */
      prefix: z.string(),
      host: z.string(),
      description: z.string(),
      accent: z.string(),
    }),
  ),
  /** A new site has a purpose (services/rules/sites/purposes.ts), and is hidden until `SiteOpened`; others are open. */
  SitePrepared: v1(site.extend({ purpose: z.string() })),
  SiteOpened: v1(site),
  SiteHostChosen: v1(site.extend({ host: z.string() })),
  /** Parent of the site; null for a site at the top of the hierarchy. */
  SiteParentChosen: v1(site.extend({ parent: SiteId.nullable() })),

  SiteRenamed: v1(site.extend({ name: z.string() })),
  SiteDescribed: v1(site.extend({ description: z.string() })),
  SiteAccentChosen: v1(site.extend({ accent: z.string() })),
  /** URL of the site's logo; null for a logo that is drawn from the name and the accent colour. */
  SiteLogoChosen: v1(site.extend({ logo: z.string().nullable() })),
  SiteFlagChanged: next(
    v1(site.extend({ flag: FirstFlag, on: z.boolean() })),
    site.extend({ flag: z.string(), on: z.boolean() }),
    (data) => data,
  ),
  /**
   * Value of a setting of the site (services/rules/sites/site-settings.ts); null resets the setting to its default.
   */
  SiteSettingChanged: v1(site.extend({ setting: z.string(), value: z.json() })),
  /** The site's complete new menu (services/rules/sites/menus.ts). */
  SiteMenuArranged: v1(site.extend({ items: z.array(z.json()) })),
  /** All sections of the site's home page, from top to bottom (services/rules/sections/). */
  SiteHomepageArranged: v1(site.extend({ sections: z.array(z.json()) })),
  /**
   * New registration wording of the site, numbered from version 1 (version 0 is the default in
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
  /** Adds a category to the site, or replaces the category that has the same slug. */
  CategoryAdded: v1(
    site.extend({ slug: z.string(), name: z.string(), hasPost: z.boolean(), indexType: z.string() }),
  ),
  CategoryRemoved: v1(site.extend({ slug: z.string() })),
})

type SiteEvent = EventOf<typeof siteEvents>

/**
 * Name and value of the setting that an event changes, including the crisis banner, a flag in early releases; null for
 * events that change no setting.
 */
export function settingChange({ type, data }: SiteEvent): { setting: string; value: JsonValue } | null {
  if (type === 'SiteSettingChanged') return data
  if (type !== 'SiteFlagChanged' || data.flag !== 'crisis_response_banner') return null
  return { setting: data.flag, value: { enabled: data.on } }
}
