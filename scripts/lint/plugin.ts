import { relative, sep } from 'node:path'
import type { RuleTester } from 'oxlint/plugins-dev'
import { root } from '../network.ts'
import { longFunctions, MAX_LINES } from './long-functions.ts'
import { refusal } from './rooms.ts'

type Rule = Parameters<RuleTester['run']>[1]

const boundaries: Rule = {
  create(context) {
    const file = relative(root, context.filename).split(sep).join('/')
    const look = (node: { type: string; range: [number, number]; start: number; end: number }) => {
      // A dynamic import with a computed name cannot be checked.
      if (!('source' in node) || !isText(node.source)) return
      const why = refusal(file, node.source.value)
      if (why) context.report({ message: `${why}: see scripts/lint/rooms.ts`, node })
    }
    return {
      ImportDeclaration: look,
      ImportExpression: look,
      ExportNamedDeclaration: look,
      ExportAllDeclaration: look,
    }
  },
}

const isText = (node: unknown): node is { value: string } =>
  typeof node === 'object' && node !== null && 'value' in node && typeof node.value === 'string'

interface Located {
  range: [number, number]
  start: number
  end: number
  loc: { start: { line: number }; end: { line: number } }
}

interface Named {
  type: string
  id?: unknown
  key?: unknown
  parent?: Named | null
}

const nameIn = (node: unknown): string | undefined =>
  typeof node === 'object' && node !== null && 'name' in node && typeof node.name === 'string'
    ? node.name
    : undefined

/** Name of a function, or of the variable or property that is defined by it. */
const nameOf = ({ id, parent }: Named): string =>
  nameIn(id) ?? nameIn(parent?.id) ?? nameIn(parent?.key) ?? 'anonymous'

const functionLength: Rule = {
  create(context) {
    const [folder = '', file = ''] = context.filename.split(sep).slice(-2)
    const look = (node: Named & Located) => {
      const lines = node.loc.end.line - node.loc.start.line + 1
      if (lines <= MAX_LINES && !files.has(file)) return
      const name = `${file} ${nameOf(node)}`
      const allowed = longFunctions[`${folder}/${name}`] ?? longFunctions[name]
      const list = 'scripts/lint/long-functions.ts'
      if (allowed !== undefined && lines <= MAX_LINES)
        context.report({ message: `${name} is short enough: remove it from ${list}`, node })
      else if (lines > Math.max(allowed ?? 0, MAX_LINES))
        context.report({ message: `${name} has ${lines} lines, of at most ${allowed ?? MAX_LINES}`, node })
    }
    return { FunctionDeclaration: look, FunctionExpression: look, ArrowFunctionExpression: look }
  },
}

/** Names of the files of which some functions are longer than all others. */
const files = new Set(Object.keys(longFunctions).map((name) => name.split(' ')[0]?.split('/').at(-1)))

/**
 * Plugin for oxlint: `rooms/boundaries` rejects imports between folders that rooms.ts does not allow, and
 * `rooms/function-length` long functions that long-functions.ts does not name.
 */
export default { meta: { name: 'rooms' }, rules: { boundaries, 'function-length': functionLength } }
