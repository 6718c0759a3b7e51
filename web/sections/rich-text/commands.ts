import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import type { MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import { TextSelection, type Command, type EditorState } from 'prosemirror-state'
import { schema } from './schema.ts'

const { nodes, marks } = schema

/** True if the cursor is in a mark, or the selection contains it. */
function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection
  return empty ? Boolean(type.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, type)
}

/** True if the selection is inside a node of a type. */
function isInside({ selection: { $from } }: EditorState, type: NodeType): boolean {
  for (let depth = $from.depth; depth > 0; depth--) if ($from.node(depth).type === type) return true
  return false
}

const lists: readonly NodeType[] = [nodes.bullet_list, nodes.ordered_list]

/** Turns the selected paragraphs into a list, one kind of list into the other, or entries back into paragraphs. */
const toggleList =
  (type: NodeType): Command =>
  (state, dispatch, view) => {
    const { $from } = state.selection
    for (let depth = $from.depth; depth > 0; depth--) {
      const node = $from.node(depth)
      if (node.type === type) return liftListItem(nodes.list_item)(state, dispatch, view)
      if (lists.includes(node.type)) {
        dispatch?.(state.tr.setNodeMarkup($from.before(depth), type))
        return true
      }
    }
    return wrapInList(type)(state, dispatch, view)
  }

const isHeading = ({ selection: { $from } }: EditorState, level: number) =>
  $from.parent.type === nodes.heading && $from.parent.attrs.level === level

/** Makes the selected paragraphs headings of a level, or headings of this level paragraphs. */
const toggleHeading =
  (level: number): Command =>
  (state, dispatch, view) =>
    (isHeading(state, level) ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level }))(
      state,
      dispatch,
      view,
    )

const toggleQuote: Command = (state, dispatch, view) =>
  (isInside(state, nodes.blockquote) ? lift : wrapIn(nodes.blockquote))(state, dispatch, view)

/** A format of the toolbar: what it does, and whether it applies at the selection. */
interface Format {
  run: Command
  isOn(state: EditorState): boolean
}

const ofMark = (type: MarkType): Format => ({
  run: toggleMark(type),
  isOn: (state) => hasMark(state, type),
})
const ofHeading = (level: number): Format => ({
  run: toggleHeading(level),
  isOn: (state) => isHeading(state, level),
})
const ofList = (type: NodeType): Format => ({
  run: toggleList(type),
  isOn: (state) => isInside(state, type),
})

export const formats = {
  bold: ofMark(marks.strong),
  italic: ofMark(marks.em),
  heading2: ofHeading(2),
  heading3: ofHeading(3),
  heading4: ofHeading(4),
  bullets: ofList(nodes.bullet_list),
  numbers: ofList(nodes.ordered_list),
  quote: { run: toggleQuote, isOn: (state) => isInside(state, nodes.blockquote) } satisfies Format,
} as const

export type FormatName = keyof typeof formats

/** Link at the selection with the part of the text that it covers; null outside of links. */
export function linkAt({ selection: { $from } }: EditorState) {
  const parts = [$from.nodeAfter, $from.nodeBefore]
  const link = parts.flatMap((part) => part?.marks ?? []).find(({ type }) => type === marks.link)
  if (!link) return null
  const runs: { start: number; end: number }[] = []
  $from.parent.forEach((child, offset) => {
    if (!link.isInSet(child.marks)) return
    const start = $from.start() + offset
    const last = runs.at(-1)
    if (last?.end === start) last.end += child.nodeSize
    else runs.push({ start, end: start + child.nodeSize })
  })
  const run = runs.find(({ start, end }) => start <= $from.pos && $from.pos <= end)
  return run ? { ...run, href: String(link.attrs.href) } : null
}

/**
 * Sets or, with null, removes the link of the selection, and puts the cursor after it; without a selection, inserts the
 * address as linked text.
 */
export const setLink =
  (href: string | null): Command =>
  (state, dispatch) => {
    const { from, to, empty } = state.selection
    const present = linkAt(state)
    const [start, end] = empty && present ? [present.start, present.end] : [from, to]
    const { tr } = state
    if (start === end && href) tr.insert(start, schema.text(href, [marks.link.create({ href })]))
    else {
      tr.removeMark(start, end, marks.link)
      if (href) tr.addMark(start, end, marks.link.create({ href }))
      tr.setSelection(TextSelection.create(tr.doc, end))
    }
    dispatch?.(tr)
    return true
  }
