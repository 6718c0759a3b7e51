import { posix } from 'node:path'
import { test } from 'tap'
import { root } from '../network.ts'
import { entryPoints } from './rooms.ts'
import { circlesOf, importsBetweenFolders, importsOf, projectFiles } from './imports.ts'

const imports = (table: Record<string, string[]>) => new Map(Object.entries(table))

test('files that import each other through other files are reported as an import cycle', async (t) => {
  t.same(circlesOf(imports({ a: ['b', 'c'], b: ['c'], c: [] })), [])
  t.same(circlesOf(imports({ a: ['b'], b: ['c', 'd'], c: ['a'], d: [] })), [['a', 'b', 'c']])
  t.same(circlesOf(imports({ a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] })), [
    ['c', 'd'],
    ['a', 'b'],
  ])
})

test('no import cycle of the project contains more than two files', async (t) => {
  const project = importsOf(root)
  t.ok(project.get('events/log.ts')?.includes('events/log/append.ts'), 'imports are found')
  t.same(
    circlesOf(project).filter(({ length }) => length > 2),
    [],
  )
})

test('imports are grouped by the folders of a folder', async (t) => {
  const project = imports({
    'web/a/x.ts': ['web/b/y.ts', 'web/a/deep/z.ts', 'events/e.ts'],
    'web/a/x.test.ts': ['web/c.ts'],
    'web/a/deep/z.ts': ['web/c.ts'],
    'web/b/y.ts': ['web/b/y2.ts'],
    'web/c.ts': [],
    'events/e.ts': ['web/c.ts'],
  })
  t.same(
    [...importsBetweenFolders(project, 'web/')],
    [
      ['a/', ['b/', 'c.ts']],
      ['b/', []],
      ['c.ts', []],
    ],
  )
  t.same(importsBetweenFolders(project, 'web/', ['web/a/x.ts']).get('a/x.ts'), ['b/', 'a/'])
})

const all = importsOf(root, { isLazyIncluded: true })

test('no module but another entry point imports an entry point', async (t) => {
  for (const [file, targets] of all)
    if (
      !entryPoints.includes(file) &&
      !/\.test\.tsx?$|\/testing\//.test(file) &&
      !file.startsWith('scripts/')
    )
      t.same(
        targets.filter((target) => entryPoints.includes(target)),
        [],
        file,
      )
})

test('no folders of a folder import each other in a cycle', async (t) => {
  const folders = new Set(
    [...all.keys()].flatMap((file) => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index + 1))),
  )
  t.ok(folders.has('services/api/graphql/'), 'folders are found')
  for (const folder of folders)
    if (!folder.includes('/testing/'))
      t.same(circlesOf(importsBetweenFolders(all, folder, entryPoints)), [], folder)
})

const MAX_FILES = 20
/** Catalogues: folders with one file per capability, which are read as a list. */
const catalogues = ['events', 'services/commands']

/** True for generated files, tests, their helpers, and a folder's documentation, which the limit does not count. */
const isApart = (file: string) => /__generated__|\/golden\/|\.test\.tsx?$|\/testing\/|\.md$/.test(file)

test('no folder contains more than 20 hand-written files, besides tests and documentation', async (t) => {
  const files = projectFiles(root).filter((file) => !isApart(file))
  const folders = Map.groupBy(files, posix.dirname)
  t.ok(folders.get('events')?.includes('events/log.ts'), 'files are found')
  t.same(
    [...folders].flatMap(([folder, { length }]) =>
      length > MAX_FILES && !catalogues.includes(folder) ? [`${folder}: ${length}`] : [],
    ),
    [],
  )
})
