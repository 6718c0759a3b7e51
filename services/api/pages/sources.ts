import type { FastifyRequest } from 'fastify'
import { hasConsent, type Consent } from '../../rules/consent/choice.ts'
import { askedOf } from '../consent/consent.ts'
import type { Sources } from '../http/security.ts'
import type { Sites } from '../sites.ts'

const originsOf = (address: string | null): string[] =>
  address !== null && /^https:/i.test(address) && URL.canParse(address) ? [new URL(address).origin] : []

/** Origins from which a page may load files: that of the site's logo, and those of groups with consent. */
export async function sourcesOf(
  sites: Pick<Sites, 'details'>,
  { site }: Pick<FastifyRequest, 'site'>,
  consent: Consent,
): Promise<Sources> {
  const granted = (await askedOf(sites, site)).filter(({ group }) => hasConsent(consent, group))
  return {
    pictures: originsOf(site.logo),
    consented: granted.flatMap(({ providers }) => providers.flatMap(({ sources }) => sources)),
  }
}
