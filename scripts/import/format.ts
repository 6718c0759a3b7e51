import type { MemberId, SiteId } from '../../events/kinds.ts'
import type { SiteFlag } from '../../services/rules/sites/sites.ts'
import type { Intent, Rejection } from '../../services/commands/frame/decider.ts'
import { uuidOf } from '../../services/commands/frame/ids.ts'
import type { Tools } from '../../services/commands/frame/tools.ts'
import { memberIdOf } from '../../services/commands/names/registration.ts'

/** One command of an import. */
export interface ImportCommand {
  /** What it makes, for the report. */
  kind: string
  /** Commands of one key are carried out in their order. */
  key: string
  /** Made of source time and source key, so that running it again repeats it. */
  commandId: string
  /** The time that the source gives, in ms since 1970. */
  at: number
  actor: MemberId | 'system'
  run: (tools: Tools, intent: Intent) => Promise<{ ok: true } | { ok: false; rejection: Rejection }>
}

/** A member that the source knows, under the name that the network gives. */
export interface ImportedMember {
  id: MemberId
  commandId: string
  username: string
  /** When the member first appears in the source, in ms since 1970. */
  at: number
}

/** The member of a source's key. The same key and time give the same member. */
export function importedMember(source: string, key: string, username: string, at: number): ImportedMember {
  const commandId = uuidOf(at, `${source} member ${key}`)
  return { id: memberIdOf({ commandId }), commandId, username, at }
}

/** Something about the source that the importer dealt with, for the report. */
export interface Note {
  done: 'repaired' | 'joined' | 'left out' | 'kept' | 'replaced'
  count: number
  what: string
}

/** What a source holds, ready to be carried out. */
export interface Import {
  members: readonly ImportedMember[]
  /** In an order that keeps what comes first before what is built on it, for each key. */
  commands: Iterable<ImportCommand>
  /** How many commands there are. */
  total: number
  /** What was counted in the source, by name. */
  found: Record<string, number>
  notes: readonly Note[]
}

/** A site that is made for an import where nobody names one. */
export interface HomeSite {
  prefix: string
  name: string
  description: string
  accent: string
}

/** A kind of source that can be imported. */
export interface Format {
  name: string
  about: string
  home: HomeSite
  /** What must be on at the site. */
  flags: readonly SiteFlag[]
  /** Reads the source; `limit` keeps to that many of its main items. */
  read: (path: string, options: { limit: number; site: SiteId }) => Promise<Import>
}
