import type { CatalogueEvent } from '../../events/catalogue.ts'
import { streamOf, type SiteId } from '../../events/kinds.ts'
import { refusal } from '../rules/authorise.ts'
import { Category, MAX_CATEGORIES } from '../rules/sites/categories.ts'
import { check, unknownField } from '../rules/check.ts'
import { Menu } from '../rules/sites/menus.ts'
import { plainPath } from '../rules/routes/paths.ts'
import { Redirect, redirectProblem } from '../rules/routes/redirect-list.ts'
import { ContentSections } from '../rules/sections/sections.ts'
import { isBuiltSetting, isSettingName, settingValue } from '../rules/sites/site-settings.ts'
import {
  Accent,
  isSiteFlag,
  NewSite,
  parentProblem,
  SiteDescription,
  SiteHost,
  SiteLogo,
  SiteName,
  isBuiltFlag,
} from '../rules/sites/sites.ts'
import { SitePurpose, sitePurposes } from '../rules/sites/purposes.ts'
import type { Viewer } from '../rules/visibility.ts'
import { Wording, wordingOf } from '../rules/sites/wording.ts'
import { never, reject, Rejected, type Decider } from './frame/decider.ts'
import { actorNeed } from './frame/facts.ts'
import {
  isDemand,
  networkFacts,
  networkStream,
  siteFacts,
  type NetworkFacts,
  type SiteFacts,
} from './sites-facts.ts'

/** Commands that are decided in the network's stream, because their rules concern all sites. */
type NetworkCommand =
  | {
      name: 'createSite'
      details: {
        site: SiteId
        name: string
        prefix: string
        host: string
        description: string
        accent: string
        /** Purpose of a site that is hidden until it opens; without one, the site is open. */
        purpose?: string
      }
    }
  | { name: 'openSite'; site: SiteId }
  | { name: 'chooseSiteHost'; site: SiteId; host: string }
  | { name: 'chooseSiteParent'; site: SiteId; parent: SiteId | null }

type OwnCommand = { site: SiteId } & (
  | { name: 'furnishSite' }
  | { name: 'renameSite'; to: string }
  | { name: 'describeSite'; description: string }
  | { name: 'chooseSiteAccent'; accent: string }
  | { name: 'chooseSiteLogo'; logo: string | null }
  | { name: 'changeSiteFlag'; flag: string; on: boolean }
  | { name: 'changeSiteSetting'; setting: string; value: unknown }
  | { name: 'arrangeSiteMenu'; items: unknown }
  | { name: 'arrangeSiteHomepage'; sections: unknown }
  | { name: 'publishSiteWording'; wording: unknown }
  | { name: 'addSiteRedirect'; path: string; redirect: string }
  | { name: 'removeSiteRedirect'; path: string }
  | { name: 'addCategory'; slug: string; label: string; hasPost: boolean; indexType: string }
  | { name: 'removeCategory'; slug: string }
)

export type SiteCommand = NetworkCommand | OwnCommand

interface Known {
  actor: Viewer
  network: NetworkFacts
  site: SiteFacts
}

const MAX_SITES = 2000

const ofNetwork = (command: SiteCommand) =>
  command.name === 'createSite' ||
  command.name === 'openSite' ||
  command.name === 'chooseSiteHost' ||
  command.name === 'chooseSiteParent' ||
  (command.name === 'changeSiteSetting' && isDemand(command.setting))
const siteOf = (command: SiteCommand) => (command.name === 'createSite' ? command.details.site : command.site)

/** Decider for a community site (spec §3 Site), which administrators and the system can create and change. */
export const sites: Decider<null, SiteCommand, Known> = {
  emits: {
    createSite: ['SiteCreated', 'SitePrepared'],
    openSite: ['SiteOpened'],
    furnishSite: ['SiteFlagChanged', 'SiteMenuArranged', 'CategoryAdded', 'SiteHomepageArranged'],
    chooseSiteHost: ['SiteHostChosen'],
    chooseSiteParent: ['SiteParentChosen'],
    renameSite: ['SiteRenamed'],
    describeSite: ['SiteDescribed'],
    chooseSiteAccent: ['SiteAccentChosen'],
    chooseSiteLogo: ['SiteLogoChosen'],
    changeSiteFlag: ['SiteFlagChanged'],
    changeSiteSetting: ['SiteSettingChanged'],
    arrangeSiteMenu: ['SiteMenuArranged'],
    arrangeSiteHomepage: ['SiteHomepageArranged'],
    publishSiteWording: ['SiteWordingPublished'],
    addSiteRedirect: ['SiteRedirectAdded'],
    removeSiteRedirect: ['SiteRedirectRemoved'],
    addCategory: ['CategoryAdded'],
    removeCategory: ['CategoryRemoved'],
  },
  // The state is taken from `known`, which includes the site's own stream and the network's stream.
  initialState: null,
  evolve: () => null,
  stream: (command) => (ofNetwork(command) ? networkStream : streamOf(siteOf(command))),
  needs: (command, intent) => ({
    actor: actorNeed(intent),
    network: (fold) => fold(networkFacts, networkStream),
    site: (fold) => fold(siteFacts, streamOf(siteOf(command))),
  }),
  decide(_, command, known, { actor }) {
    const refused = actor === 'system' ? null : refusal('administerSites', known.actor)
    if (refused) return new Rejected(refused)
    const isThere = (site: SiteId) => known.network.addresses.has(site)
    if (command.name === 'createSite')
      // A site that an early release created is missing in the network's stream and is added to it here.
      return isThere(command.details.site) ? existing : create(known.network, command.details)
    if (!known.site.created && !isThere(siteOf(command))) return reject('NOT_FOUND', 'Site not found')
    switch (command.name) {
      case 'openSite':
        return known.network.hidden.has(command.site)
          ? [{ type: 'SiteOpened', data: { site: command.site } }]
          : []
      case 'chooseSiteHost':
        return move(known.network, command)
      case 'chooseSiteParent':
        if (command.parent !== null && !isThere(command.parent)) return reject('NOT_FOUND', 'Site not found')
        return adopt(known.network, command)
      default:
        return change(known, command)
    }
  },
}

const existing = reject('CONFLICT', 'This site already exists')

/** Calls `then` with a value that is valid for its schema; otherwise returns a rejection. */
function fitting<Out>(
  schema: Parameters<typeof check<Out>>[0],
  value: unknown,
  then: (fitting: Out) => CatalogueEvent[] | Rejected,
  how: Parameters<typeof check>[2] = {},
): CatalogueEvent[] | Rejected {
  const checked = check(schema, value, how)
  if (checked.problem !== null) return reject('INVALID', checked.problem)
  const stray = unknownField(value, checked.data)
  return stray === null ? then(checked.data) : reject('INVALID', `Unknown field: ${stray.slice(0, 60)}`)
}

/** Replacer for JSON.stringify that sorts the fields of objects, so that equal objects have equal texts. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

const isSame = (a: unknown, b: unknown) => JSON.stringify(a, inOrder) === JSON.stringify(b, inOrder)

const hostTaken = ({ addresses }: NetworkFacts, host: string, site: SiteId) =>
  [...addresses].some(([other, address]) => other !== site && address.host === host)

function create(
  network: NetworkFacts,
  { site, ...given }: Extract<SiteCommand, { name: 'createSite' }>['details'],
) {
  return fitting(NewSite, given, ({ purpose, ...details }) => {
    if (network.addresses.size >= MAX_SITES) return reject('CONFLICT', 'The network has too many sites')
    const isTaken = [...network.addresses.values()].some(({ prefix }) => prefix === details.prefix)
    if (isTaken) return reject('CONFLICT', 'This prefix is already taken')
    if (hostTaken(network, details.host, site)) return reject('CONFLICT', 'This host is already taken')
    const created: CatalogueEvent = { type: 'SiteCreated', data: { site, ...details } }
    return purpose ? [created, { type: 'SitePrepared', data: { site, purpose } }] : [created]
  })
}

function move(network: NetworkFacts, command: Extract<SiteCommand, { name: 'chooseSiteHost' }>) {
  const { site } = command
  return fitting(SiteHost, command.host, (host) => {
    if (network.addresses.get(site)?.host === host) return []
    if (hostTaken(network, host, site)) return reject('CONFLICT', 'This host is already taken')
    return [{ type: 'SiteHostChosen', data: { site, host } }]
  })
}

function adopt({ family }: NetworkFacts, command: Extract<SiteCommand, { name: 'chooseSiteParent' }>) {
  const { site, parent } = command
  if ((family.get(site) ?? null) === parent) return []
  const problem = parent === null ? null : parentProblem(family, site, parent)
  if (problem) return reject('INVALID', problem)
  return [{ type: 'SiteParentChosen' as const, data: { site, parent } }]
}

function change({ site: own, network }: Known, command: OwnCommand): CatalogueEvent[] | Rejected {
  const { site } = command
  /** The event that sets a value; no events if the value stays the same. */
  const unless = (before: unknown, after: unknown, event: CatalogueEvent) =>
    isSame(before, after) ? [] : [event]
  const { single } = own
  switch (command.name) {
    case 'furnishSite':
      return furnish(network, site)
    case 'renameSite':
      return fitting(SiteName, command.to, (name) =>
        unless(single.name, name, { type: 'SiteRenamed', data: { site, name } }),
      )
    case 'describeSite':
      return fitting(SiteDescription, command.description, (description) =>
        unless(single.description, description, { type: 'SiteDescribed', data: { site, description } }),
      )
    case 'chooseSiteAccent':
      return fitting(Accent, command.accent, (accent) =>
        unless(single.accent, accent, { type: 'SiteAccentChosen', data: { site, accent } }),
      )
    case 'chooseSiteLogo':
      return fitting(SiteLogo, command.logo, (logo) =>
        unless(single.logo ?? null, logo, { type: 'SiteLogoChosen', data: { site, logo } }),
      )
    case 'changeSiteFlag': {
      const { flag, on } = command
      if (!isSiteFlag(flag)) return reject('INVALID', `Unknown feature: ${flag.slice(0, 60)}`)
      if (on && !isBuiltFlag(flag)) return reject('INVALID', `${flag} is not built yet, and would do nothing`)
      return unless(own.flags.has(flag), on, { type: 'SiteFlagChanged', data: { site, flag, on } })
    }
    case 'changeSiteSetting':
      return set({ site: own, network }, command)
    case 'arrangeSiteMenu':
      return fitting(Menu, command.items, (items) =>
        unless(single.items ?? [], items, { type: 'SiteMenuArranged', data: { site, items } }),
      )
    case 'arrangeSiteHomepage':
      return fitting(
        ContentSections,
        command.sections,
        (sections) =>
          unless(single.sections, sections, { type: 'SiteHomepageArranged', data: { site, sections } }),
        { placed: true },
      )
    case 'publishSiteWording':
      return fitting(Wording, command.wording, (wording) => {
        const { version, ...before } = wordingOf(single.wording)
        const data = { site, version: version + 1, ...wording }
        return unless(before, wording, { type: 'SiteWordingPublished', data })
      })
    case 'addSiteRedirect': {
      const { path, redirect } = command
      return fitting(Redirect, { path, redirect }, (wanted) => {
        const problem = redirectProblem(own.redirects, wanted)
        if (problem) return reject('INVALID', problem)
        const before = own.redirects.get(wanted.path)
        return unless(before, wanted.redirect, { type: 'SiteRedirectAdded', data: { site, ...wanted } })
      })
    }
    case 'removeSiteRedirect': {
      const wanted = plainPath(command.path)
      const same = [...own.redirects.keys()].filter((path) => plainPath(path) === wanted)
      return same.map((path) => ({ type: 'SiteRedirectRemoved', data: { site, path } }))
    }
    case 'addCategory':
      return categorise(own, command)
    case 'removeCategory':
      return own.categories.has(command.slug)
        ? [{ type: 'CategoryRemoved', data: { site, slug: command.slug } }]
        : []
    default:
      return never(command)
  }
}

/** Features, menu, categories and home page with which a site of a purpose begins. */
function furnish({ hidden }: NetworkFacts, site: SiteId): CatalogueEvent[] | Rejected {
  const purpose = SitePurpose.safeParse(hidden.get(site))
  if (!purpose.success) return reject('CONFLICT', 'This community is open already')
  const { features, menu, categories, homepage } = sitePurposes[purpose.data]
  return [
    ...features.map((flag) => ({ type: 'SiteFlagChanged' as const, data: { site, flag, on: true } })),
    { type: 'SiteMenuArranged', data: { site, items: menu.map((item) => ({ ...item, items: [] })) } },
    ...categories.map((category) => ({ type: 'CategoryAdded' as const, data: { site, ...category } })),
    { type: 'SiteHomepageArranged', data: { site, sections: [...homepage] } },
  ]
}

function set(
  { site: own, network }: Pick<Known, 'site' | 'network'>,
  command: Extract<OwnCommand, { name: 'changeSiteSetting' }>,
) {
  const { site, setting } = command
  if (!isSettingName(setting)) return reject('INVALID', `Unknown setting: ${setting.slice(0, 60)}`)
  if (command.value !== null && !isBuiltSetting(setting))
    return reject('INVALID', `${setting} is not built yet, and would do nothing`)
  const before = (isDemand(setting) ? network.demands.get(site) : own.settings.get(setting)) ?? null
  return fitting(settingValue(setting), command.value ?? null, (value) =>
    isSame(before, value) ? [] : [{ type: 'SiteSettingChanged', data: { site, setting, value } }],
  )
}

function categorise(own: SiteFacts, command: Extract<OwnCommand, { name: 'addCategory' }>) {
  const { site, label: name, ...rest } = command
  return fitting(Category, { ...rest, name }, (category) => {
    const before = own.categories.get(category.slug)
    if (!before && own.categories.size >= MAX_CATEGORIES)
      return reject('CONFLICT', `A community can have up to ${MAX_CATEGORIES} categories`)
    return isSame(before, category) ? [] : [{ type: 'CategoryAdded', data: { site, ...category } }]
  })
}
