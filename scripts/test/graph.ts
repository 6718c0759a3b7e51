import { matchesGlob, posix } from 'node:path'
import { parseSync } from 'vite'

// The import graph of the project, from which `npm test -- --changed` selects tests. Paths are relative to the root.

/** The files to which each file refers. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>

const isCode = (file: string): boolean => /\.(?:mjs|tsx?)$/.test(file)
export const isTest = (file: string): boolean => file.endsWith('.test.ts')
export const inBrowser = (file: string): boolean => file.endsWith('.browser.test.ts')

/** Files that affect every test, although tests do not refer to them. */
const foundations = ['package.json', 'package-lock.json', '.taprc', 'scripts/bootstrap.mjs']

/** Programs that run before browser tests, so that browser tests depend on them. */
const preparations = ['scripts/build.ts', 'scripts/testing/make-demo.ts']

/** Collects the strings in a module, including the paths of its imports except type-only imports. */
function stringsOf(file: string, text: string): Set<string> {
  const { program, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  const strings = new Set<string>()
  const collect = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    const { type, value, importKind, exportKind }: Record<string, unknown> = { ...node }
    if ((importKind === 'type' && type === 'ImportDeclaration') || exportKind === 'type') return
    if (type === 'Literal' && typeof value === 'string') strings.add(value)
    else if (type !== 'TSLiteralType') for (const child of Object.values(node)) collect(child)
  }
  collect(program)
  return strings
}

function append<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

function foldersOf(files: Iterable<string>): Map<string, string[]> {
  const folders = new Map<string, string[]>()
  for (const file of files) {
    for (let folder = posix.dirname(file); folder !== '.'; folder = posix.dirname(folder))
      append(folders, folder, file)
  }
  return folders
}

/** Finds the files that match a glob; compares its fixed start and end first, because `matchesGlob` is slow. */
function matching(glob: string, files: readonly string[]): string[] {
  const [beginning = ''] = /^[^*{[?]*/.exec(glob) ?? []
  const [end = ''] = /[^*}\]?]*$/.exec(glob) ?? []
  return files.filter((file) => file.startsWith(beginning) && file.endsWith(end) && matchesGlob(file, glob))
}

/**
 * Builds the graph of the given files; `read` returns the text of a file. A module refers to its imports, and to each
 * file, folder or glob that one of its strings names, relative to the module's folder or the root. This includes
 * programs that it starts and texts that it reads. Modules also refer to files beside them that are not code; without
 * such modules, those in the nearest folder above do.
 */
export function graphOf(files: ReadonlySet<string>, read: (file: string) => string): Graph {
  const code = [...files].filter(isCode)
  // Tests and their helpers are not part of the product, so only code that names them depends on them.
  const sources = [...files].filter((file) => !isTest(file) && !file.includes('/testing/'))
  const folders = foldersOf(sources)
  const graph = new Map<string, Set<string>>()
  for (const file of code) {
    const references = new Set([
      ...(isTest(file) ? foundations : []),
      ...(inBrowser(file) ? preparations : []),
    ])
    for (const string of stringsOf(file, read(file))) {
      // Sentences, addresses and paths of pages are not file names.
      if (/^\/|\s|^\w+:/.test(string)) continue
      for (const path of new Set([posix.join(posix.dirname(file), string), posix.normalize(string)])) {
        if (files.has(path)) references.add(path)
        // A glob is followed only if it contains a file extension.
        if (/\*.*\.[\w*{]/.test(path)) for (const other of matching(path, sources)) references.add(other)
        // A single word refers only to a folder beside the module. A folder that contains the module does not count,
        // because it is the start of many paths.
        if ((string.includes('/') || path !== string) && !file.startsWith(posix.join(path, '/')))
          for (const other of folders.get(path.replace(/\/$/, '')) ?? []) references.add(other)
      }
    }
    references.delete(file)
    graph.set(file, references)
  }

  const modules = Map.groupBy(code, posix.dirname)
  for (const file of files) {
    if (isCode(file) || file.endsWith('.md')) continue
    let folder = posix.dirname(file)
    while (folder !== '.' && !modules.has(folder)) folder = posix.dirname(folder)
    if (folder !== '.') for (const reader of modules.get(folder) ?? []) graph.get(reader)?.add(file)
  }
  return graph
}

/** Returns the given files and all files that refer to one of them, directly or through other files. */
export function affectedBy(graph: Graph, changed: Iterable<string>): Set<string> {
  const referring = new Map<string, string[]>()
  for (const [file, references] of graph) for (const to of references) append(referring, to, file)
  const affected = new Set(changed)
  // The loop also visits files that it adds to the set.
  for (const file of affected) for (const from of referring.get(file) ?? []) affected.add(from)
  return affected
}

/** Returns a file and all files to which it refers, directly or through other files. */
export function reachedFrom(graph: Graph, file: string): Set<string> {
  const reached = new Set([file])
  // The loop also visits files that it adds to the set.
  for (const from of reached) for (const to of graph.get(from) ?? []) reached.add(to)
  return reached
}
