import type { MemberId, SiteId } from '../../events/kinds.ts'
import type { Past } from './past.ts'
import type { SiteFlag } from '../../services/rules/sites/sites.ts'
import type { Intent, Rejection } from '../../services/commands/frame/decider.ts'
import { uuidOf } from '../../services/commands/frame/ids.ts'
import type { Tools } from '../../services/commands/frame/tools.ts'
import { memberIdOf } from '../../services/commands/names/registration.ts'

export interface ImportCommand {
  kind: string
  /** Key of a command; commands with the same key are carried out in order. */
  key: string
  /** Id derived from the item's time and key in the source, so that a repeated import sends the same id. */
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
  /** Time of the member's first item in the source, in ms since 1970. */
  at: number
}

/** Creates a member for a key in the source. The member's id is derived from the key and a time, usually `at`. */
export function importedMember(
  source: string,
  key: string,
  username: string,
  at: number,
  idAt = at,
): ImportedMember {
  const commandId = uuidOf(idAt, `${source} member ${key}`)
  return { id: memberIdOf({ commandId }), commandId, username, at }
}

/** A correction that the importer made to the source, for the import's report. */
export interface Note {
  done: 'repaired' | 'joined' | 'left out' | 'kept' | 'replaced' | 'cut'
  count: number
  what: string
  /** The items, each with what was changed, in one line. */
  items?: readonly string[]
}

/** Contents of an import's source, converted to commands. */
export interface Import {
  members: readonly ImportedMember[]
  /** Commands on which the others depend, such as those that add categories. */
  first?: readonly ImportCommand[]
  /** Commands in an order in which each command follows the commands with the same key on which it depends. */
  commands: Iterable<ImportCommand>
  total: number
  found: Record<string, number>
  notes: readonly Note[]
  /** Changes to disorders that earlier imports added, one per line, carried out once the operator has agreed. */
  changes?: readonly string[]
}

/** Site that an import creates unless the operator names an existing one. */
interface HomeSite {
  prefix: string
  name: string
  description: string
  accent: string
}

/** Format of a source with data for one site. */
export interface Format {
  name: string
  /** What a source with data of several uses is imported as (`--as`); missing for its usual one. */
  as?: string
  about: string
  home: HomeSite
  /** Features that must be turned on for the site. */
  flags: readonly SiteFlag[]
  /** Reads at most `limit` of the source's main items, such as threads or messages. */
  read: (
    path: string,
    options: { limit: number; site: SiteId; past: Pick<Past, 'sites' | 'contents'> },
  ) => Promise<Import>
}

/** Format of a source with data for the whole network. */
export interface DirectoryFormat {
  name: string
  about: string
  home: null
  /** Reads at most `limit` entries, and compares them with the entries that earlier imports added. */
  read: (path: string, options: { limit: number; past: Past }) => Promise<Import>
}
