import type { StreamName } from '../../events/kinds.ts'
import { settingChange } from '../../events/sites.ts'
import type { Category } from '../rules/sites/categories.ts'
import type { Family, SiteFlag } from '../rules/sites/sites.ts'
import { isSiteFlag } from '../rules/sites/sites.ts'
import type { Facts } from './frame/decider.ts'

/** Stream for rules about all sites, so that concurrent commands cannot create or move two sites inconsistently. */
export const networkStream: StreamName = 'site-network'

/** True for the setting that is decided in the network's stream, as it concerns roles on all sites. */
export const isDemand = (setting: string): boolean => setting === 'second_factor'

export interface NetworkFacts {
  addresses: ReadonlyMap<string, { prefix: string; host: string }>
  family: Family
  /** Purposes of the sites that are not open yet. */
  hidden: ReadonlyMap<string, string>
  /** Values of the setting `second_factor`, by site. */
  demands: ReadonlyMap<string, unknown>
}

const without = <Key, Value>(map: ReadonlyMap<Key, Value>, key: Key) =>
  new Map([...map].filter(([other]) => other !== key))

export const networkFacts: Facts<NetworkFacts> = {
  initialState: { addresses: new Map(), family: new Map(), hidden: new Map(), demands: new Map() },
  evolve(state, { type, data }) {
    switch (type) {
      case 'SiteCreated': {
        const { site, prefix, host } = data
        return { ...state, addresses: new Map(state.addresses).set(site, { prefix, host }) }
      }
      case 'SitePrepared':
        return { ...state, hidden: new Map(state.hidden).set(data.site, data.purpose) }
      case 'SiteOpened':
        return { ...state, hidden: without(state.hidden, data.site) }
      case 'SiteHostChosen': {
        const prefix = state.addresses.get(data.site)?.prefix ?? ''
        return { ...state, addresses: new Map(state.addresses).set(data.site, { prefix, host: data.host }) }
      }
      case 'SiteParentChosen': {
        const family = new Map(state.family)
        if (data.parent) family.set(data.site, data.parent)
        else family.delete(data.site)
        return { ...state, family }
      }
      case 'SiteSettingChanged':
        return isDemand(data.setting)
          ? { ...state, demands: new Map(state.demands).set(data.site, data.value) }
          : state
      default:
        return state
    }
  },
}

export interface SiteFacts {
  /** True if the site's own stream contains its creation, as in early releases. */
  created: boolean
  /** Names of the properties that have a single value, such as the site's name or menu. */
  single: Readonly<Record<string, unknown>>
  flags: ReadonlySet<SiteFlag>
  /** The site's settings that differ from the defaults. */
  settings: ReadonlyMap<string, unknown>
  redirects: ReadonlyMap<string, string>
  categories: ReadonlyMap<string, Omit<Category, 'indexType'> & { indexType: string }>
}

export const siteFacts: Facts<SiteFacts> = {
  initialState: {
    created: false,
    single: {},
    flags: new Set(),
    settings: new Map(),
    redirects: new Map(),
    categories: new Map(),
  },
  evolve(state, event) {
    const { type, data } = event
    switch (type) {
      case 'SiteCreated': {
        const { name, description, accent } = data
        return { ...state, created: true, single: { ...state.single, name, description, accent } }
      }
      case 'SiteRenamed':
      case 'SiteDescribed':
      case 'SiteAccentChosen':
      case 'SiteLogoChosen':
      case 'SiteMenuArranged':
      case 'SiteHomepageArranged': {
        const { site: _, ...single } = data
        return { ...state, single: { ...state.single, ...single } }
      }
      case 'SiteWordingPublished': {
        const { site: _, ...wording } = data
        return { ...state, single: { ...state.single, wording } }
      }
      case 'SiteFlagChanged':
      case 'SiteSettingChanged': {
        const change = settingChange(event)
        if (change?.value === null) return { ...state, settings: without(state.settings, change.setting) }
        if (change) return { ...state, settings: new Map(state.settings).set(change.setting, change.value) }
        if (type !== 'SiteFlagChanged' || !isSiteFlag(data.flag)) return state
        const flag = new Set([data.flag])
        return { ...state, flags: data.on ? state.flags.union(flag) : state.flags.difference(flag) }
      }
      case 'SiteRedirectAdded':
        return { ...state, redirects: new Map(state.redirects).set(data.path, data.redirect) }
      case 'SiteRedirectRemoved':
        return { ...state, redirects: without(state.redirects, data.path) }
      case 'CategoryAdded': {
        const { site: _, ...category } = data
        return { ...state, categories: new Map(state.categories).set(data.slug, category) }
      }
      case 'CategoryRemoved':
        return { ...state, categories: without(state.categories, data.slug) }
      default:
        return state
    }
  },
}
