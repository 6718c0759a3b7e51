import type { CatalogueEvent } from '../../../events/catalogue.ts'
import type { SiteId } from '../../../events/kinds.ts'
import type { Happenings } from '../happening.ts'
import { idOf, site } from '../world.ts'

const ofNetwork: ReadonlySet<CatalogueEvent['type']> = new Set([
  'SiteHostChosen',
  'SiteParentChosen',
  'SitePrepared',
  'SiteOpened',
])
const otherSite: SiteId = idOf('site', 1)

/** Makes one of 24 different events of a site, selected by a number from 0 to 23. */
function siteEvent(n: number): CatalogueEvent {
  const of = { site: n % 5 ? site : otherSite }
  const word = `${n}\0\ud800`
  const events: readonly CatalogueEvent[] = [
    { type: 'SiteRenamed', data: { ...of, name: word } },
    { type: 'SiteDescribed', data: { ...of, description: word } },
    { type: 'SiteHostChosen', data: { ...of, host: word } },
    { type: 'SiteParentChosen', data: { ...of, parent: n > 12 ? otherSite : null } },
    { type: 'SiteAccentChosen', data: { ...of, accent: word } },
    { type: 'SiteLogoChosen', data: { ...of, logo: n > 12 ? word : null } },
    { type: 'SiteSettingChanged', data: { ...of, setting: 'meta', value: n > 12 ? null : { title: word } } },
    {
      type: 'SiteSettingChanged',
      data: { ...of, setting: 'crisis_response_banner', value: n > 12 ? null : { enabled: true, [word]: n } },
    },
    { type: 'SiteMenuArranged', data: { ...of, items: [{ title: word }] } },
    { type: 'SiteHomepageArranged', data: { ...of, sections: [word, null] } },
    n > 12
      ? { type: 'SiteRedirectRemoved', data: { ...of, path: '/a' } }
      : { type: 'SiteRedirectAdded', data: { ...of, path: '/a', redirect: word } },
    n > 12
      ? { type: 'CategoryRemoved', data: { ...of, slug: 'sleep' } }
      : {
          type: 'CategoryAdded',
          data: { ...of, slug: 'sleep', name: word, hasPost: true, indexType: 'posts' },
        },
  ]
  return events[n % events.length]!
}

export const sites: Happenings = {
  steps: {
    siteFlag: (_, { who, n }) => {
      const flag = ['community', 'rare_disease', 'crisis_response_banner'][who % 3]!
      return { type: 'SiteFlagChanged', data: { site, flag, on: n > 2 } }
    },
    opening: (_, { who, n }) =>
      n % 2
        ? { type: 'SiteOpened', data: { site: otherSite } }
        : { type: 'SitePrepared', data: { site: otherSite, purpose: `${who}\0` } },
    site: [3, (_, { who, n }) => siteEvent(who * 6 + n)],
  },
  stream: ({ type }) => (ofNetwork.has(type) ? 'site-network' : null),
}
