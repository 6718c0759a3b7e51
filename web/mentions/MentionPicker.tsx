import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { handleOf } from '../../services/rules/marks/mentions.ts'
import { useShell, viewerOf } from '../frame/shell.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { counted } from '../ui/text/counted.ts'
import css from './mentions.module.css'
import { typedAt, type Typed } from './typed.ts'
import { isOfInputMethod } from '../ui/text/input-method.ts'
import { useFound, type Found } from './useFound.ts'

interface Writing extends Typed {
  field: HTMLTextAreaElement
}

/** The name that is being typed in the focused text. */
function writing(): Writing | null {
  const field = document.activeElement
  if (!(field instanceof HTMLTextAreaElement && field.dataset.mentions)) return null
  if (field.selectionStart !== field.selectionEnd) return null
  const typed = typedAt(field.value, field.selectionStart)
  return typed && { field, ...typed }
}

/** Suggestions of members whose names begin with the typed text, for all fields that accept mentions. */
export function MentionPicker() {
  const [typed, setTyped] = useState<Writing | null>(writing)
  /** Place of the '@' after which the list was closed. */
  const dismissed = useRef<number | null>(null)
  const viewer = viewerOf(useShell())
  const found = useFound(typed?.text ?? null, viewer?.id ?? null)
  useEffect(() => {
    const read = () => {
      const now = writing()
      if (!now || now.start !== dismissed.current) dismissed.current = null
      setTyped(dismissed.current === null ? now : null)
    }
    const events = ['input', 'click', 'focusin', 'focusout', 'keyup'] as const
    for (const type of events) document.addEventListener(type, read)
    return () => events.forEach((type) => document.removeEventListener(type, read))
  }, [])
  if (!typed) return null
  const close = () => {
    dismissed.current = typed.start
    setTyped(null)
  }
  return createPortal(
    <MemberList key={typed.start} typed={typed} found={found} onClose={close} />,
    typed.field.parentElement ?? document.body,
  )
}

/** Puts a member's name in the place of what was typed of it, as if it had been typed. */
function complete({ field, start, text }: Writing, member: Found) {
  field.setRangeText(`@${handleOf(member)} `, start, start + 1 + text.length, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

function MemberList({
  typed,
  found,
  onClose,
}: {
  typed: Writing
  found: readonly Found[] | null
  onClose(): void
}) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [chosen, setChosen] = useState(0)
  const { field } = typed
  /** The last members that were found stay while more letters are typed. */
  const last = useRef<readonly Found[]>([])
  if (found) last.current = found
  const members = last.current
  const at = Math.min(chosen, members.length - 1)
  const isOpen = members.length > 0

  useEffect(() => {
    if (!isOpen) return undefined
    field.setAttribute('aria-autocomplete', 'list')
    field.setAttribute('aria-controls', id)
    field.setAttribute('aria-activedescendant', `${id}-${at}`)
    return () =>
      ['aria-autocomplete', 'aria-controls', 'aria-activedescendant'].forEach((name) =>
        field.removeAttribute(name),
      )
  }, [field, id, isOpen, at])

  useEffect(() => {
    const keys: Record<string, () => void> = {
      ArrowDown: () => setChosen((at + 1) % members.length),
      ArrowUp: () => setChosen((at + members.length - 1) % members.length),
      Enter: () => complete(typed, members[at]!),
      Tab: () => complete(typed, members[at]!),
      Escape: onClose,
    }
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event
      const act = keys[key]
      if (!act || !isOpen || target !== field || isOfInputMethod(event)) return
      if (ctrlKey || metaKey || altKey || shiftKey) return
      // The list has the key before the form, in which Escape would end the editing.
      event.preventDefault()
      event.stopPropagation()
      act()
    }
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  })

  useLayoutEffect(() => {
    const place = () => {
      if (!list.current) return
      const { left, top, bottom } = field.getBoundingClientRect()
      const { height, width } = list.current.getBoundingClientRect()
      const isAbove = bottom + height > window.innerHeight && top > height
      list.current.style.top = `${isAbove ? top - height : bottom}px`
      list.current.style.left = `${Math.max(0, Math.min(left, window.innerWidth - width))}px`
    }
    place()
    window.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    return () => {
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
    }
  })

  return (
    <>
      <p role="status" className="visually-hidden">
        {isOpen &&
          `${counted(members.length, 'member', 'members')} to mention. Use the arrow keys and Enter.`}
      </p>
      {isOpen && (
        <ul ref={list} id={id} role="listbox" aria-label="Members to mention" className={css.list}>
          {members.map((member, index) => (
            <li
              key={member.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              className={css.option}
              // The focus stays in the text.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => complete(typed, member)}
            >
              <Avatar name={member.username} src={member.avatar?.thumb} size="header" />
              {member.username}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
