import { SiteId } from '../../events/ids.ts'
import { streamOf } from '../../events/kinds.ts'
import type { Log } from '../../events/log.ts'
import { eventsUntil } from '../../services/api/graphql/moderation/moments.ts'
import { networkFacts, networkStream, siteFacts } from '../../services/commands/sites-facts.ts'
import { wordingOf, type PublishedWording } from '../../services/rules/sites/wording.ts'
import { settingsOf, type SiteSettings } from '../../services/rules/sites/site-settings.ts'

export interface KnownSite {
  id: SiteId
  prefix: string
  host: string
  name: string
  description: unknown
  accent: unknown
  logo: unknown
  /** Prefix of the parent community, or null. */
  parent: string | null
  features: string[]
  settings: SiteSettings
  menu: unknown
  homepage: unknown
  wording: PublishedWording
  redirects: object
  categories: { slug: string; name: string }[]
}

/** Reads all sites from the log, in order of creation; does not need a running projector. */
export async function readSites(log: Pick<Log, 'read'>): Promise<KnownSite[]> {
  const made = await eventsUntil(log, networkStream)
  const { addresses, family } = made.reduce(networkFacts.evolve, networkFacts.initialState)
  return Promise.all(
    [...addresses].map(async ([key, { prefix, host }]) => {
      const id = SiteId.parse(key)
      const own = await eventsUntil(log, streamOf(id))
      const site = [...made.filter(({ data }) => 'site' in data && data.site === id), ...own].reduce(
        siteFacts.evolve,
        siteFacts.initialState,
      )
      const {
        name,
        description,
        accent,
        logo = null,
        items: menu = [],
        sections: homepage = null,
      } = site.single
      return {
        id,
        prefix,
        host,
        name: String(name),
        description,
        accent,
        logo,
        parent: addresses.get(family.get(id) ?? '')?.prefix ?? null,
        features: [...site.flags].toSorted(),
        settings: settingsOf(Object.fromEntries(site.settings)),
        menu,
        homepage,
        wording: wordingOf(site.single.wording),
        redirects: Object.fromEntries(site.redirects),
        categories: [...site.categories.values()],
      }
    }),
  )
}

export function siteNamed(all: readonly KnownSite[], prefix: string): KnownSite {
  const site = all.find((one) => one.prefix === prefix)
  if (site) return site
  const known = all.map((one) => one.prefix).join(', ') || 'none yet'
  throw new Error(`Unknown community: ${prefix}. Available communities: ${known}.`)
}
