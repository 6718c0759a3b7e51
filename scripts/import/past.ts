import type { DisorderId, SiteId } from '../../events/kinds.ts'
import type { RecordedEvent } from '../../events/event.ts'
import type { Log } from '../../events/log.ts'
import { disorderFacts, type DisorderState } from '../../services/commands/disorders.ts'
import type { SiteFlag } from '../../services/rules/sites/sites.ts'
import { siteFacts } from '../../services/commands/frame/facts.ts'

/** What a site has that an import must not take again. Items are named by their ids. */
export interface SiteContents {
  categories: Set<string>
  redirects: Set<string>
  slugs: Map<string, string>
  permalinks: Map<string, string>
  numbers: Map<number, string>
  /** True if the site hides sections for members from visitors. */
  hasWall: boolean
}

export const noContents = (): SiteContents => ({
  categories: new Set(),
  redirects: new Set(),
  slugs: new Map(),
  permalinks: new Map(),
  numbers: new Map(),
  hasWall: false,
})

function addContents(of: (site: SiteId) => SiteContents, { type, data }: RecordedEvent): void {
  switch (type) {
    case 'CategoryAdded':
      of(data.site).categories.add(data.slug)
      break
    case 'CategoryRemoved':
      of(data.site).categories.delete(data.slug)
      break
    case 'SiteRedirectAdded':
      of(data.site).redirects.add(data.path)
      break
    case 'SiteRedirectRemoved':
      of(data.site).redirects.delete(data.path)
      break
    case 'SiteSettingChanged':
      if (data.setting === 'enable_auth_wall') of(data.site).hasWall = data.value === true
      break
    case 'PostWritten': {
      const { slugs, permalinks, numbers } = of(data.site)
      slugs.set(data.text.slug, data.subject.id)
      if (data.text.permalink !== null) permalinks.set(data.text.permalink, data.subject.id)
      if (data.number !== null) numbers.set(data.number, data.subject.id)
    }
  }
}

/** State of the network before an import, read from the log. */
export interface Past {
  /** Ids of commands that earlier imports have carried out. */
  commands: Set<string>
  sites: Map<string, { id: SiteId; flags: ReadonlySet<SiteFlag> }>
  contents: Map<SiteId, SiteContents>
  disorders: Map<DisorderId, DisorderState>
}

/** Reads the log once, up to its last event. Waits while the log is unavailable. */
export async function readPast(log: Log, signal: AbortSignal): Promise<Past> {
  const past: Past = { commands: new Set(), sites: new Map(), contents: new Map(), disorders: new Map() }
  const contentsOf = (site: SiteId) => {
    const contents = past.contents.get(site) ?? noContents()
    past.contents.set(site, contents)
    return contents
  }
  const end = await log.head()
  if (end < 0n) return past
  for await (const { events, position } of log.tail({ signal })) {
    for (const event of events) {
      const { origin, commandId } = event.metadata
      if (origin === 'import') past.commands.add(commandId)
      addContents(contentsOf, event)
      if (event.type === 'SiteCreated') {
        past.sites.set(event.data.prefix, { id: event.data.site, flags: siteFacts.initialState })
      }
      if ('disorder' in event.data && !('member' in event.data)) {
        const { disorder } = event.data
        const state = past.disorders.get(disorder) ?? disorderFacts.initialState
        past.disorders.set(disorder, disorderFacts.evolve(state, event))
      }
      if (event.type === 'SiteFlagChanged') {
        const known = past.sites.values().find(({ id }) => id === event.data.site)
        if (known) known.flags = siteFacts.evolve(known.flags, event)
      }
    }
    if (position >= end) return past
  }
  signal.throwIfAborted()
  return past
}
