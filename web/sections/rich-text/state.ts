import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { Node } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import { EditorState, type Command } from 'prosemirror-state'
import { formats } from './commands.ts'
import { schema } from './schema.ts'

const { nodes } = schema

const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.break.create()).scrollIntoView())
  return true
}

/** A sign of a list in an entry of one, which only continues it. */
const continued = new InputRule(/^\s*([-*]|\d{1,2}[.)])\s$/, ({ doc, tr }, [, sign = ''], start, end) => {
  const at = doc.resolve(start)
  const list = at.depth > 2 && at.node(-1).type === nodes.list_item ? at.node(-2).type : null
  const isSame = list === nodes.ordered_list || (list === nodes.bullet_list && !/\d/.test(sign))
  return isSame ? tr.delete(start, end) : null
})

/** Signs at the start of a paragraph that format it, as in Markdown. */
const typed = inputRules({
  rules: [
    continued,
    textblockTypeInputRule(/^(#{2,4})\s$/, nodes.heading, ([, signs = '']) => ({ level: signs.length })),
    wrappingInputRule(/^\s*[-*]\s$/, nodes.bullet_list),
    wrappingInputRule(/^\s*1[.)]\s$/, nodes.ordered_list),
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
  ],
})

/** State of an editor with a document; `onLink` opens the dialog for a link, `onLeave` moves the focus to the toolbar. */
export function newState(doc: Node, { onLink, onLeave }: { onLink(): void; onLeave(): void }): EditorState {
  const call =
    (action: () => void): Command =>
    () => {
      action()
      return true
    }
  const keys = {
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Mod-b': formats.bold.run,
    'Mod-i': formats.italic.run,
    'Mod-k': call(onLink),
    'Alt-F10': call(onLeave),
    'Mod-Alt-2': formats.heading2.run,
    'Mod-Alt-3': formats.heading3.run,
    'Mod-Alt-4': formats.heading4.run,
    Enter: splitListItem(nodes.list_item),
    'Shift-Enter': chainCommands(exitCode, insertBreak),
    'Mod-]': sinkListItem(nodes.list_item),
    'Mod-[': liftListItem(nodes.list_item),
  }
  return EditorState.create({ doc, plugins: [history(), typed, keymap(keys), keymap(baseKeymap)] })
}
