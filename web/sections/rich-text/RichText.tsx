import type { Command, EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect, useRef, useState } from 'react'
import field from '../../ui/forms/field.module.css'
import { useProblem } from '../../ui/forms/Field.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import html from '../HTML/html.module.css'
import { linkAt, setLink } from './commands.ts'
import { FormatBar, toolsOf, type Tools } from './FormatBar.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { lostPictures, pastedHtml } from './pasted.ts'
import css from './rich-text.module.css'
import { parser, readHtml, writeHtml } from './schema.ts'
import { newState } from './state.ts'

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

interface Listeners {
  onState(state: EditorState): void
  /** Called with the HTML of a changed document. */
  onText(html: string): void
  onLeave(): void
}

function openEditor(box: HTMLElement | null, state: EditorState, { onState, onText, onLeave }: Listeners) {
  const editor = new EditorView(box, {
    state,
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
      onState(state)
      if (transaction.docChanged) onText(writeHtml(state.doc))
    },
    handleDOMEvents: { blur: onLeave },
    attributes: { class: `${css.text} ${html.html}` },
  })
  return editor
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
  const [tools, setTools] = useState<Tools | null>(null)
  const [link, setLinkOf] = useState<{ href: string | null } | null>(null)

  const stateOf = (text: string) =>
    newState(readHtml(text), {
      onLink: () => openLink(),
      onLeave: () => bar.current?.querySelector('button')?.focus(),
    })
  const openLink = () => view.current && setLinkOf({ href: linkAt(view.current.state)?.href ?? null })

  useEffect(() => {
    const editor = openEditor(box.current, stateOf(written.current), {
      onState: (state) =>
        setTools((shown) => {
          const next = toolsOf(state)
          return JSON.stringify(next) === JSON.stringify(shown) ? shown : next
        }),
      onText(text) {
        written.current = text
        latest.current.wait()
        latest.current.onChange(text)
      },
      onLeave: () => latest.current.leave(),
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
        <FormatBar
          ref={bar}
          label={label}
          textId={id}
          tools={tools}
          run={run}
          onLink={openLink}
          onSource={onSource}
        />
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
