import { X } from 'lucide-react'
import { use, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { ComboBox, ComboBoxStateContext, Input, Popover } from 'react-aria-components'
import type { ComboboxProps } from '../forms/Combobox.tsx'
import css from '../forms/combobox.module.css'
import field from '../forms/field.module.css'
import select from '../forms/select.module.css'
import { Options } from './Options.tsx'
import overlay from './overlay.module.css'

/** Version of web/ui/forms/Combobox.tsx with react-aria, which takes over the text and focus of the plain input. */
export function ComboboxOverlay(
  props: ComboboxProps & {
    id: string
    labelledBy: string
    describedBy: string | undefined
    plain: RefObject<HTMLInputElement | null>
    onReady(): void
  },
) {
  const { options, value, onChange, onInputChange, answer = null, noMatches = 'No matches found.' } = props
  const [typed] = useState(() => props.plain.current?.value ?? '')
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  // This is a layout effect, so that the focus moves before the plain input is removed.
  useLayoutEffect(() => {
    if (props.plain.current === document.activeElement) input.current?.focus()
    if (typed && value === null) onInputChange?.(typed)
    props.onReady()
  }, [])
  return (
    <ComboBox
      aria-labelledby={props.labelledBy}
      {...(props.describedBy && { 'aria-describedby': props.describedBy })}
      defaultInputValue={typed}
      selectedKey={value}
      onSelectionChange={(key) => onChange(key === null ? null : String(key))}
      // If the server searches, it has already filtered the options by the typed text.
      {...(onInputChange && { onInputChange, defaultFilter: () => true })}
      // A list that opened empty while the server searches would tell screen readers that there are 0 options.
      // An empty list after a failure would cover the message of the error.
      allowsEmptyCollection={answer === null || (answer === 'pending' && isOpen)}
      onOpenChange={setOpen}
      isDisabled={props.disabled ?? false}
      isInvalid={Boolean(props.error)}
    >
      <Input
        ref={input}
        id={props.id}
        className={`${field.control} ${css.input}`}
        placeholder={props.placeholder ?? ''}
      />
      <Inside
        isTyped={typed !== '' && value === null && !onInputChange}
        answer={options.length === 0 ? answer : null}
        onClear={() => {
          onChange(null)
          input.current?.focus()
        }}
      />
      <Popover offset={4} containerPadding={16} className={`${overlay.panel} ${overlay.wide}`}>
        <Options
          options={options}
          renderEmptyState={() => <p className={select.none}>{answer ? 'Searching…' : noMatches}</p>}
        />
      </Popover>
    </ComboBox>
  )
}

/** The list of options, and a Clear button while there is text (spec §4 Condition search). */
function Inside({
  isTyped,
  answer,
  onClear,
}: {
  isTyped: boolean
  /** State of the server's answer until it is known which options there are, otherwise null. */
  answer: 'pending' | 'failed' | null
  onClear(): void
}) {
  const state = use(ComboBoxStateContext)
  const isEmpty = state?.inputValue.trim() === ''
  useLayoutEffect(() => {
    if (isTyped) state?.open(null, 'input')
  }, [])
  useLayoutEffect(() => {
    if (isEmpty && state?.isOpen) state.close()
  })
  const before = useRef(answer)
  useLayoutEffect(() => {
    if (before.current && !answer && !isEmpty && state?.isFocused) state.open(null, 'input')
    before.current = answer
  }, [answer])
  if (!state || isEmpty) return null
  return (
    <>
      {answer === 'pending' && !state.isOpen && (
        <div className={`${overlay.panel} ${css.searching}`} aria-hidden="true">
          <p className={select.none}>Searching…</p>
        </div>
      )}
      <button
        type="button"
        // The button is not in the tab order, because Escape also clears the text; a click leaves the focus in the field.
        tabIndex={-1}
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        className={css.clear}
        onClick={() => {
          state.setInputValue('')
          onClear()
        }}
      >
        <X size={18} aria-hidden="true" />
        <span className="visually-hidden">Clear</span>
      </button>
    </>
  )
}
