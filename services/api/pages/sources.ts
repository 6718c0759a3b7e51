import type { FastifyRequest } from 'fastify'
import { settingsOf } from '../../rules/sites/site-settings.ts'
import type { Sources } from '../plugins/security.ts'
import type { SiteDetails } from '../reads.ts'
import type { Sites } from '../sites.ts'

/** Name of the cookie that stores a visitor's consent to kinds of cookies (web/shell/visits/visitor.ts). */
const consent = /(?:^|;\s*)consent=[^;\s]/

/** True if the visitor has consented to the list of origins that the site shows at present. */
export const hasConsented = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  consent.test(headers.cookie ?? '')

const originsOf = (address: string | null): string[] =>
  address !== null && /^https:/i.test(address) && URL.canParse(address) ? [new URL(address).origin] : []

/** Origins from which pages of a site may load files, cached until any site changes. */
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
