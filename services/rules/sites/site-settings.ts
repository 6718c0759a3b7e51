import { z } from 'zod'
import { keysOf } from '../../../events/entries.ts'
import { ContentRules } from '../content-rules/rules.ts'

// Settings of a site (spec §3 Site) with their defaults. The specification's `feature_flags` and
// `restrict_private_messaging` are features instead (sites.ts).

const text = (max: number) => z.string().trim().max(max, `Please use at most ${max} characters`)
const line = (max: number) =>
  text(max).refine((value) => !/\p{Cc}/u.test(value), 'Please remove tabs and line breaks')
const address = line(500).refine(
  (value) => /^(?:\/(?![/\\])|https?:\/\/|tel:|sms:|mailto:)\S+$/i.test(value),
  'Please enter an address that begins with /, https://, tel:, sms: or mailto:',
)
const web = line(500).refine(
  (value) => /^https:\/\/\S+$/i.test(value) && URL.canParse(value),
  'Please enter an address that begins with https://',
)
const origin = web.refine(
  (value) => /^https:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?$/i.test(value),
  'Please enter an origin, such as https://ads.example.com',
)
const origins = z.array(origin).max(50, 'Maximum 50 origins').default([])
const picture = line(500).refine(
  (value) => /^(?:\/(?![/\\])|https:\/\/)\S+$/.test(value),
  'Please enter an address that begins with / or https://',
)
const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'Please enter a color in the format #rrggbb')
const link = z.object({ title: line(80).min(1, 'Please enter a title'), url: address })

export const socialPlatforms = [
  'FACEBOOK',
  'TWITTER',
  'YOUTUBE',
  'PINTEREST',
  'INSTAGRAM',
  'LINKEDIN',
  'TIKTOK',
  'PODCAST',
] as const
export type SocialPlatform = (typeof socialPlatforms)[number]

const banner = {
  enabled: z.boolean().default(false),
  text: line(400).default(''),
}

/** Trait of a setting that nothing reads yet: it is kept, but neither offered nor taken. */
const unbuilt = { isBuilt: false }

const siteSettings = {
  social: z
    .array(z.object({ platform: z.enum(socialPlatforms), url: web }))
    .max(8, 'Maximum 8 profiles')
    .default([]),
  enable_auth_wall: z.boolean().default(false),
  subscription_wall: z.boolean().default(false).meta(unbuilt),
  subscription_pop_up_time_based: z
    .object({
      enabled: z.boolean().default(false),
      delay_ms: z.int().min(0).max(600_000).default(15_000),
    })
    .prefault({})
    .meta(unbuilt),
  crisis_response_banner: z
    .object({ ...banner, links: z.array(link).max(4, 'Maximum 4 links').default([]) })
    .prefault({}),
  content_driver_banner: z.object({ ...banner, link: link.nullable().default(null) }).prefault({}),
  /** Title and description of pages, for search engines and for links in social media, unless a page has its own. */
  meta: z
    .object({
      title: line(120).default(''),
      description: line(300).default(''),
      keywords: line(300).default(''),
    })
    .prefault({}),
  og_image_default: picture.nullable().default(null),
  google_search_console_verification: line(200).nullable().default(null),
  pwa_settings: z
    .object({ theme_color: colour.nullable().default(null), short_name: line(30).default('') })
    .prefault({}),
  accessibility: z.boolean().default(true),
  one_tap_enabled: z.boolean().default(false),
  google_client_id: line(200).nullable().default(null),
  facebook_one_tap: z.boolean().default(false),
  recaptcha_key: line(200).nullable().default(null),
  one_trust_id: line(200).nullable().default(null).meta(unbuilt),
  ads_enabled: z.boolean().default(false),
  /**
   * Origins of other companies, by the consent group in which pages may load from them. A plain list, the form of
   * earlier releases, is for advertising, the group that can be refused in most ways.
   */
  consent_sources: z
    .preprocess(
      (value) => (Array.isArray(value) ? { advertising: value } : value),
      z.object({ functional: origins, measurement: origins, advertising: origins }),
    )
    .prefault({}),
  data_layer: z.record(line(60), line(200)).default({}).meta(unbuilt),
  datadog: z
    .object({
      application_id: line(200).nullable().default(null),
      client_token: line(200).nullable().default(null),
      site: line(100).default('datadoghq.com'),
    })
    .prefault({})
    .meta(unbuilt),
  /** Roles whose members need a second factor (`services/rules/second-factor.ts`). */
  second_factor: z
    .object({
      administrators: z.boolean().default(false),
      moderators: z.boolean().default(false),
      super_administrators: z.boolean().default(false),
      community_techs: z.boolean().default(false),
    })
    .prefault({}),
  /** Rules that hold texts back from others; only moderators may read this setting. */
  content_rules: ContentRules.prefault({}),
  /** Steps of the checklist of which an administrator has said that what is there fits. */
  checked_steps: z
    .array(z.enum(['categories', 'menu']))
    .max(2)
    .default([]),
  /** Target to which `/privacy-notice` or `/terms-of-use` leads: a URL, or a path on this host. */
  corporate_site: line(500)
    .refine(
      (value) => /^\/(?![/\\])\S*$/.test(value) || web.safeParse(value).success,
      'Please enter an address that begins with / or https://',
    )
    .default('https://www.example.org'),
} as const

export const SiteSettings = z.object(siteSettings)
export type SiteSettings = z.output<typeof SiteSettings>
export type SettingName = keyof SiteSettings
/** Settings with forms on the screen of a site; the others belong to screens of their own. */
export type FormSetting = Exclude<SettingName, 'content_rules' | 'checked_steps'>
export const SettingName = z.enum(keysOf(siteSettings))

export const isSettingName = (name: string): name is SettingName => Object.hasOwn(siteSettings, name)

/** True if the setting has an effect. */
export const isBuiltSetting = (name: SettingName): boolean => siteSettings[name].meta()?.isBuilt !== false

/** Schema for the value of a setting; null resets the setting to its default. */
export const settingValue = (name: SettingName): z.ZodType<SiteSettings[SettingName] | null> =>
  z.nullable(siteSettings[name])

/** Completes the settings of a site: missing and invalid values are replaced by the defaults. */
export function settingsOf(stored: Readonly<Record<string, unknown>>): SiteSettings {
  const fitting = Object.entries(stored).filter(
    ([name, value]) => isSettingName(name) && siteSettings[name].safeParse(value).success,
  )
  return SiteSettings.parse(Object.fromEntries(fitting))
}

/** Settings by the part of a community's settings that has their forms (web/sites/SiteScreen.tsx). */
export const settingGroups = {
  walls: [
    'enable_auth_wall',
    'subscription_wall',
    'subscription_pop_up_time_based',
    'one_tap_enabled',
    'google_client_id',
    'facebook_one_tap',
    'recaptcha_key',
    'second_factor',
  ],
  sharing: ['meta', 'og_image_default', 'social', 'google_search_console_verification', 'pwa_settings'],
  banners: ['crisis_response_banner', 'content_driver_banner', 'accessibility'],
  consent: ['corporate_site', 'ads_enabled', 'consent_sources', 'one_trust_id', 'data_layer', 'datadog'],
} as const satisfies Record<string, readonly FormSetting[]>
export type SettingGroup = keyof typeof settingGroups
