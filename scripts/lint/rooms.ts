import { posix } from 'node:path'

interface Room {
  /** Path of a folder (with a slash at its end) or of a file; `*` matches the name of one folder. */
  path: string
  /** Folders of the source tree (rooms) that this one may import; if missing, all. */
  rooms?: readonly string[]
  /** Packages that this folder may import (`node:` for all modules of Node); if missing, all packages. */
  packages?: readonly string[]
}

const basics = ['events/kinds.ts', 'events/entries.ts']
const happening = ['events/', ...basics]
const readModels = ['projections/', 'services/postgres/']
/** Only the log imports the client library, so that it can be replaced; the embedded node uses its protocol. */
const client = '@eventstore/db-client'
const knowClient = ['events/log.ts', 'events/log/', 'services/eventstore/']

const webRules = ['services/rules/', ...basics]
const belowCapabilities = ['web/ui/', 'web/relay/', 'web/frame/', 'web/sections/*/stored.ts', ...webRules]

/** Modules that may import all folders, in order to connect them. */
export const entryPoints: readonly string[] = [
  'services/api/server.ts',
  'services/projector/main.ts',
  'services/projector/gauges.ts',
  'services/eventstore/main.ts',
  'services/eventstore/metrics.ts',
  'services/projector/replay/replayer.ts',
  'web/entry-client.tsx',
  'web/entry-server.tsx',
  'web/routes.tsx',
  'web/screens.ts',
]

/** All folders (rooms) of the source tree; the first one that matches a file applies. Tests may import anything. */
const rooms: readonly Room[] = [
  { path: 'scripts/' },

  ...entryPoints.map((path) => ({ path })),

  { path: 'events/log.ts', rooms: [...happening, 'events/log/'], packages: [client] },
  { path: 'events/raw-log.ts', rooms: ['events/log.ts', 'events/log/'], packages: [] },
  {
    path: 'events/log/',
    rooms: [...happening, 'events/log.ts', 'services/protobuf.ts', 'services/thrown.ts'],
    packages: [client, '@grpc/grpc-js', 'zod', 'node:'],
  },
  { path: 'events/entries.ts', rooms: [], packages: [] },
  { path: 'events/routes.ts', rooms: [], packages: [] },
  { path: 'events/kinds.ts', rooms: ['events/', 'events/entries.ts', 'events/routes.ts'], packages: [] },
  { path: 'events/', rooms: basics, packages: ['zod', 'node:'] },

  { path: 'services/settings.ts', rooms: [], packages: ['zod'] },
  { path: 'services/thrown.ts', rooms: [], packages: [] },
  { path: 'services/lifecycle.ts', rooms: ['services/thrown.ts'], packages: [] },
  { path: 'services/heap.ts', rooms: [], packages: ['node:'] },
  { path: 'services/lru.ts', rooms: [], packages: [] },
  { path: 'services/keep-going.ts', rooms: ['services/thrown.ts'], packages: ['node:'] },
  { path: 'services/logger.ts', rooms: ['services/repeats.ts'], packages: ['pino'] },
  { path: 'services/repeats.ts', rooms: [], packages: ['pino'] },
  { path: 'services/shallow-html.ts', rooms: [], packages: ['htmlparser2'] },
  {
    path: 'services/html.ts',
    rooms: ['services/rules/', 'services/shallow-html.ts'],
    packages: ['lru-cache', 'sanitize-html'],
  },
  {
    path: 'services/foreign-html.ts',
    rooms: ['services/foreign-markup.ts', 'services/html.ts', 'services/rules/', 'services/shallow-html.ts'],
    packages: ['htmlparser2'],
  },
  {
    path: 'services/foreign-markup.ts',
    rooms: ['services/rules/', 'services/shallow-html.ts'],
    packages: ['htmlparser2'],
  },
  { path: 'services/markdown.ts', rooms: ['services/rules/', ...basics], packages: ['marked'] },
  { path: 'services/startup-retry.ts', rooms: ['services/thrown.ts'], packages: ['pg', 'pino', 'node:'] },
  {
    path: 'services/rules/',
    rooms: [...basics, 'events/routes.ts'],
    packages: ['zod', 'diff', '@sindresorhus/slugify'],
  },
  {
    path: 'services/telemetry/',
    rooms: [...happening, 'events/log.ts', 'services/postgres/', 'services/commands/'],
    packages: ['prom-client', '@opentelemetry', 'pg', 'pino', 'node:'],
  },
  { path: 'services/private-file.ts', rooms: [], packages: ['node:'] },
  { path: 'services/temporary.ts', rooms: ['services/thrown.ts'], packages: ['node:'] },
  {
    path: 'services/keys/',
    rooms: ['services/lru.ts', 'services/postgres/', 'services/private-file.ts', 'services/thrown.ts'],
  },
  { path: 'services/protobuf.ts', rooms: [], packages: [] },
  {
    path: 'services/eventstore/',
    rooms: ['services/heap.ts', 'services/private-file.ts', 'services/protobuf.ts', 'services/thrown.ts'],
  },

  {
    path: 'services/commands/frame/dispatch.ts',
    rooms: [
      'services/commands/',
      'services/commands/frame/stream-cache.ts',
      'services/rules/',
      ...happening,
      'events/log.ts',
    ],
    packages: [],
  },
  // This module is a cache and therefore not pure; only the command dispatcher imports it.
  {
    path: 'services/commands/frame/stream-cache.ts',
    rooms: [...happening, 'events/log.ts', 'services/keep-going.ts'],
    packages: ['lru-cache'],
  },
  // This module combines all parts that a command needs.
  {
    path: 'services/commands/frame/tools.ts',
    rooms: [
      'services/commands/',
      'services/commands/frame/dispatch.ts',
      'services/commands/frame/stream-cache.ts',
      'events/log.ts',
    ],
    packages: [],
  },
  // This module finds the owner of an e-mail address by reading the log, and therefore imports the log.
  {
    path: 'services/commands/names/addresses.ts',
    rooms: ['services/commands/', 'services/commands/names/registration.ts', ...happening, 'events/log.ts'],
    packages: [],
  },
  // One command of each of these modules appends to several streams.
  {
    path: 'services/commands/names/registration.ts',
    rooms: [
      'services/commands/',
      'services/commands/frame/tools.ts',
      'services/rules/',
      ...happening,
      'events/log.ts',
    ],
    packages: ['@sindresorhus/slugify'],
  },
  ...['access-recovery', 'email-change'].map((name) => ({
    path: `services/commands/names/${name}.ts`,
    rooms: [
      'services/commands/',
      'services/commands/frame/tools.ts',
      'services/commands/names/addresses.ts',
      'services/commands/names/registration.ts',
      ...happening,
    ],
    packages: [],
  })),
  {
    path: 'services/commands/names/linked-accounts.ts',
    rooms: [
      'services/commands/',
      'services/commands/frame/tools.ts',
      'services/commands/names/addresses.ts',
      'services/commands/names/registration.ts',
      ...happening,
    ],
    packages: [],
  },
  // Deciders are pure: decisions depend only on the arguments.
  {
    path: 'services/commands/',
    rooms: ['services/commands/frame/dispatch.ts', 'services/rules/', ...happening],
    packages: ['@sindresorhus/slugify', 'reserved-usernames', 'uuid', 'node:crypto'],
  },

  {
    path: 'services/operational/',
    rooms: [
      ...happening,
      'services/postgres/',
      'services/rules/',
      'services/keep-going.ts',
      'services/lru.ts',
      'services/thrown.ts',
    ],
  },
  { path: 'services/child/', rooms: ['services/thrown.ts'], packages: ['node:'] },
  { path: 'services/images/', rooms: ['services/child/', 'services/rules/'], packages: ['sharp', 'node:'] },
  { path: 'services/ports/', rooms: ['services/postgres/', 'services/thrown.ts', ...happening] },
  {
    path: 'services/reactors/',
    rooms: [
      ...happening,
      'events/log.ts',
      'services/child/',
      'services/commands/',
      'services/commands/frame/tools.ts',
      'services/commands/names/addresses.ts',
      'services/commands/names/registration.ts',
      'services/keep-going.ts',
      'services/operational/',
      'services/ports/',
      'services/rules/',
      'services/thrown.ts',
      ...readModels,
    ],
  },
  {
    path: 'services/erasure/',
    rooms: [
      ...happening,
      'events/log.ts',
      'services/commands/',
      'services/commands/frame/tools.ts',
      'services/commands/names/registration.ts',
      'services/keys/',
      'services/keep-going.ts',
      'services/operational/',
      'services/ports/',
      'services/projector/',
      'services/rules/',
      ...readModels,
    ],
  },
  {
    path: 'services/projector/',
    rooms: [
      ...happening,
      'events/log.ts',
      'events/log/',
      'services/keep-going.ts',
      'services/lru.ts',
      'services/settings.ts',
      'services/telemetry/',
      'services/thrown.ts',
      ...readModels,
    ],
  },
  {
    path: 'services/analytics/',
    rooms: [
      ...happening,
      'events/log.ts',
      'services/commands/',
      'services/operational/',
      'services/projector/',
      'services/rules/',
      ...readModels,
    ],
  },
  {
    path: 'services/api/',
    rooms: [
      ...happening,
      'events/log.ts',
      'services/analytics/',
      'services/child/',
      'services/commands/',
      'services/commands/frame/stream-cache.ts',
      'services/commands/frame/tools.ts',
      'services/commands/names/access-recovery.ts',
      'services/commands/names/addresses.ts',
      'services/commands/names/linked-accounts.ts',
      'services/commands/names/email-change.ts',
      'services/commands/names/registration.ts',
      'services/erasure/',
      'services/html.ts',
      'services/images/',
      'services/keep-going.ts',
      'services/logger.ts',
      'services/lru.ts',
      'services/markdown.ts',
      'services/operational/',
      'services/ports/',
      'services/projector/',
      'services/rules/',
      'services/settings.ts',
      'services/telemetry/',
      'services/temporary.ts',
      'services/thrown.ts',
      'web/relay/',
      ...readModels,
    ],
  },

  { path: 'services/postgres/', rooms: [], packages: ['pg', 'node:'] },
  {
    path: 'projections/',
    rooms: ['services/postgres/', ...happening, 'services/rules/'],
    packages: ['pg', 'zod', 'node:'],
  },

  {
    path: 'web/ui/',
    rooms: ['services/rules/'],
    packages: ['react', 'react-router', 'react-aria-components', 'react-hook-form', 'lucide-react', 'zod'],
  },
  // The schema of a section type's stored options belongs to the rules, but is in the folder of its type.
  { path: 'web/sections/*/stored.ts', rooms: ['services/rules/'], packages: ['zod'] },
  // Each floor of the web imports the floors below it.
  { path: 'web/relay/', rooms: ['web/ui/', ...webRules] },
  { path: 'web/frame/', rooms: ['web/ui/', 'web/relay/', ...webRules] },
  { path: 'web/profile/', rooms: ['web/', ...belowCapabilities] },
  { path: 'web/shell/', rooms: ['web/', 'web/profile/', ...belowCapabilities] },
  { path: 'web/', rooms: belowCapabilities },
]

const roomOf = (file: string): Room | undefined =>
  rooms.find(({ path }) => {
    const [beginning = '', end] = path.split('*')
    if (end === undefined) return path.endsWith('/') ? file.startsWith(path) : file === path
    const isHeld = file.startsWith(beginning) && file.endsWith(end)
    return isHeld && !file.slice(beginning.length, -end.length).includes('/')
  })

const mayAnything = (file: string): boolean => /\.test\.tsx?$|\/testing\//.test(file)

/** True if a specifier names one of the packages or a module inside one. */
const isOneOf = (packages: readonly string[], specifier: string): boolean =>
  packages.some((name) => specifier === name || specifier.startsWith(name.endsWith(':') ? name : `${name}/`))

/** Returns the reason why a file (its path from the root) may not import a specifier; null if it may. */
export function refusal(file: string, specifier: string): string | null {
  const from = roomOf(file)
  if (mayAnything(file)) return null
  // Files in the root folder configure tools and may import anything.
  if (!from) return file.includes('/') ? `${file} is in no room` : null
  if (!specifier.startsWith('.')) {
    if (isOneOf([client], specifier) && !knowClient.includes(from.path))
      return `${from.path} imports no ${client}`
    return !from.packages || isOneOf(from.packages, specifier)
      ? null
      : `${from.path} imports no package but ${from.packages.join(', ') || 'none'}`
  }
  const target = posix.join(posix.dirname(file), specifier)
  // Scripts are not part of the product, so only scripts may import folders without restrictions.
  if (mayAnything(target)) return from.path === 'scripts/' ? null : `${target} is for tests`
  const to = roomOf(target)
  if (!to || to === from || !from.rooms || from.rooms.includes(to.path)) return null
  return `${from.path} imports nothing of ${to.path}`
}
