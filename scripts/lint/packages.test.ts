import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'tap'
import { parseSync } from 'vite'
import { root } from '../network.ts'
import { graphOf, reachedFrom } from '../test/graph.ts'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const list = (): string[] =>
  execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => existsSync(join(root, file)))

const manifest: { scripts: Record<string, string>; devDependencies: Record<string, string> } = JSON.parse(
  read('package.json'),
)
const isForDevelopment = (specifier: string): boolean =>
  Object.keys(manifest.devDependencies).some((name) => specifier === name || specifier.startsWith(`${name}/`))

/** Lists the packages for development that a module imports at run time. */
function importedBy(file: string): string[] {
  if (!/\.(?:mjs|tsx?)$/.test(file)) return []
  const text = read(file)
  const { staticImports, dynamicImports } = parseSync(file, text).module
  const specifiers = [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ]
  return specifiers.filter(isForDevelopment).map((specifier) => `${file} imports ${specifier}`)
}

test('a command that imports packages for development installs them', async (t) => {
  const files = list()
  const graph = graphOf(new Set(files), read)
  const imports = new Map(files.map((file) => [file, importedBy(file)]))
  for (const [name, line] of Object.entries(manifest.scripts)) {
    const [, file] = /bootstrap\.mjs ([\w/-]+)$/.exec(line) ?? []
    if (!file) continue
    const imported = [...reachedFrom(graph, `scripts/${file}.ts`)].flatMap((one) => imports.get(one) ?? [])
    t.same(imported, [], `npm run ${name}`)
  }
})
