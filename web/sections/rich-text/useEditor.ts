import type { Command, EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { toast } from '../../ui/overlays/toast.ts'
import html from '../HTML/html.module.css'
import { blankLineAt, partsAround } from './blank-line.ts'
import { linkAt } from './commands.ts'
import { toolsOf, type Tools } from './FormatBar.tsx'
import { lostPictures, pastedHtml } from './pasted.ts'
import css from './rich-text.module.css'
import { parser, readHtml, writeHtml } from './schema.ts'
import { newState } from './state.ts'
import { useWriting } from './useWriting.ts'

/** A blank line of a text with the cursor, beside which a menu is shown. */
export interface BlankLine {
  /** Pixels from the top of the text. */
  top: number
  key: string
  /** True after a slash, which opens the menu. */
  isSlash: boolean
  /** The HTML before and after the line, which ends the text here. */
  parts(): { before: string; after: string }
  /** Goes on writing in the line, with the slash in it. */
  dismiss(): void
}

interface Listeners {
  onState(state: EditorState): void
  onText(): void
  onSlash(): void
  onLeave(): void
}

/** Space in pixels between the cursor and the edges of the window, where bars cover the page. */
const scrolled = { top: 160, bottom: 140, left: 5, right: 5 }

function openEditor(
  box: HTMLElement | null,
  state: EditorState,
  { onState, onText, onSlash, onLeave }: Listeners,
) {
  const editor = new EditorView(box, {
    state,
    clipboardParser: parser,
    scrollThreshold: scrolled,
    scrollMargin: scrolled,
    transformPastedHTML: pastedHtml,
    handlePaste: (_, { clipboardData }) => {
      if (lostPictures(clipboardData?.getData('text/html') ?? '') > 0)
        toast('Pictures from other sites were left out. Add each one as a section.')
      return false
    },
    handleTextInput(view, _, __, text) {
      const opens = text === '/' && blankLineAt(view.state) !== null
      if (opens) onSlash()
      return opens
    },
    dispatchTransaction(transaction) {
      const state = editor.state.apply(transaction)
      editor.updateState(state)
      onState(state)
      if (transaction.docChanged) onText()
    },
    handleDOMEvents: { blur: onLeave },
    attributes: { class: `${css.text} ${html.html}` },
  })
  return editor
}

/** Vertical place of a position of the document, in pixels from the top of the editor's box. */
const topOf = (view: EditorView, at: number): number =>
  view.coordsAtPos(at + 1).top - view.dom.getBoundingClientRect().top

/** State that is null at first, and a function that sets it if the next one has other values. */
function useChanging<State extends object>() {
  const [state, set] = useState<State | null>(null)
  const shown = useRef(state)
  const change = (next: State | null) => {
    if (JSON.stringify(next) === JSON.stringify(shown.current)) return
    shown.current = next
    set(next)
  }
  return [state, change] as const
}

interface EditorOptions {
  value: string
  autoFocus: boolean
  hasLineMenu: boolean
  id: string
  marks: Readonly<Record<string, string | boolean | undefined>>
  onChange(html: string): void
  onTyping(): void
  onLeave(): void
}

/** State of an editor of formatted text, whose elements are `box` for the text and `bar` for the toolbar. */
export function useEditor({ value, autoFocus, hasLineMenu, id, marks, ...listeners }: EditorOptions) {
  const box = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  /** The HTML of the document in the editor; another value from outside replaces the document. */
  const written = useRef(value)
  const latest = useRef({ ...listeners, hasLineMenu })
  latest.current = { ...listeners, hasLineMenu }
  // States are set only if they differ, because even one that stays the same can render the toolbar at a keystroke.
  const [tools, setTools] = useChanging<Tools>()
  const [link, setLink] = useState<{ href: string | null } | null>(null)
  const [line, setLine] = useChanging<{ at: number; top: number; isSlash: boolean }>()
  const writing = useWriting(() => {
    const text = view.current && writeHtml(view.current.state.doc)
    if (text === null || text === written.current) return
    written.current = text
    latest.current.onChange(text)
  })

  const stateOf = (text: string) =>
    newState(readHtml(text), {
      onLink: () => openLink(),
      onLeave: () => bar.current?.querySelector('button')?.focus(),
    })
  const openLink = () => view.current && setLink({ href: linkAt(view.current.state)?.href ?? null })
  function showLine(state: EditorState, isSlash = false) {
    const at = latest.current.hasLineMenu ? blankLineAt(state) : null
    setLine(at === null || !view.current ? null : { at, top: topOf(view.current, at), isSlash })
  }

  useEffect(() => {
    const editor = openEditor(box.current, stateOf(written.current), {
      onState(state) {
        setTools(toolsOf(state))
        showLine(state)
      },
      onText() {
        latest.current.onTyping()
        writing.wait()
      },
      // The next key is for the menu.
      onSlash: () => flushSync(() => showLine(editor.state, true)),
      onLeave() {
        writing.flush()
        latest.current.onLeave()
      },
    })
    view.current = editor
    setTools(toolsOf(editor.state))
    return () => {
      writing.flush()
      view.current = null
      editor.destroy()
    }
  }, [])
  useEffect(() => {
    // Somebody may have gone elsewhere while the editor was loaded.
    if (autoFocus && document.activeElement === document.body) view.current?.focus()
  }, [autoFocus])
  useEffect(() => {
    if (value === written.current) return
    writing.cancel()
    written.current = value
    view.current?.updateState(stateOf(value))
    setLine(null)
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
  const shownLine: BlankLine | null = line && {
    top: line.top,
    key: `${line.at} ${line.isSlash}`,
    isSlash: line.isSlash,
    parts() {
      writing.cancel()
      return view.current ? partsAround(view.current.state.doc, line.at) : { before: value, after: '' }
    },
    dismiss() {
      if (line.isSlash) run((state, dispatch) => (dispatch?.(state.tr.insertText('/')), true))
    },
  }
  return { box, bar, tools, link, setLink, openLink, line: shownLine, run, flush: writing.flush }
}
