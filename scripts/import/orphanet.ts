import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { disorders } from '../../services/commands/disorders.ts'
import { uuidOf } from '../../services/commands/frame/ids.ts'
import type { DirectoryFormat, Import, ImportCommand } from './format.ts'
import { changesTo, SOURCE, type Change } from './orphanet/changes.ts'
import { readPacket, type Released } from './orphanet/packet.ts'
import type { Past } from './past.ts'

const FILE = 'orphapackets.ndjson.gz'

const kinds = new Map([
  ['defineDisorder', 'disorders'],
  ['correctDisorder', 'corrections'],
  ['retireDisorder', 'retirements'],
])

/** Converts a change to a command. A retirement has the successor's key, so that it follows the definition. */
function commandOf({ command, at }: Change): ImportCommand {
  const { name, disorder } = command
  const key = 'successor' in command && command.successor ? command.successor : disorder
  return {
    kind: kinds.get(name) ?? name,
    key,
    at,
    actor: 'system',
    commandId: uuidOf(at, `${SOURCE} ${JSON.stringify(command)}`),
    run: ({ dispatch }, intent) => dispatch(disorders, command, intent),
  }
}

/** Prepares the import of a release. `limit` selects the first entries; with a limit, no disorders are retired. */
export function orphanetImport(
  lines: readonly string[],
  { limit, past }: { limit: number; past: Past },
): Import {
  const read = lines.slice(0, limit).map(readPacket)
  const releases = read.filter((one): one is Released => one !== null)
  const { changes, kept } = changesTo(releases, past.disorders, limit === Infinity)
  const shown = changes.flatMap(({ line }) => line ?? [])
  const groups = releases.filter(({ facts }) => facts.isGroup).length
  return {
    members: [],
    commands: changes.map(commandOf),
    total: changes.length,
    found: {
      disorders: releases.length,
      'groups among them': groups,
      synonyms: releases.reduce((sum, { facts }) => sum + facts.synonyms.length, 0),
    },
    notes: [
      { done: 'left out' as const, count: read.length - releases.length, what: 'categories' },
      { done: 'kept' as const, count: kept, what: 'disorders that are as in the directory' },
    ].filter(({ count }) => count > 0),
    changes: shown,
  }
}

/** File of a release, which is given by itself or by its folder. */
export const orphanetFile = async (path: string): Promise<string> =>
  (await stat(path)).isDirectory() ? join(path, FILE) : path

/** Source format: Orphanet's directory of rare diseases (ORPHApackets), with one JSON entry per line. */
export const orphanet: DirectoryFormat = {
  name: SOURCE,
  about: `Orphanet's directory of rare diseases: ${FILE}, or its folder`,
  home: null,
  async read(path, options) {
    const file = await orphanetFile(path)
    const content = await readFile(file)
    const text = (file.endsWith('.gz') ? gunzipSync(content) : content).toString('utf8')
    return orphanetImport(
      text.split('\n').filter((line) => line.trim() !== ''),
      options,
    )
  },
}
