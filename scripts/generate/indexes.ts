import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { headerOf } from './header.ts'

// Generates the index of each layer: a module that lists all exports of one type, so that a new capability needs no
// change of existing files.

/** A generated module that lists exports of other files. */
interface Index {
  file: string
  /** Glob of the files whose exports are listed. */
  of: string
  /** Matches the start of an export to list; the regular expression's group is the exported name. */
  listed: RegExp
  /** Generates the text below the imports; `names` are ordered by their files. */
  textOf: (names: readonly string[]) => string
}

const WIDTH = 110

/** Joins items between two brackets, on one line if they fit, as the formatter would. */
function bracketed(before: string, items: readonly string[], after: string, space = ''): string {
  const line = `${before}${space}${items.join(', ')}${space}${after}`
  return line.length <= WIDTH ? line : `${before}\n${items.map((item) => `  ${item},\n`).join('')}${after}`
}

const properties = (items: readonly string[]) => items.map((item) => `  ${item},\n`).join('')
const spread = (names: readonly string[], of = '') => properties(names.map((name) => `...${name}${of}`))

const indexes: readonly Index[] = [
  {
    file: 'events/catalogue.ts',
    of: 'events/**/*.ts',
    listed: /^export const (\w+) = defineEvents\(/gm,
    textOf: (names) => `import type { EventOf } from './define.ts'

/** Every event type of the network, by name. */
export const catalogue = {
${spread(names)}}

/** Any event of the network. */
export type CatalogueEvent = EventOf<typeof catalogue>
export type EventName = CatalogueEvent['type']
`,
  },
  {
    file: 'services/commands/deciders.ts',
    of: 'services/commands/**/*.ts',
    listed: /^export const (\w+): Decider</gm,
    textOf: (names) => `import type { EventName } from '../../events/catalogue.ts'

/** Every decider by name, with the event types that its commands can emit. */
export const deciders: Readonly<Record<string, { emits: Readonly<Record<string, readonly EventName[]>> }>> = {
${properties(names)}}
`,
  },
  {
    file: 'projections/index.ts',
    of: 'projections/*/project.ts',
    listed: /^export const (\w+): Projection =/gm,
    textOf: (names) => `import type { Projection } from './projection.ts'

/** Every read model of the network. */
${bracketed('export const projections: readonly Projection[] = [', names, ']')}
`,
  },
  {
    file: 'services/api/graphql/capabilities.ts',
    of: 'services/api/graphql/{*,*/*}.ts',
    listed: /^export const (\w+): Resolvers =/gm,
    textOf: (names) => `import type { Resolvers } from './__generated__/resolvers.ts'

${bracketed('export const capabilities: readonly Resolvers[] = [', names, ']')}
`,
  },
  {
    file: 'services/api/graphql/loaders.ts',
    of: 'services/api/graphql/*/*.ts',
    listed: /^export const (\w+) = defineLoaders\(/gm,
    textOf: (names) => `import type { LoaderParts } from './frame/batching.ts'

export const loadersOf = (parts: LoaderParts) => ({
${spread(names, '(parts)')}})
`,
  },
  {
    file: 'projections/queries.ts',
    of: 'projections/*/queries.ts',
    listed: /^export (?:(?:async )?function|const) (\w+)(?: = (?:async )?)?\(\s*sql: Sql\b/gm,
    textOf: (names) => `
/** Every query of the read models, by name. */
export const queries = {
${properties(names)}}
`,
  },
  {
    file: 'services/api/own-data/capabilities.ts',
    of: 'services/api/own-data/lists/*.ts',
    listed: /^export const (\w+): OwnLists =/gm,
    textOf: (names) => `import type { OwnLists } from './list.ts'

/** Lists of every capability for the copy of a member's data. */
${bracketed('export const capabilities: readonly OwnLists[] = [', names, ']')}
`,
  },
  {
    file: 'services/rules/questions/askable.ts',
    of: 'services/rules/questions/*.ts',
    listed: /^export const (\w+) = askables\(/gm,
    textOf: (names) => `
/** Events that analysts can count, by type. */
export const askableEvents = {
${spread(names, '.events')}}

/** Events that analysts can count, grouped by capability. */
${bracketed('export const askableGroups = [', names, ']')}
`,
  },
  {
    file: 'projections/testing/happenings.ts',
    of: 'projections/testing/happenings/*.ts',
    listed: /^export const (\w+): Happenings =/gm,
    textOf: (names) => `import type { Happenings } from './happening.ts'

/** Steps of random histories, by capability. */
${bracketed('export const capabilities: readonly Happenings[] = [', names, ']')}
`,
  },
  {
    file: 'services/api/testing/oracles.ts',
    of: 'services/api/testing/oracles/*.ts',
    listed: /^export const (\w+): Oracle =/gm,
    textOf: (names) => `import type { Oracle } from './oracle.ts'

${bracketed('export const oracles: readonly Oracle[] = [', names, ']')}
`,
  },
]

/** Generates the text of an index for a source tree. Throws if two files export the same name. */
function indexText(root: string, { file, of, listed, textOf }: Index): string {
  const found = globSync(of, { cwd: root, exclude: ['**/*.test.ts', '**/__generated__/**', file] })
    .toSorted()
    .map((path) => ({
      path,
      names: [...readFileSync(join(root, path), 'utf8').matchAll(listed)].map(([, name]) => name!),
    }))
    .filter(({ names }) => names.length > 0)
  const names = found.flatMap(({ names }) => names)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw new Error(`Two files of ${of} export ${twice}: rename one of them.`)
  const imports = found.map(({ path, names }) =>
    bracketed('import {', names, `} from '${relative(dirname(file), path).replace(/^(?!\.)/, './')}'`, ' '),
  )
  return `// ${headerOf(of)}\n${imports.join('\n')}\n${textOf(names)}`
}

export const indexPaths = indexes.map(({ file }) => file)

export const indexFiles = (root: string): Map<string, string> =>
  new Map(indexes.map((index) => [index.file, indexText(root, index)]))
