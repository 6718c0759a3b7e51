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
import { EditorView } from 'prosemirror-view'
import { useEffect, useRef, useState } from 'react'
import { Toolbar } from 'react-aria-components'
import field from '../../ui/forms/field.module.css'
import { useProblem } from '../../ui/forms/Field.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import html from '../HTML/html.module.css'
import { formats, linkAt, setLink, type FormatName } from './commands.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { lostPictures, pastedHtml } from './pasted.ts'
import css from './rich-text.module.css'
import { parser, readHtml, writeHtml } from './schema.ts'
import { newState } from './state.ts'

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
const toolsOf = (state: EditorState) => ({
  on: buttons.flatMap(([name]) => (formats[name].isOn(state) ? name : [])),
  isLinked: linkAt(state) !== null,
  canUndo: undoDepth(state) > 0,
  canRedo: redoDepth(state) > 0,
})

export interface RichTextProps {
  label: string
  hint?: string | undefined
  value: string
  error?: string | undefined
  autoFocus?: boolean
  onChange(html: string): void
  /** Shows the HTML as text. */
  onSource(): void
}

/** Editor of formatted text, with a toolbar. Text of other editors is cleaned when it is pasted. */
export function RichText({
  label,
  hint,
  value,
  error,
  autoFocus = false,
  onChange,
  onSource,
}: RichTextProps) {
  const { problem, control, wait, leave } = useProblem({ hint, error })
  const { id, ...marks } = control
  const box = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  /** The HTML of the document in the editor; another value from outside replaces the document. */
  const written = useRef(value)
  const latest = useRef({ onChange, wait, leave })
  latest.current = { onChange, wait, leave }
  const [tools, setTools] = useState<ReturnType<typeof toolsOf> | null>(null)
  const [link, setLinkOf] = useState<{ href: string | null } | null>(null)

  const stateOf = (text: string) =>
    newState(readHtml(text), {
      onLink: () => openLink(),
      onLeave: () => bar.current?.querySelector('button')?.focus(),
    })
  const openLink = () => view.current && setLinkOf({ href: linkAt(view.current.state)?.href ?? null })

  useEffect(() => {
    const editor = new EditorView(box.current, {
      state: stateOf(written.current),
      clipboardParser: parser,
      transformPastedHTML: pastedHtml,
      handlePaste: (_, { clipboardData }) => {
        if (lostPictures(clipboardData?.getData('text/html') ?? '') > 0)
          toast('Pictures from other sites were left out. Add each one as a section.')
        return false
      },
      dispatchTransaction(transaction) {
        const state = editor.state.apply(transaction)
        editor.updateState(state)
        setTools((shown) => {
          const next = toolsOf(state)
          return JSON.stringify(next) === JSON.stringify(shown) ? shown : next
        })
        if (!transaction.docChanged) return
        written.current = writeHtml(state.doc)
        latest.current.wait()
        latest.current.onChange(written.current)
      },
      handleDOMEvents: { blur: () => latest.current.leave() },
      attributes: { class: `${css.text} ${html.html}` },
    })
    view.current = editor
    setTools(toolsOf(editor.state))
    if (autoFocus) editor.focus()
    return () => {
      view.current = null
      editor.destroy()
    }
  }, [])
  useEffect(() => {
    if (value === written.current) return
    written.current = value
    view.current?.updateState(stateOf(value))
  }, [value])
  const marked = Object.entries(marks).flatMap(([name, value]) => (value ? [`${name}=${value}`] : []))
  const asked = marked.join('\n')
  useEffect(() => {
    view.current?.setProps({
      attributes: {
        class: `${css.text} ${html.html}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        ...Object.fromEntries(marked.map((mark) => mark.split('='))),
      },
    })
  }, [id, asked])
  // The selection is restored with the focus once the dialog is gone, so that the next key finds it.
  const isLinking = link !== null
  const wasLinking = useRef(isLinking)
  useEffect(() => {
    if (wasLinking.current && !isLinking) view.current?.focus()
    wasLinking.current = isLinking
  }, [isLinking])

  const run = (command: Command) => {
    const editor = view.current
    if (!editor) return
    command(editor.state, editor.dispatch, editor)
    editor.focus()
  }
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
    <div className={field.field}>
      <span id={`${id}-label`} className={field.label}>
        {label}
      </span>
      {hint && (
        <p id={`${id}-hint`} className={field.hint}>
          {hint}
        </p>
      )}
      <div className={css.frame} data-wrong={problem ? true : undefined}>
        <Toolbar ref={bar} aria-label={`Formatting: ${label}`} aria-controls={id} className={css.bar ?? ''}>
          {buttons.map(([name, words, icon]) =>
            tool(words, icon, () => run(formats[name].run), {
              'aria-pressed': tools?.on.includes(name) ?? false,
            }),
          )}
          {tool('Link', Link, openLink, { 'aria-pressed': tools?.isLinked ?? false })}
          {tool('Undo', Undo2, () => run(undo), { 'aria-disabled': !tools?.canUndo || undefined })}
          {tool('Redo', Redo2, () => run(redo), { 'aria-disabled': !tools?.canRedo || undefined })}
          {tool('Edit as HTML', Code, onSource)}
        </Toolbar>
        <div ref={box} id={id} />
      </div>
      <p id={`${id}-error`} className={field.error} role={problem ? 'alert' : undefined}>
        {problem}
      </p>
      {link && (
        <LinkDialog
          href={link.href}
          onDone={(href) => {
            setLinkOf(null)
            run(setLink(href))
          }}
          onClose={() => setLinkOf(null)}
        />
      )}
    </div>
  )
}
