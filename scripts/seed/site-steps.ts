import { keysOf } from '../../events/entries.ts'
import { sites, type SiteCommand } from '../../services/commands/sites.ts'
import { demoPages } from '../../services/rules/routes/routes.ts'
import { demoOf, demoSites, type DemoSite } from './sites.ts'
import { DAY, MINUTE, siteIdOf, siteStep, type Lane, type Step } from './steps.ts'

const prefixes = keysOf(demoSites)
const isDemoSite = (prefix: string): prefix is DemoSite => Object.hasOwn(demoSites, prefix)

const step = (prefix: DemoSite, at: number, name: string, command: SiteCommand): Step => ({
  at,
  name,
  actor: 'system',
  site: siteIdOf(prefix),
  run: ({ dispatch }, intent) => dispatch(sites, command, intent),
})

function commandsOf(prefix: DemoSite): (readonly [name: string, command: SiteCommand])[] {
  const site = siteIdOf(prefix)
  const { flags, parent, settings = {}, menu, redirects = [], categories = [] } = demoOf(prefix)
  return [
    ...flags.map((flag) => [`flag ${flag}`, { name: 'changeSiteFlag', site, flag, on: true }] as const),
    ...(parent && isDemoSite(parent)
      ? [['parent', { name: 'chooseSiteParent', site, parent: siteIdOf(parent) }] as const]
      : []),
    ...Object.entries(settings).map(
      ([setting, value]) =>
        [`setting ${setting}`, { name: 'changeSiteSetting', site, setting, value }] as const,
    ),
    ...(menu ? [['menu', { name: 'arrangeSiteMenu', site, items: menu }] as const] : []),
    ...redirects.map(
      (redirect) => [`redirect ${redirect.path}`, { name: 'addSiteRedirect', site, ...redirect }] as const,
    ),
    ...categories.map(
      ({ name: label, ...category }) =>
        [`category ${category.slug}`, { name: 'addCategory', site, label, ...category }] as const,
    ),
    [
      'setting corporate_site',
      { name: 'changeSiteSetting', site, setting: 'corporate_site', value: demoPages },
    ] as const,
  ]
}

/** Creates all sites one after another, because their commands append to the same stream. */
export const siteLane = (): Lane =>
  prefixes.map((prefix) => {
    const { name, description, accent } = demoOf(prefix)
    const host = `${prefix}.localhost`
    const details = { site: siteIdOf(prefix), prefix, host, name, description, accent }
    const made = siteStep(prefix)
    return step(prefix, made.at, made.name, { name: 'createSite', details })
  })

export const furnishingLanes = (): Lane[] =>
  prefixes.map((prefix) =>
    commandsOf(prefix).map(([name, command], index) =>
      step(prefix, siteStep(prefix).at + (index + 1) * MINUTE, `${name} of ${prefix}`, command),
    ),
  )

/** Opens the community hubs, as the last step, which marks the demo as complete. */
export const openingLane = (): Lane =>
  prefixes
    .filter((prefix) => demoOf(prefix).hasHub)
    .map((prefix) => {
      const command = { name: 'changeSiteFlag', site: siteIdOf(prefix), flag: 'community', on: true } as const
      return step(prefix, 0, `open ${prefix}`, command)
    })

/** Sets each site's home page picture and logo, which the API serves (services/api/demo-pictures). */
export const pictureLanes = (): Lane[] =>
  prefixes.map((prefix) => {
    const site = siteIdOf(prefix)
    const image = { url: `/demo/pictures/covers/${prefix}.svg`, alt: '', width: 1200, height: 300 }
    const cover = { type: 'ImageSection', options: { image } }
    return [
      step(prefix, -60 * DAY, `logo of ${prefix}`, {
        name: 'chooseSiteLogo',
        site,
        logo: `/demo/pictures/logos/${prefix}.svg`,
      }),
      step(prefix, -60 * DAY + MINUTE, `cover of ${prefix}`, {
        name: 'arrangeSiteHomepage',
        site,
        sections: [cover],
      }),
    ]
  })
