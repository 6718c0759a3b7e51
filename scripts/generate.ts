import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, printSchema } from 'graphql'

// `npm run generate`: one schema out of the capabilities' SDL, then Relay's artifacts of the web.
const root = join(import.meta.dirname, '..')
const folder = join(root, 'services/api/graphql')
const generated = join(folder, '__generated__')

const sources = globSync('**/schema.graphql', { cwd: folder, exclude: ['__generated__/**'] }).sort()
const schema = buildSchema(sources.map((path) => readFileSync(join(folder, path), 'utf8')).join('\n'))
mkdirSync(generated, { recursive: true })
writeFileSync(join(generated, 'schema.graphql'), `${printSchema(schema)}\n`)

const relay = spawnSync('relay-compiler', { cwd: root, stdio: 'inherit' })
process.exit(relay.status ?? 1)
