import { X } from 'lucide-react'
import { use, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { ComboBox, ComboBoxStateContext, Input, Popover } from 'react-aria-components'
import type { ComboboxProps } from '../Combobox.tsx'
import css from '../combobox.module.css'
import field from '../field.module.css'
import select from '../select.module.css'
import { Options } from './Options.tsx'
import overlay from './overlay.module.css'

/** What web/ui/Combobox.tsx becomes: it takes over text and focus of the plain input. */
export function ComboboxOverlay(
  props: ComboboxProps & {
    id: string
    labelledBy: string
    describedBy: string | undefined
    plain: RefObject<HTMLInputElement | null>
    onReady(): void
  },
) {
  const { options, value, onChange, noMatches = 'No matches found.' } = props
  const chosen = options.find((option) => option.value === value)?.label ?? ''
  const [text, setText] = useState(() => props.plain.current?.value ?? chosen)
  const input = useRef<HTMLInputElement>(null)
  const hear = (next: string) => {
    setText(next)
    props.onInputChange?.(next)
  }
  // Before the plain input goes, so that nothing that was typed or focused is lost.
  useLayoutEffect(() => {
    const { current: plain } = props.plain
    if (plain && plain.value !== chosen) hear(plain.value)
    if (plain && plain === document.activeElement) input.current?.focus()
    props.onReady()
  }, [])
  return (
    <ComboBox
      aria-labelledby={props.labelledBy}
      {...(props.describedBy && { 'aria-describedby': props.describedBy })}
      inputValue={text}
      onInputChange={hear}
      selectedKey={value}
      onSelectionChange={(key) => onChange(key === null ? null : String(key))}
      defaultFilter={props.onInputChange ? () => true : contains}
      allowsEmptyCollection
      isDisabled={props.disabled ?? false}
      isInvalid={Boolean(props.error)}
    >
      <Input
        ref={input}
        id={props.id}
        className={`${field.control} ${css.input}`}
        placeholder={props.placeholder ?? ''}
      />
      {text && !props.disabled && (
        <button
          type="button"
          className={css.clear}
          onClick={() => {
            hear('')
            onChange(null)
            input.current?.focus()
          }}
        >
          <X size={18} aria-hidden="true" />
          <span className="visually-hidden">Clear</span>
        </button>
      )}
      <OnlyWithText text={text} />
      <Popover offset={4} containerPadding={16} className={`${overlay.panel} ${overlay.wide}`}>
        <Options options={options} renderEmptyState={() => <p className={select.none}>{noMatches}</p>} />
      </Popover>
    </ComboBox>
  )
}

const contains = (label: string, text: string) =>
  label.toLocaleLowerCase('en').includes(text.trim().toLocaleLowerCase('en'))

/** The list shows when the term is not empty (spec §4 Condition search). */
function OnlyWithText({ text }: { text: string }) {
  const state = use(ComboBoxStateContext)
  const isStray = Boolean(state?.isOpen) && text.trim() === ''
  useLayoutEffect(() => {
    if (isStray) state?.close()
  })
  return null
}
