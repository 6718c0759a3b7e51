import type { Node } from 'prosemirror-model'
import type { EditorState } from 'prosemirror-state'
import { schema, writeHtml } from './schema.ts'

/** Position of the blank paragraph with the cursor, in which another section can be added; null without one. */
export function blankLineAt({ selection: { $from, empty } }: EditorState): number | null {
  const { parent, depth } = $from
  const isBlank = parent.type === schema.nodes.paragraph && parent.content.size === 0
  return empty && depth === 1 && isBlank ? $from.before(1) : null
}

/** The HTML before and after the paragraph at a position. */
export function partsAround(doc: Node, at: number): { before: string; after: string } {
  const end = at + (doc.nodeAt(at)?.nodeSize ?? 0)
  return { before: writeHtml(doc.cut(0, at)), after: writeHtml(doc.cut(end)) }
}
