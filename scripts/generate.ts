import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { generatedFiles, presentFiles } from './generate/files.ts'
import { indexFiles } from './generate/indexes.ts'
import { writeFiles } from './generate/write.ts'

// npm run generate: generates the index of each layer, a golden file for each new version of an event type, and files
// from the SDL, section types and the web's GraphQL. All are committed; --check fails if one is out of date.

const root = join(import.meta.dirname, '..')

async function run({ check = false }) {
  const present = presentFiles(root)
  // The indexes are generated first, because golden files are generated for the events that an index lists.
  if (!check) writeFiles(root, indexFiles(root))
  const { missingGolden } = await import('./generate/golden.ts')
  const wanted = new Map([...(await generatedFiles(root)), ...missingGolden(root)])
  const changed = [...wanted].filter(([path, text]) => present.get(path) !== text).map(([path]) => path)
  const left = [...present.keys()].filter((path) => !wanted.has(path))
  const stale = [...changed, ...left].toSorted()
  if (stale.length === 0) return console.log(`${wanted.size} generated files are up to date`)
  if (check) {
    for (const path of stale) console.error(`not up to date: ${path}`)
    console.error('Run npm run generate to update them.')
    process.exitCode = 1
    return
  }
  writeFiles(root, new Map(changed.map((path) => [path, wanted.get(path) ?? ''])))
  for (const path of left) rmSync(join(root, path))
  for (const path of stale) console.log(`generated ${path}`)
}

const command = new Command('generate')
  .description(
    'Generate the GraphQL schema, resolver types, Relay artifacts, section types, the index of each floor and golden files ' +
      'of new events.',
  )
  .option('--check', 'change nothing; the exit code is 1 if a file is not up to date')
  .action(run)

await command.parseAsync().catch((error: Error & { stdout?: string; stderr?: string }) => {
  console.error([error.stdout, error.stderr].filter(Boolean).join('') || error.message)
  process.exitCode = 1
})
