import { z } from 'zod'
import { defineEvents, next, v1, type EventOf } from './define.ts'
import { SiteId } from './ids.ts'

type JsonValue = z.output<ReturnType<typeof z.json>>

const site = z.object({ site: SiteId })

/** Flags as they were when there were so few; the crisis banner is a setting by now. */
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
 * A community site (spec §3 Site). What may stand in the fields is in services/rules, and may change: whoever reads
 * an event takes what still fits. Streams: `sites-network` for what must be unique or without circles among all sites
 * (created, host, parent), else site-<id>; sites of the first releases were also created in site-<id>.
 */
export const siteEvents = defineEvents({
  SiteCreated: v1(
    site.extend({
      name: z.string(),
      /** Host name in development is <prefix>.localhost. */
      prefix: z.string(),
      host: z.string(),
      description: z.string(),
      /** The site's one accent colour, as #rrggbb. */
      accent: z.string(),
    }),
  ),
  SiteHostChosen: v1(site.extend({ host: z.string() })),
  /** Null: it stands on its own. */
  SiteParentChosen: v1(site.extend({ parent: SiteId.nullable() })),

  SiteRenamed: v1(site.extend({ name: z.string() })),
  SiteDescribed: v1(site.extend({ description: z.string() })),
  SiteAccentChosen: v1(site.extend({ accent: z.string() })),
  /** Address of a picture; null where it is drawn of name and accent. */
  SiteLogoChosen: v1(site.extend({ logo: z.string().nullable() })),
  SiteFlagChanged: next(
    v1(site.extend({ flag: FirstFlag, on: z.boolean() })),
    site.extend({ flag: z.string(), on: z.boolean() }),
    (data) => data,
  ),
  /** A setting by its name (services/rules/sites/site-settings.ts); null is as though nobody had set it. */
  SiteSettingChanged: v1(site.extend({ setting: z.string(), value: z.json() })),
  /** The whole menu (services/rules/sites/menus.ts). */
  SiteMenuArranged: v1(site.extend({ items: z.array(z.json()) })),
  /** The sections of the home page, from above (services/rules/sections/). */
  SiteHomepageArranged: v1(site.extend({ sections: z.array(z.json()) })),
  /**
   * The wording that people agree to at registration, from now on: version 1 and up of this site (version 0 is that of
   * services/rules/sites/wording.ts). In the sentence {terms} and {privacy} stand for the two links.
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
  /** Also when one with this slug was there: then it is so from now on. */
  CategoryAdded: v1(
    site.extend({ slug: z.string(), name: z.string(), hasPost: z.boolean(), indexType: z.string() }),
  ),
  CategoryRemoved: v1(site.extend({ slug: z.string() })),
})

/** The type of an event of a site. */
export type SiteEventName = keyof typeof siteEvents
type SiteEvent = EventOf<typeof siteEvents>

/** The setting that an event changes; null when it changes none. The crisis banner was a flag in the first releases. */
export function settingChange({ type, data }: SiteEvent): { setting: string; value: JsonValue } | null {
  if (type === 'SiteSettingChanged') return data
  if (type !== 'SiteFlagChanged' || data.flag !== 'crisis_response_banner') return null
  return { setting: data.flag, value: { enabled: data.on } }
}
