import {
  socialPlatforms,
  type FormSetting,
  type SiteSettings,
} from '../../../services/rules/sites/site-settings.ts'

/** Kind of a form field. */
type Kind =
  | 'switch'
  | 'line'
  | 'text'
  | 'number'
  | 'list'
  | 'links'
  | 'pairs'
  | 'social'
  | 'link'
  | 'picture'
  | 'color'

/** A form field for a setting, or for one property if the setting is an object. */
export interface SettingField {
  /** Name of the edited property, for a setting whose value is an object. */
  part?: string
  kind: Kind
  label: string
  hint?: string
}

const on = 'On'

export const settingForms: Record<FormSetting, { label: string; fields: readonly SettingField[] }> = {
  crisis_response_banner: {
    label: 'Crisis banner',
    fields: [
      { part: 'enabled', kind: 'switch', label: 'Show crisis help above every page' },
      { part: 'text', kind: 'text', label: 'Text', hint: "Default: the network's own text" },
      {
        part: 'links',
        kind: 'links',
        label: 'Help links',
        hint: 'One per line: title | address. For example, Call 988 | tel:988',
      },
    ],
  },
  content_driver_banner: {
    label: 'Content banner',
    fields: [
      { part: 'enabled', kind: 'switch', label: 'Show a banner with a link above every page' },
      { part: 'text', kind: 'line', label: 'Text' },
      { part: 'link', kind: 'link', label: 'Link', hint: 'title | address' },
    ],
  },
  meta: {
    label: 'In search engines and shared links',
    fields: [
      { part: 'title', kind: 'line', label: 'Title', hint: 'Default: the community name' },
      { part: 'description', kind: 'text', label: 'Description', hint: 'Default: the community description' },
    ],
  },
  og_image_default: {
    label: 'Picture for shared links',
    fields: [{ kind: 'picture', label: 'Shown where somebody shares a page that has no picture of its own' }],
  },
  google_search_console_verification: {
    label: 'Google Search Console',
    fields: [{ kind: 'line', label: 'Verification token' }],
  },
  pwa_settings: {
    label: 'As an app on the home screen',
    fields: [
      {
        part: 'theme_color',
        kind: 'color',
        label: 'Color around the app',
        hint: "Default: the community's color",
      },
      { part: 'short_name', kind: 'line', label: 'Short name' },
    ],
  },
  social: {
    label: 'Social profiles',
    fields: [
      {
        kind: 'social',
        label: 'Profiles',
        hint: `One per line: the platform, a space and the address. Platforms: ${socialPlatforms.join(', ')}`,
      },
    ],
  },
  enable_auth_wall: {
    label: 'Sections for members',
    fields: [{ kind: 'switch', label: 'Show sections marked as “for members” only to members' }],
  },
  subscription_wall: {
    label: 'Subscription wall',
    fields: [{ kind: 'switch', label: 'Ask visitors to subscribe on walled pages' }],
  },
  subscription_pop_up_time_based: {
    label: 'Subscription pop-up',
    fields: [
      { part: 'enabled', kind: 'switch', label: 'Show after a delay' },
      { part: 'delay_ms', kind: 'number', label: 'Delay in milliseconds' },
    ],
  },
  one_tap_enabled: { label: 'Google One Tap', fields: [{ kind: 'switch', label: on }] },
  google_client_id: { label: 'Google login', fields: [{ kind: 'line', label: 'Client ID' }] },
  facebook_one_tap: {
    label: 'Facebook one-tap login',
    fields: [{ kind: 'switch', label: 'Offer Facebook login on phones' }],
  },
  recaptcha_key: { label: 'Captcha', fields: [{ kind: 'line', label: 'Site key' }] },
  one_trust_id: { label: 'OneTrust', fields: [{ kind: 'line', label: 'ID' }] },
  consent_sources: {
    label: 'Services of other companies',
    fields: [
      {
        part: 'functional',
        kind: 'list',
        label: 'Sign-in and security',
        hint: 'One per line, such as https://login.example.com',
      },
      { part: 'measurement', kind: 'list', label: 'Measurement', hint: 'One per line' },
      {
        part: 'advertising',
        kind: 'list',
        label: 'Advertising',
        hint: 'One per line. Visitors are asked only if ads are on',
      },
    ],
  },
  ads_enabled: {
    label: 'Ads',
    fields: [{ kind: 'switch', label: 'Ask visitors about the origins listed for advertising' }],
  },
  data_layer: {
    label: 'Data layer',
    fields: [{ kind: 'pairs', label: 'Values sent with every page', hint: 'One per line: name = value' }],
  },
  datadog: {
    label: 'Datadog',
    fields: [
      { part: 'application_id', kind: 'line', label: 'Application ID' },
      { part: 'client_token', kind: 'line', label: 'Client token' },
      { part: 'site', kind: 'line', label: 'Datadog site' },
    ],
  },
  accessibility: {
    label: 'Accessibility menu',
    fields: [{ kind: 'switch', label: 'Let visitors choose font size and contrast' }],
  },
  second_factor: {
    label: 'Who must log in with a second factor',
    fields: [
      { part: 'moderators', kind: 'switch', label: 'Moderators' },
      { part: 'administrators', kind: 'switch', label: 'Administrators' },
      { part: 'super_administrators', kind: 'switch', label: 'Super administrators' },
      { part: 'community_techs', kind: 'switch', label: 'Community tech' },
    ],
  },
  corporate_site: {
    label: 'Legal pages',
    fields: [
      {
        kind: 'line',
        label: 'Address',
        hint: 'Where your privacy notice and terms of use are: an address, or a path of this network',
      },
    ],
  },
}

/** Value of a form field: text, or true and false for a switch. */
export type Typed = string | boolean
/** Values of a setting's form fields, in the order of the fields. */
export type TypedSetting = readonly Typed[]

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '')
const pair = (value: unknown, one: string, other: string, between: string) =>
  isRecord(value) ? `${textOf(value[one])}${between}${textOf(value[other])}` : ''
const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Splits a line into two parts at the first separator. */
function cut(line: string, separator: RegExp): [string, string] {
  const [one = ''] = line.split(separator, 1)
  return [one.trim(), line.slice(one.length).replace(separator, '').trim()]
}
const linkOf = (line: string) => {
  const [title, url] = cut(line, /\|/)
  return { title, url }
}

/** Functions that convert stored values to form fields, by type of field. */
const shown: Record<Kind, (value: unknown) => Typed> = {
  switch: (value) => value === true,
  line: textOf,
  picture: textOf,
  color: textOf,
  text: textOf,
  number: textOf,
  list: (value) => (Array.isArray(value) ? value.map(textOf).join('\n') : ''),
  links: (value) =>
    Array.isArray(value) ? value.map((link) => pair(link, 'title', 'url', ' | ')).join('\n') : '',
  link: (value) => pair(value, 'title', 'url', ' | '),
  social: (value) =>
    Array.isArray(value) ? value.map((profile) => pair(profile, 'platform', 'url', ' ')).join('\n') : '',
  pairs: (value) =>
    isRecord(value)
      ? Object.entries(value)
          .map(([name, of]) => `${name} = ${textOf(of)}`)
          .join('\n')
      : '',
}

/** Functions that convert form fields to stored values, by type of field. */
const read: Record<Kind, (typed: Typed) => unknown> = {
  switch: (typed) => typed === true,
  line: (typed) => String(typed).trim(),
  picture: (typed) => String(typed),
  color: (typed) => String(typed).trim(),
  text: (typed) => String(typed).trim(),
  number: (typed) => (/^\d+$/.test(String(typed).trim()) ? Number(typed) : Number.NaN),
  list: (typed) => lines(String(typed)),
  links: (typed) => lines(String(typed)).map(linkOf),
  link: (typed) => (String(typed).trim() ? linkOf(String(typed)) : null),
  social: (typed) =>
    lines(String(typed)).map((line) => {
      const [platform, url] = cut(line, /\s+/)
      return { platform: platform.toUpperCase(), url }
    }),
  pairs: (typed) => Object.fromEntries(lines(String(typed)).map((line) => cut(line, /=/))),
}

/** Converts a setting to the values of its form's fields. */
export const typedOf = (name: FormSetting, settings: Partial<SiteSettings>): TypedSetting =>
  settingForms[name].fields.map(({ kind, part }) => {
    const value: unknown = settings[name]
    return shown[kind](part === undefined ? value : isRecord(value) ? value[part] : undefined)
  })

/** Converts form fields to a setting, which the caller must validate. Empty nullable properties become null. */
export function valueOf(name: FormSetting, typed: TypedSetting): unknown {
  const { fields } = settingForms[name]
  const parts = fields.map(({ kind, part }, index) => {
    const value = read[kind](typed[index] ?? '')
    return [part, value === '' && canBeNull(name, part) ? null : value] as const
  })
  const [first] = parts
  return first?.[0] === undefined ? first?.[1] : Object.fromEntries(parts)
}

/** Names of text fields that are stored as null when they are empty. */
const nullable: ReadonlySet<string> = new Set([
  'og_image_default',
  'google_search_console_verification',
  'google_client_id',
  'recaptcha_key',
  'one_trust_id',
  // The API treats null as the default value.
  'corporate_site',
  'pwa_settings.theme_color',
  'datadog.application_id',
  'datadog.client_token',
])
const canBeNull = (name: FormSetting, part: string | undefined) =>
  nullable.has(part === undefined ? name : `${name}.${part}`)
