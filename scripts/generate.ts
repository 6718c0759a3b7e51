import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Command } from 'commander'
import { missingGolden } from './generate/golden.ts'
import { joinedSchema, typeResolvers } from './generate/schema.ts'

// npm run generate: what is made of the SDL and of the web's GraphQL, and a golden file for each new version of an
// event type. All of it is committed; --check says whether it is up to date.

const root = join(import.meta.dirname, '..')
const schemaFile = 'services/api/graphql/__generated__/schema.graphql'
const typesFile = 'services/api/graphql/__generated__/resolvers.ts'
const operationsFile = 'web/persisted-queries.json'
const artifacts = 'web/**/__generated__/*.ts'

/** The generated files of a tree: text by path. */
const filesOf = (tree: string): Map<string, string> =>
  new Map(
    globSync([schemaFile, typesFile, operationsFile, artifacts], { cwd: tree }).map((path) => [
      path,
      readFileSync(join(tree, path), 'utf8'),
    ]),
  )

const isSource = (path: string) => !/\/(?:__generated__|dist)$/.test(path)

/**
 * Makes every generated file, of nothing but sources: in a folder of its own, so that no operation of yesterday
 * stays. Throws with the compiler's words when a source is wrong.
 */
async function generate(): Promise<Map<string, string>> {
  const tree = mkdtempSync(join(tmpdir(), 'communities-generate-'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), text)
  }
  try {
    cpSync(join(root, 'web'), join(tree, 'web'), { recursive: true, filter: isSource })
    cpSync(join(root, 'relay.config.json'), join(tree, 'relay.config.json'))
    const schema = joinedSchema()
    write(schemaFile, schema)
    write(typesFile, await typeResolvers(schema, typesFile))
    write(operationsFile, '{}')
    execFileSync('relay-compiler', ['relay.config.json'], { cwd: tree, encoding: 'utf8', stdio: 'pipe' })
    return filesOf(tree)
  } finally {
    rmSync(tree, { recursive: true, force: true })
  }
}

async function run({ check = false }) {
  const wanted = new Map([...(await generate()), ...missingGolden(root)])
  const present = filesOf(root)
  const changed = [...wanted].filter(([path, text]) => present.get(path) !== text).map(([path]) => path)
  const left = [...present.keys()].filter((path) => !wanted.has(path))
  const stale = [...changed, ...left].toSorted()
  if (stale.length === 0) return console.log(`${wanted.size} generated files are up to date`)
  if (check) {
    for (const path of stale) console.error(`not up to date: ${path}`)
    console.error('npm run generate makes them anew')
    process.exitCode = 1
    return
  }
  for (const path of changed) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), wanted.get(path) ?? '')
  }
  for (const path of left) rmSync(join(root, path))
  for (const path of stale) console.log(`generated ${path}`)
}

const command = new Command('generate')
  .description(
    'Make the GraphQL schema, the types of its resolvers, the artifacts of the web, golden files of new events.',
  )
  .option('--check', 'change nothing; exit with 1 where a file is not up to date')
  .action(run)

await command.parseAsync().catch((error: Error & { stdout?: string; stderr?: string }) => {
  console.error([error.stdout, error.stderr].filter(Boolean).join('') || error.message)
  process.exitCode = 1
})
