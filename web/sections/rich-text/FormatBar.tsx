import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Heading4,
  Italic,
  Link,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history'
import type { Command, EditorState } from 'prosemirror-state'
import type { ReactNode, RefObject } from 'react'
import { Toolbar } from 'react-aria-components'
import { formats, linkAt, type FormatName } from './commands.ts'
import css from './rich-text.module.css'

const buttons: readonly [name: FormatName, label: string, icon: LucideIcon][] = [
  ['bold', 'Bold', Bold],
  ['italic', 'Italic', Italic],
  ['heading2', 'Heading 2', Heading2],
  ['heading3', 'Heading 3', Heading3],
  ['heading4', 'Heading 4', Heading4],
  ['bullets', 'Bulleted list', List],
  ['numbers', 'Numbered list', ListOrdered],
  ['quote', 'Quote', Quote],
]

/** State of the toolbar: the formats at the selection, and what can be undone. */
export const toolsOf = (state: EditorState) => ({
  on: buttons.flatMap(([name]) => (formats[name].isOn(state) ? name : [])),
  isLinked: linkAt(state) !== null,
  canUndo: undoDepth(state) > 0,
  canRedo: redoDepth(state) > 0,
  isBlank: state.doc.childCount === 1 && state.doc.firstChild?.content.size === 0,
})
export type Tools = ReturnType<typeof toolsOf>

interface FormatBarProps {
  ref: RefObject<HTMLDivElement | null>
  label: string
  /** Id of the element that contains the text. */
  textId: string
  /** State of the buttons; null until the editor is there. */
  tools: Tools | null
  run(command: Command): void
  onLink(): void
  onSource(): void
  children?: ReactNode
}

/** Toolbar of the editor of formatted text. */
export function FormatBar({ ref, label, textId, tools, run, onLink, onSource, children }: FormatBarProps) {
  const tool = (name: string, Icon: LucideIcon, onPress: () => void, more: object = {}) => (
    <button
      key={name}
      type="button"
      className={css.tool}
      aria-label={name}
      title={name}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      {...more}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  )
  return (
    <Toolbar ref={ref} aria-label={`Formatting: ${label}`} aria-controls={textId} className={css.bar ?? ''}>
      {buttons.map(([name, words, icon]) =>
        tool(words, icon, () => run(formats[name].run), {
          'aria-pressed': tools?.on.includes(name) ?? false,
        }),
      )}
      {tool('Link', Link, onLink, { 'aria-pressed': tools?.isLinked ?? false })}
      {tool('Undo', Undo2, () => run(undo), { 'aria-disabled': !tools?.canUndo || undefined })}
      {tool('Redo', Redo2, () => run(redo), { 'aria-disabled': !tools?.canRedo || undefined })}
      {tool('Edit as HTML', Code, onSource)}
      {children}
    </Toolbar>
  )
}
