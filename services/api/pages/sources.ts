import type { FastifyRequest } from 'fastify'
import { settingsOf } from '../../rules/sites/site-settings.ts'
import type { Sources } from '../plugins/security.ts'
import type { SiteDetails } from '../reads.ts'
import type { Sites } from '../sites.ts'

/** Cookie of a visitor's consent to some kinds of cookies (web/shell/visits/visitor.ts). */
const consent = /(?:^|;\s*)consent=[^;\s]/

/** True if the visitor has consented to the site's list of origins. */
export const hasConsented = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  consent.test(headers.cookie ?? '')

const originsOf = (address: string | null): string[] =>
  address !== null && /^https:/i.test(address) && URL.canParse(address) ? [new URL(address).origin] : []

/** Origins from which pages of a request's site may load files, cached until a site changes. */
export function openSources(sites: Pick<Sites, 'details'>): (request: FastifyRequest) => Promise<Sources> {
  const known = new WeakMap<SiteDetails, Required<Sources>>()
  return async (request) => {
    const { site } = request
    const details = await sites.details(site)
    const sources = known.get(details) ?? {
      pictures: originsOf(site.logo),
      consented: settingsOf(details.settings).consent_sources,
    }
    known.set(details, sources)
    return hasConsented(request) ? sources : { pictures: sources.pictures }
  }
}
