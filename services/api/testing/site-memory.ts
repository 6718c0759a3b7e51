import { settingChange } from '../../../events/sites.ts'
import type { RecordedEvent } from '../../../events/event.ts'
import type { SiteId } from '../../../events/kinds.ts'
import { storable } from '../../../projections/batch.ts'
import type { SiteDetails, SiteRow } from '../reads.ts'

/** Sites as simple in-memory code, with which tests compare the tables. */
export function openSiteMemory() {
  const sites = new Map<string, SiteRow>()
  const siteDetails = new Map<string, SiteDetails>()
  const change = (id: SiteId, to: Partial<SiteRow>) => sites.set(id, { ...sites.get(id)!, ...to })
  const changeDetails = (id: SiteId, to: (details: SiteDetails) => Partial<SiteDetails>) => {
    const details = siteDetails.get(id)!
    siteDetails.set(id, { ...details, ...to(details) })
  }

  function applySite(told: RecordedEvent): void {
    const event = { ...told, data: storable(told.data) } as RecordedEvent
    const { type, data } = event
    switch (type) {
      case 'SiteCreated': {
        const { site: id, ...rest } = data
        if (sites.has(id)) break
        sites.set(id, { id, ...rest, logo: null, parent: null, purpose: null, isHidden: false, features: [] })
        siteDetails.set(id, {
          id,
          settings: {},
          menu: [],
          homepage: null,
          wording: null,
          redirects: [],
          categories: [],
        })
        break
      }
      case 'SitePrepared':
        change(data.site, { purpose: data.purpose, isHidden: true })
        break
      case 'SiteOpened':
        change(data.site, { isHidden: false })
        break
      case 'SiteHostChosen':
      case 'SiteParentChosen':
      case 'SiteRenamed':
      case 'SiteDescribed':
      case 'SiteAccentChosen':
      case 'SiteLogoChosen': {
        const { site, ...rest } = data
        change(site, rest)
        break
      }
      case 'SiteFlagChanged':
      case 'SiteSettingChanged': {
        const set = settingChange({ type, data } as Parameters<typeof settingChange>[0])
        if (set) {
          changeDetails(data.site, ({ settings: { [set.setting]: _, ...others } }) => ({
            settings: set.value === null ? others : { ...others, [set.setting]: set.value },
          }))
        } else if (type === 'SiteFlagChanged') {
          const others = sites.get(data.site)!.features.filter((flag) => flag !== data.flag)
          change(data.site, { features: others.concat(data.on ? data.flag : []).toSorted() })
        }
        break
      }
      case 'SiteMenuArranged':
        changeDetails(data.site, () => ({ menu: data.items }))
        break
      case 'SiteHomepageArranged':
        changeDetails(data.site, () => ({ homepage: data.sections }))
        break
      case 'SiteWordingPublished': {
        const { site, ...wording } = data
        changeDetails(site, () => ({ wording }))
        break
      }
      case 'SiteRedirectAdded':
      case 'SiteRedirectRemoved': {
        const { site, ...redirect } = data
        changeDetails(site, ({ redirects }) => ({
          redirects: [
            ...redirects.filter(({ path }) => path !== data.path),
            ...('redirect' in redirect ? [redirect] : []),
          ].toSorted((a, b) => (a.path < b.path ? -1 : 1)),
        }))
        break
      }
      case 'CategoryAdded':
      case 'CategoryRemoved': {
        const { site, ...category } = data
        changeDetails(site, ({ categories }) => ({
          categories: [
            ...categories.filter(({ slug }) => slug !== data.slug),
            ...('name' in category ? [category] : []),
          ].toSorted((a, b) => (a.slug < b.slug ? -1 : 1)),
        }))
        break
      }
    }
  }
  return { sites, siteDetails, applySite }
}
