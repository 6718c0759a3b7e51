import { relative, sep } from 'node:path'
import type { RuleTester } from 'oxlint/plugins-dev'
import { root } from '../network.ts'
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

/** Plugin for oxlint: `rooms/boundaries` rejects imports between folders that rooms.ts does not allow. */
export default { meta: { name: 'rooms' }, rules: { boundaries } }
