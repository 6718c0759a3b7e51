import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { circlesOf, importsBetweenFolders, importsOf, projectFiles } from './imports.ts'
import { entryPoints } from './rooms.ts'
import { root } from '../network.ts'

// node scripts/lint/figures.ts [folder]: prints figures of the house, to compare this tree with one of another commit.

const folder = process.argv[2] ?? root
const files = projectFiles(folder)
const lines = (file: string) => readFileSync(join(folder, file), 'utf8').split('\n').length - 1
const sum = (some: readonly string[]) => some.reduce((total, file) => total + lines(file), 0)

const isGenerated = (file: string) => /__generated__|^events\/golden\/|persisted-queries/.test(file)
const isSource = (file: string) =>
  /\.(tsx?|mjs)$/.test(file) && !isGenerated(file) && !/\.test\.tsx?$|\/testing\//.test(file)

const imports = importsOf(folder, { isLazyIncluded: true })
const folders = new Set(
  [...imports.keys()].flatMap((file) =>
    [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index + 1)),
  ),
)
const circleIn = (path: string) =>
  Math.max(0, ...circlesOf(importsBetweenFolders(imports, path, entryPoints)).map(({ length }) => length))

/** Hand-written files whose path has the name of a capability, tests left out. */
const filesOfCapability = (name: string) =>
  files.filter(
    (file) =>
      !isGenerated(file) &&
      !/\.test\.|\/testing\/|^scripts\//.test(file) &&
      new RegExp(`(?:^|/)${name}(?:/|\\.\\w+$)`).test(file),
  ).length

const capabilities = new Set(
  files.flatMap((file) => /^services\/api\/graphql\/([^/]+)\/./.exec(file)?.[1] ?? []),
)
const floors = ['events', 'services/commands', 'web']
/** Capabilities with files on all floors, and those of them whose path is the same on each. */
const everywhere = [...capabilities].filter((name) =>
  floors.every((floor) =>
    files.some((file) => file.startsWith(`${floor}/`) && new RegExp(`/${name}[/.]`).test(file)),
  ),
)
const isDirect = (name: string) =>
  floors.every((floor) =>
    files.some((file) => file.startsWith(`${floor}/${name}/`) || file.startsWith(`${floor}/${name}.`)),
  ) &&
  !files.some((file) => new RegExp(`^(?:events|services/commands)/(?!${name}/).+/${name}\\.ts$`).test(file))

console.table({
  'largest circle of folders in web/': circleIn('web/'),
  'largest circle of folders in services/api/': circleIn('services/api/'),
  'largest circle of folders in services/api/graphql/': circleIn('services/api/graphql/'),
  'folders whose folders have a circle': [...folders].filter(
    (path) => !path.includes('/testing/') && circleIn(path) > 0,
  ).length,
  'files directly in web/': files.filter((file) => /^web\/[^/.]+\.tsx?$/.test(file)).length,
  'capabilities on three floors': everywhere.length,
  'of which with one address': everywhere.filter(isDirect).length,
  'lines of hand-written source': sum(files.filter(isSource)),
  'lines that are generated': sum(files.filter(isGenerated)),
  'words of the README': readFileSync(join(folder, 'README.md'), 'utf8').split(/\s+/).filter(Boolean).length,
  'files of bookmarks': filesOfCapability('bookmarks'),
  'files of statuses': filesOfCapability('statuses'),
  'files of awards': filesOfCapability('awards'),
})
