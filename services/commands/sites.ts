import type { CatalogueEvent } from '../../events/catalogue.ts'
import { streamOf, type SiteId } from '../../events/kinds.ts'
import type { SiteFlag } from '../../events/sites.ts'
import { reject, type Decider } from './decider.ts'

type SiteEvent = Extract<CatalogueEvent, { type: 'SiteCreated' | 'SiteFlagChanged' }>

export type SiteCommand =
  | ({ name: 'createSite' } & { details: Extract<SiteEvent, { type: 'SiteCreated' }>['data'] })
  | { name: 'changeSiteFlag'; site: SiteId; flag: SiteFlag; on: boolean }

interface State {
  exists: boolean
  flags: ReadonlySet<SiteFlag>
}

const siteOf = (command: SiteCommand) => (command.name === 'createSite' ? command.details.site : command.site)

/** A community site and its feature flags (spec §3 Site). Only the network itself changes them for now. */
export const sites: Decider<State, SiteCommand, object> = {
  emits: {
    createSite: ['SiteCreated'],
    changeSiteFlag: ['SiteFlagChanged'],
  },
  initialState: { exists: false, flags: new Set() },
  evolve(state, event) {
    if (event.type === 'SiteCreated') return { ...state, exists: true }
    if (event.type !== 'SiteFlagChanged') return state
    const flag = new Set([event.data.flag])
    return { ...state, flags: event.data.on ? state.flags.union(flag) : state.flags.difference(flag) }
  },
  stream: (command) => streamOf(siteOf(command)),
  needs: () => ({}),
  decide(state, command, _, { actor }) {
    if (actor !== 'system') return reject('FORBIDDEN', 'Not authorized')
    if (command.name === 'createSite') {
      return state.exists
        ? reject('CONFLICT', 'This site exists')
        : [{ type: 'SiteCreated', data: command.details }]
    }
    if (!state.exists) return reject('NOT_FOUND', 'Site not found')
    const { site, flag, on } = command
    return state.flags.has(flag) === on ? [] : [{ type: 'SiteFlagChanged', data: { site, flag, on } }]
  },
}
