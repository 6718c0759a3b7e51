import { globSync, readFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { parseSync, type ESTree } from 'vite'

/** The files that each file imports, without imports of types only. Paths are relative to the root. */
type Imports = ReadonlyMap<string, readonly string[]>

const parts = ['events', 'projections', 'scripts', 'services', 'web']

/** Lists all files in the project's own folders, except build output. */
export const projectFiles = (root: string, pattern = '**/*.*'): string[] =>
  globSync(`{${parts.join(',')}}/${pattern}`, { cwd: root, exclude: ['web/dist*/**'] }).map((file) =>
    file.split(sep).join('/'),
  )

type Statement = ESTree.Program['body'][number]

/** Returns the module that an import or export statement loads at run time; null for other statements. */
function loadedBy(statement: Statement): string | null {
  switch (statement.type) {
    case 'ImportDeclaration': {
      const { importKind, specifiers, source } = statement
      const isOfTypes =
        specifiers.length > 0 && specifiers.every((one) => 'importKind' in one && one.importKind === 'type')
      return importKind === 'type' || isOfTypes ? null : source.value
    }
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
      return statement.exportKind === 'type' ? null : (statement.source?.value ?? null)
    default:
      return null
  }
}

/** Finds the imports of all hand-written files of the project, without `import()` unless `isLazyIncluded`. */
export function importsOf(root: string, { isLazyIncluded = false } = {}): Imports {
  const files = new Set(
    projectFiles(root, '**/*.{ts,tsx,mjs}').filter((file) => !file.includes('__generated__')),
  )
  const imported = (file: string) => {
    const source = readFileSync(join(root, file), 'utf8')
    const { program, module } = parseSync(file, source)
    const lazy = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      source.slice(start + 1, end - 1),
    )
    return [...program.body.map(loadedBy), ...(isLazyIncluded ? lazy : [])].flatMap((specifier) => {
      const target = posix.join(posix.dirname(file), specifier ?? '')
      return files.has(target) ? [target] : []
    })
  }
  return new Map([...files].map((file) => [file, imported(file)]))
}

/** Groups the imports of a folder's files, without tests, by its own folders, files, and entry points in folders. */
export function importsBetweenFolders(
  imports: Imports,
  folder: string,
  entryPoints: readonly string[] = [],
): Imports {
  const part = (file: string) =>
    entryPoints.includes(file) ? file.slice(folder.length) : /^[^/]+\/?/.exec(file.slice(folder.length))![0]
  const isPart = (file: string) => file.startsWith(folder) && !/\.test\.tsx?$|\/testing\//.test(file)
  const parts = Map.groupBy([...imports.keys()].filter(isPart), part)
  return new Map(
    [...parts].map(([name, files]) => {
      const targets = new Set(files.flatMap((file) => imports.get(file)!.filter(isPart).map(part)))
      targets.delete(name)
      return [name, [...targets]]
    }),
  )
}

/** Finds import cycles: sets of files that import each other, directly or through other files of the set. */
export function circlesOf(imports: Imports): string[][] {
  // Implements Tarjan's algorithm for strongly connected components.
  const order = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  function visit(file: string): number {
    const own = order.size
    order.set(file, own)
    open.push(file)
    let low = own
    for (const target of imports.get(file) ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target))
      else if (open.includes(target)) low = Math.min(low, order.get(target)!)
    }
    if (low === own) {
      const circle = open.splice(open.indexOf(file))
      if (circle.length > 1) circles.push(circle.toSorted())
    }
    return low
  }
  for (const file of imports.keys()) if (!order.has(file)) visit(file)
  return circles
}
