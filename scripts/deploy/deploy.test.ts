import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { DCLinter } from 'dclint'
import t from 'tap'
import { parse, parseAllDocuments, stringify } from 'yaml'
import { readSettings, variables } from '../../services/settings.ts'
import { root } from '../network.ts'
import { testFolder } from '../testing/services.ts'

interface Compose {
  services: Record<string, { command?: string[]; environment?: Record<string, string> }>
}
interface Container {
  name: string
  args: string[]
  env?: { name: string; valueFrom?: { secretKeyRef: { key: string } } }[]
  envFrom?: unknown[]
}
interface Manifest {
  apiVersion: string
  kind: string
  metadata: { name?: string }
  spec: { template?: { spec: { containers: Container[] } } }
}
interface Model {
  prototype: { validate: (this: unknown) => void }
}

const folder = join(root, 'scripts/deploy/kubernetes')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const files = readdirSync(folder).filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml')
const manifests = files.flatMap((file) =>
  parseAllDocuments(read(file)).map((document) => document.toJS() as Manifest),
)
const composeFile = join(root, 'docker-compose.yml')
const compose = parse(readFileSync(composeFile, 'utf8'), { merge: true }) as Compose
const containersOf = ({ spec }: Manifest) => spec.template?.spec.containers ?? []

/** Adds the path of each field of a value to `unread`, and returns the value so that reading a field removes its path. */
function watched(value: unknown, unread: Set<string>, path = ''): unknown {
  if (typeof value !== 'object' || value === null) return value
  for (const key of Object.keys(value)) unread.add(`${path}.${key}`)
  const fields = new Map<string, unknown>()
  return new Proxy(value, {
    get(target, key) {
      if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return Reflect.get(target, key) as unknown
      const field = `${path}.${key}`
      unread.delete(field)
      if (!fields.has(key)) fields.set(key, watched(Reflect.get(target, key), unread, field))
      return fields.get(key)
    },
  })
}

/**
 * Validates a manifest against the schema of its kind. Returns the paths of fields that the schema does not have, which
 * the validator passes over. Throws if a required field is missing or a value is wrong.
 */
async function unknownFields(manifest: Manifest): Promise<string[]> {
  const { apiVersion, kind } = manifest
  const models = (await import(`kubernetes-models/${apiVersion}`)) as Record<string, Model | undefined>
  const unread = new Set<string>()
  const model = models[kind]
  if (!model) throw new Error(`${apiVersion} has no ${kind}`)
  model.prototype.validate.call(watched(manifest, unread))
  return [...unread]
}

/** What the schema of Compose has against a file. */
function problemsOf(file: string): string[] {
  const linter = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] })
  const [result] = linter.lintFiles([file], false) as { messages: { rule: string; message: string }[] }[]
  return (result?.messages ?? [])
    .filter(({ rule }) => rule === 'invalid-schema')
    .map(({ message }) => message)
}

t.test('Each Kubernetes manifest has the fields of its schema only', async (t) => {
  for (const manifest of manifests)
    t.same(await unknownFields(manifest), [], `${manifest.kind} ${manifest.metadata.name ?? ''}`)
  const [deployment] = manifests
  t.same(await unknownFields(structuredClone({ ...deployment!, wrong: 1 })), ['.wrong'])
  await t.rejects(unknownFields({ ...deployment!, spec: {} }), { message: /selector/ })
})

t.test('The kustomization applies every manifest but the job that runs once', async (t) => {
  const { resources } = parse(read('kustomization.yaml')) as { resources: string[] }
  t.same([...resources, 'database.yaml'].toSorted(), files.toSorted())
})

t.test('The services accept the settings and secrets of the Kubernetes manifests', async (t) => {
  const settings = parseEnv(read('settings.env'))
  const secrets = parseEnv(read('secrets.env.example'))
  const random = Buffer.alloc(32, 7).toString('base64')
  for (const [name, value] of Object.entries(secrets)) secrets[name] = value || random
  const { DATA_DIR, API_DATABASE_URL, API_KEYS_URL, ...all } = { ...settings, ...secrets }
  t.match(DATA_DIR, /^\/tmp\//, 'the only folder in which the processes can write')
  t.same(
    Object.keys(all).filter((name) => !Object.hasOwn(variables, name)),
    [],
  )
  t.equal(readSettings(all).production, true)
  const ofApi = { ...all, DATABASE_URL: API_DATABASE_URL, KEYS_URL: API_KEYS_URL }
  t.equal(readSettings(ofApi).production, true)
})

t.test(
  'Only the API connects to databases with roles that own nothing, and no process as a superuser',
  async (t) => {
    const database = ({ name, env = [] }: Container) =>
      env.flatMap(({ name: variable, valueFrom }) =>
        name !== 'database' && /DATABASE|KEYS/.test(variable)
          ? [`${name} ${variable} ${valueFrom?.secretKeyRef.key}`]
          : [],
      )
    t.same(manifests.flatMap(containersOf).flatMap(database), [
      'api DATABASE_URL API_DATABASE_URL',
      'api KEYS_URL API_KEYS_URL',
    ])
    const roles = Object.entries(compose.services).flatMap(([name, { environment = {} }]) => {
      const { DATABASE_URL: url } = environment
      return url ? [[name, /\/\/(\w+):/.exec(url)?.[1]]] : []
    })
    t.same(Object.fromEntries(roles), {
      api: 'communities_api',
      projector: 'communities_services',
      replayer: 'communities_services',
      database: 'communities_services',
    })
    const { POSTGRES_USER } = compose.services.postgres?.environment ?? {}
    t.equal(POSTGRES_USER, 'communities', 'the superuser is none of them')
  },
)

t.test('docker-compose.yml has the fields of its schema and settings of the services only', async (t) => {
  t.same(problemsOf(composeFile), [])
  const { api } = compose.services
  t.same(
    Object.keys(api?.environment ?? {}).filter((name) => !Object.hasOwn(variables, name)),
    [],
  )
  const wrong = join(testFolder(t), 'compose.yml')
  writeFileSync(wrong, stringify({ ...compose, services: { api: { ...api, comand: [] } } }))
  t.match(problemsOf(wrong), [/additional properties/])
})

t.test('Each container runs a module of the project', async (t) => {
  const commands = [
    ...manifests.flatMap((manifest) => containersOf(manifest).map(({ args }) => args)),
    ...Object.values(compose.services).flatMap(({ command = [] }) =>
      command[0] === 'node' ? [command] : [],
    ),
  ]
  t.equal(commands.length, 8)
  for (const [node, module = ''] of commands) {
    t.equal(node, 'node')
    t.ok(existsSync(join(root, module)), module)
  }
})
