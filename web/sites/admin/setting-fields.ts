import {
  socialPlatforms,
  type SettingName,
  type SiteSettings,
} from '../../../services/rules/site-settings.ts'

/** How a value of a setting is typed in. */
type Kind = 'switch' | 'line' | 'text' | 'number' | 'list' | 'links' | 'pairs' | 'social' | 'link'

/** A part of a setting, as the form shows it. */
export interface SettingField {
  /** The field of a setting that is an object. */
  part?: string
  kind: Kind
  label: string
  hint?: string
}

const on = 'On'

/** How each setting is shown and typed in. */
export const settingForms: Record<SettingName, { label: string; fields: readonly SettingField[] }> = {
  crisis_response_banner: {
    label: 'Crisis banner',
    fields: [
      { part: 'enabled', kind: 'switch', label: 'Help in a crisis stands above every page' },
      { part: 'text', kind: 'text', label: 'Words', hint: 'Empty: the network’s own.' },
      { part: 'links', kind: 'links', label: 'Where help is', hint: 'One a line: title | address (tel:988)' },
    ],
  },
  content_driver_banner: {
    label: 'Content banner',
    fields: [
      { part: 'enabled', kind: 'switch', label: 'A banner leads to something worth reading' },
      { part: 'text', kind: 'line', label: 'Words' },
      { part: 'link', kind: 'link', label: 'Link', hint: 'title | address' },
    ],
  },
  meta: {
    label: 'Where a page says nothing of its own',
    fields: [
      { part: 'title', kind: 'line', label: 'Title', hint: 'Empty: the name.' },
      { part: 'description', kind: 'text', label: 'Description', hint: 'Empty: the description.' },
      { part: 'keywords', kind: 'line', label: 'Keywords' },
    ],
  },
  og_image_default: {
    label: 'Picture for shared links',
    fields: [{ kind: 'line', label: 'Address', hint: 'Begins with / or https://' }],
  },
  google_search_console_verification: {
    label: 'Google Search Console',
    fields: [{ kind: 'line', label: 'Verification token' }],
  },
  pwa_settings: {
    label: 'As an app',
    fields: [
      {
        part: 'theme_color',
        kind: 'line',
        label: 'Colour of the frame',
        hint: '#rrggbb; empty: the accent.',
      },
      { part: 'short_name', kind: 'line', label: 'Short name' },
    ],
  },
  social: {
    label: 'Where to follow the community',
    fields: [
      {
        kind: 'social',
        label: 'Profiles',
        hint: `One a line: platform address. Platforms: ${socialPlatforms.join(', ')}`,
      },
    ],
  },
  enable_auth_wall: {
    label: 'Login wall',
    fields: [{ kind: 'switch', label: 'Walled sections ask visitors to register' }],
  },
  subscription_wall: {
    label: 'Subscription wall',
    fields: [{ kind: 'switch', label: 'Walled pages ask for a subscription' }],
  },
  subscription_pop_up_time_based: {
    label: 'Subscription pop-up',
    fields: [
      { part: 'enabled', kind: 'switch', label: 'Opens after a while' },
      { part: 'delay_ms', kind: 'number', label: 'After so many milliseconds' },
    ],
  },
  one_tap_enabled: { label: 'Google One Tap', fields: [{ kind: 'switch', label: on }] },
  google_client_id: { label: 'Google', fields: [{ kind: 'line', label: 'Client id' }] },
  facebook_one_tap: { label: 'Facebook one-tap', fields: [{ kind: 'switch', label: 'On phones' }] },
  recaptcha_key: { label: 'Captcha', fields: [{ kind: 'line', label: 'Site key' }] },
  one_trust_id: { label: 'OneTrust', fields: [{ kind: 'line', label: 'Id' }] },
  consent_sources: {
    label: 'What consent lets in',
    fields: [{ kind: 'list', label: 'Origins', hint: 'One a line, such as https://ads.example.com' }],
  },
  ads_enabled: { label: 'Ads', fields: [{ kind: 'switch', label: on }] },
  data_layer: {
    label: 'Data layer',
    fields: [{ kind: 'pairs', label: 'Told of every page', hint: 'One a line: name = value' }],
  },
  datadog: {
    label: 'Datadog',
    fields: [
      { part: 'application_id', kind: 'line', label: 'Application id' },
      { part: 'client_token', kind: 'line', label: 'Client token' },
      { part: 'site', kind: 'line', label: 'Datadog site' },
    ],
  },
  accessibility: {
    label: 'Accessibility menu',
    fields: [{ kind: 'switch', label: 'Font size and contrast can be chosen' }],
  },
  corporate_site: {
    label: 'Corporate site',
    fields: [{ kind: 'line', label: 'Address', hint: 'Privacy notice and terms of use are there.' }],
  },
}

/** What a form field holds: text as it is typed, or whether a switch is on. */
export type Typed = string | boolean
/** What is typed into the fields of a setting, in their order. */
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

/** A line cut in two at the first separator. */
function cut(line: string, separator: RegExp): [string, string] {
  const [one = ''] = line.split(separator, 1)
  return [one.trim(), line.slice(one.length).replace(separator, '').trim()]
}
const linkOf = (line: string) => {
  const [title, url] = cut(line, /\|/)
  return { title, url }
}

/** How each kind of field shows a value. */
const shown: Record<Kind, (value: unknown) => Typed> = {
  switch: (value) => value === true,
  line: textOf,
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

/** What each kind of field makes of what is typed. */
const read: Record<Kind, (typed: Typed) => unknown> = {
  switch: (typed) => typed === true,
  line: (typed) => String(typed).trim(),
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

/** A setting as its form shows it. */
export const typedOf = (name: SettingName, settings: Partial<SiteSettings>): TypedSetting =>
  settingForms[name].fields.map(({ kind, part }) => {
    const value: unknown = settings[name]
    return shown[kind](part === undefined ? value : isRecord(value) ? value[part] : undefined)
  })

/** The value that a form's fields stand for; the schema says whether it fits. What may be missing is null when empty. */
export function valueOf(name: SettingName, typed: TypedSetting): unknown {
  const { fields } = settingForms[name]
  const parts = fields.map(({ kind, part }, index) => {
    const value = read[kind](typed[index] ?? '')
    return [part, value === '' && canBeNull(name, part) ? null : value] as const
  })
  const [first] = parts
  return first?.[0] === undefined ? first?.[1] : Object.fromEntries(parts)
}

/** Lines that are nothing when they are empty. */
const nullable: ReadonlySet<string> = new Set([
  'og_image_default',
  'google_search_console_verification',
  'google_client_id',
  'recaptcha_key',
  'one_trust_id',
  // Empty: the default.
  'corporate_site',
  'pwa_settings.theme_color',
  'datadog.application_id',
  'datadog.client_token',
])
const canBeNull = (name: SettingName, part: string | undefined) =>
  nullable.has(part === undefined ? name : `${name}.${part}`)
