import type { DisorderId, SiteId } from '../../events/kinds.ts'
import type { Log } from '../../events/log.ts'
import { disorderFacts, type DisorderState } from '../../services/commands/disorders.ts'
import type { SiteFlag } from '../../services/rules/sites/sites.ts'
import { siteFacts } from '../../services/commands/frame/facts.ts'

/** State of the network before an import, read from the log. */
export interface Past {
  /** Ids of commands that earlier imports have carried out. */
  commands: Set<string>
  sites: Map<string, { id: SiteId; flags: ReadonlySet<SiteFlag> }>
  disorders: Map<DisorderId, DisorderState>
}

/** Reads the log once, up to its last event. Waits while the log is unavailable. */
export async function readPast(log: Log, signal: AbortSignal): Promise<Past> {
  const past: Past = { commands: new Set(), sites: new Map(), disorders: new Map() }
  const end = await log.head()
  if (end < 0n) return past
  for await (const { events, position } of log.tail({ signal })) {
    for (const event of events) {
      const { origin, commandId } = event.metadata
      if (origin === 'import') past.commands.add(commandId)
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
