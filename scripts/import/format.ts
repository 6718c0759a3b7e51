import type { MemberId, SiteId } from '../../events/kinds.ts'
import type { SiteFlag } from '../../services/rules/sites/sites.ts'
import type { Intent, Rejection } from '../../services/commands/frame/decider.ts'
import { uuidOf } from '../../services/commands/frame/ids.ts'
import type { Tools } from '../../services/commands/frame/tools.ts'
import { memberIdOf } from '../../services/commands/names/registration.ts'

export interface ImportCommand {
  kind: string
  /** Commands with the same key are carried out in order. */
  key: string
  /** Derived from source time and source key, so that a repetition is recognised. */
  commandId: string
  /** Time in the source, in ms since 1970. */
  at: number
  actor: MemberId | 'system'
  run: (tools: Tools, intent: Intent) => Promise<{ ok: true } | { ok: false; rejection: Rejection }>
}

export interface ImportedMember {
  id: MemberId
  commandId: string
  username: string
  /** First appearance in the source, in ms since 1970. */
  at: number
}

/** Member of a source's key; the same key and time give the same id. */
export function importedMember(source: string, key: string, username: string, at: number): ImportedMember {
  const commandId = uuidOf(at, `${source} member ${key}`)
  return { id: memberIdOf({ commandId }), commandId, username, at }
}

/** A correction of the source by the importer, for the report. */
export interface Note {
  done: 'repaired' | 'joined' | 'left out' | 'kept' | 'replaced'
  count: number
  what: string
}

/** Contents of a source as commands. */
export interface Import {
  members: readonly ImportedMember[]
  /** Ordered so that, within a key, each command follows those it depends on. */
  commands: Iterable<ImportCommand>
  total: number
  found: Record<string, number>
  notes: readonly Note[]
}

/** Site created for an import if none is named. */
interface HomeSite {
  prefix: string
  name: string
  description: string
  accent: string
}

export interface Format {
  name: string
  about: string
  home: HomeSite
  /** Features that the site must have. */
  flags: readonly SiteFlag[]
  /** Reads the source, at most `limit` of its main items. */
  read: (path: string, options: { limit: number; site: SiteId }) => Promise<Import>
}
