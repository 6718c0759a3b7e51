import { execFileSync } from 'node:child_process'
import { cpSync, globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { markCreating } from './creating.ts'
import { headerOf } from './header.ts'
import { indexFiles, indexPaths } from './indexes.ts'
import { joinedSchema, typeResolvers, wholeSdl } from './schema.ts'
import { readSectionTypes, sectionFiles } from './sections.ts'
import { writeFiles } from './write.ts'
import { temporaryFolder } from '../../services/temporary.ts'

const schemaFile = 'services/api/graphql/__generated__/schema.graphql'
const sdlFiles = 'services/api/graphql/**/schema.graphql and web/sections/*/'
const typesFile = 'services/api/graphql/__generated__/resolvers.ts'
const operationsFile = 'web/persisted-queries.json'
const artifacts = 'web/**/__generated__/*.ts'
const sections = [
  'services/rules/sections/__generated__/*.ts',
  'web/sections/section-{types,forms,stored}.ts',
]

/** Reads the generated files of a source tree, except golden files: text by path. */
export const presentFiles = (tree: string): Map<string, string> =>
  new Map(
    globSync([schemaFile, typesFile, operationsFile, artifacts, ...sections, ...indexPaths], {
      cwd: tree,
    }).map((path) => [path, readFileSync(join(tree, path), 'utf8')]),
  )

const isSource = (path: string) => !/\/(?:__generated__|dist)$/.test(path)

/** Generates a source tree's files, except golden files, in a temporary folder. Throws the compiler's messages. */
export async function generatedFiles(root: string): Promise<Map<string, string>> {
  const types = await readSectionTypes(root)
  const sdl = wholeSdl(types)
  const schema = joinedSchema(sdl)
  const tree = temporaryFolder('generate')
  try {
    cpSync(join(root, 'web'), join(tree, 'web'), { recursive: true, filter: isSource })
    cpSync(join(root, 'relay.config.json'), join(tree, 'relay.config.json'))
    writeFiles(
      tree,
      new Map([
        ...indexFiles(root),
        ...sectionFiles(types),
        [schemaFile, `# ${headerOf(sdlFiles)}\n${schema}`],
        [typesFile, `// ${headerOf(sdlFiles)}\n${await typeResolvers(schema, typesFile, types)}`],
        [operationsFile, '{}'],
      ]),
    )
    execFileSync('relay-compiler', ['relay.config.json'], { cwd: tree, encoding: 'utf8', stdio: 'pipe' })
    const operations = JSON.parse(readFileSync(join(tree, operationsFile), 'utf8'))
    return markCreating(presentFiles(tree), sdl, operations)
  } finally {
    rmSync(tree, { recursive: true, force: true })
  }
}
