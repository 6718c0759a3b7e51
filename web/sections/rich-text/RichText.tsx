import type { ReactNode } from 'react'
import field from '../../ui/forms/field.module.css'
import { useProblem } from '../../ui/forms/Field.tsx'
import { setLink } from './commands.ts'
import { FormatBar } from './FormatBar.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import css from './rich-text.module.css'
import { useEditor, type BlankLine } from './useEditor.ts'

export interface RichTextProps {
  label: string
  hint?: string | undefined
  value: string
  error?: string | undefined
  autoFocus?: boolean
  /** True for a text that looks as on its page: without a frame, and with a toolbar only while it has the focus. */
  isOnPage?: boolean
  /** Renders the menu beside a blank line. */
  lineMenu?: ((line: BlankLine) => ReactNode) | undefined
  onChange(html: string): void
  /** Shows the HTML as text. */
  onSource(): void
  /** Further tools at the end of the toolbar. */
  children?: ReactNode
}

/** Editor of formatted text, with a toolbar. Text of other editors is cleaned when it is pasted. */
export function RichText(props: RichTextProps) {
  const { label, hint, value, error, autoFocus = false, isOnPage = false, lineMenu } = props
  const { problem, control, wait, leave } = useProblem({ hint, error })
  const { id, ...marks } = control
  const editor = useEditor({
    value,
    autoFocus,
    hasLineMenu: lineMenu !== undefined,
    id,
    marks,
    onChange: props.onChange,
    onTyping: wait,
    onLeave: leave,
  })
  const { tools, link, line, run } = editor
  const toolbar = (
    <FormatBar
      ref={editor.bar}
      label={label}
      textId={id}
      tools={tools}
      run={run}
      onLink={editor.openLink}
      onSource={() => {
        editor.flush()
        props.onSource()
      }}
    >
      {props.children}
    </FormatBar>
  )
  const quiet = isOnPage ? 'visually-hidden' : ''
  return (
    <div className={`${field.field} ${isOnPage ? css.onPage : ''}`} data-blank={tools?.isBlank || undefined}>
      <span id={`${id}-label`} className={quiet || field.label}>
        {label}
      </span>
      {hint && (
        <p id={`${id}-hint`} className={quiet || field.hint}>
          {hint}
        </p>
      )}
      <div className={css.frame} data-wrong={problem ? true : undefined}>
        {!isOnPage && toolbar}
        <div ref={editor.box} id={id} />
        {line && lineMenu && (
          <div key={line.key} className={css.line} style={{ top: line.top }}>
            {lineMenu(line)}
          </div>
        )}
        {isOnPage && toolbar}
      </div>
      <p id={`${id}-error`} className={field.error} role={problem ? 'alert' : undefined}>
        {problem}
      </p>
      {link && (
        <LinkDialog
          href={link.href}
          onDone={(href) => {
            editor.setLink(null)
            run(setLink(href))
          }}
          onClose={() => editor.setLink(null)}
        />
      )}
    </div>
  )
}
