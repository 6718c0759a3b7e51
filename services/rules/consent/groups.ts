import { checksumOf } from '../hash.ts'
import type { SiteSettings } from '../sites/site-settings.ts'

/** Groups of other companies' services that a site loads only with consent. Necessary things are not asked for. */
export const consentGroups = ['functional', 'measurement', 'advertising'] as const
export type ConsentGroup = (typeof consentGroups)[number]

export const isConsentGroup = (name: string): name is ConsentGroup =>
  consentGroups.some((group) => group === name)

/** Another company's service, with the sources that the Content-Security-Policy allows for it. */
interface Provider {
  name: string
  sources: readonly string[]
}

/** A group for which a site asks consent, with its providers on this site. */
export interface AskedGroup {
  group: ConsentGroup
  providers: readonly Provider[]
  /** Digest of the providers: consent counts only for those that were shown. */
  digest: string
}

interface KnownProvider extends Provider {
  group: ConsentGroup
  isOn: (settings: SiteSettings) => boolean
}

/** Services that this product can load, each with the settings that switch it on; only sites with Accounts do. */
const known: readonly KnownProvider[] = [
  {
    name: 'Google sign-in',
    group: 'functional',
    sources: ['https://accounts.google.com/gsi/'],
    isOn: ({ one_tap_enabled, google_client_id }) => one_tap_enabled && google_client_id !== null,
  },
  {
    name: 'Google reCAPTCHA',
    group: 'functional',
    sources: [
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
      'https://recaptcha.google.com/recaptcha/',
    ],
    isOn: ({ recaptcha_key }) => recaptcha_key !== null,
  },
]

/** Providers of a group on a site: the known ones that are on, and the origins that its administrators list. */
function providersOf(group: ConsentGroup, settings: SiteSettings, features: readonly string[]): Provider[] {
  if (group === 'advertising' && !settings.ads_enabled) return []
  const own = features.includes('Accounts')
    ? known.filter((provider) => provider.group === group && provider.isOn(settings))
    : []
  const listed = settings.consent_sources[group].map((origin) => ({
    name: origin.replace(/^https:\/\//, ''),
    sources: [origin],
  }))
  return [...own.map(({ name, sources }) => ({ name, sources })), ...listed]
}

const digestOf = (providers: readonly Provider[]): string =>
  checksumOf(
    providers
      .flatMap(({ sources }) => sources)
      .toSorted()
      .join(' '),
  ).toString(36)

/** Groups for which a site asks consent; none if it loads nothing of other companies. */
export const askedOn = (settings: SiteSettings, features: readonly string[]): AskedGroup[] =>
  consentGroups.flatMap((group) => {
    const providers = providersOf(group, settings, features)
    return providers.length > 0 ? [{ group, providers, digest: digestOf(providers) }] : []
  })
