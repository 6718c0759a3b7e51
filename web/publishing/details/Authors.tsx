import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { MAX_AUTHORS } from '../../../services/rules/publishing/post-fields.ts'
import { useFound } from '../../mentions/useFound.ts'
import { Combobox } from '../../ui/forms/Combobox.tsx'
import layout from '../../ui/theme/layout.module.css'
import { ToolButton } from '../../ui/tools/ToolButton.tsx'
import { useFocusOn } from '../../ui/useFocusOn.ts'
import { usePostField, type PostForm } from '../post-form.ts'
import css from '../publishing.module.css'

/** Choice of an item's authors and of their order, for editors. The last author cannot be removed. */
export function Authors({ form }: { form: PostForm }) {
  const [authors, setAuthors] = usePostField(form, 'authors')
  const [text, setText] = useState('')
  const typed = text.trim()
  const found = useFound(typed, null)
  const focusOn = useFocusOn()
  const options = (found ?? [])
    .filter(({ id }) => !authors.some((author) => author.id === id))
    .map(({ id: value, username: label }) => ({ value, label }))

  function move(at: number, to: number) {
    const [one, other] = [authors[at], authors[to]]
    if (!one || !other) return
    setAuthors(authors.with(at, other).with(to, one))
    focusOn(`${one.id}-${to < at ? 'earlier' : 'later'}`)
  }
  function remove(at: number) {
    const left = authors.toSpliced(at, 1)
    setAuthors(left)
    focusOn(`${left[Math.min(at, left.length - 1)]?.id}-remove`)
  }
  function add(value: string | null) {
    const member = found?.find(({ id }) => id === value)
    if (!member) return
    setAuthors([...authors, { id: member.id, username: member.username }])
    setText('')
    focusOn(`${member.id}-remove`)
  }
  return (
    <>
      {authors.length === 0 && <p className={layout.soft}>You are the author unless you choose others.</p>}
      <ol className={css.authors}>
        {authors.map(({ id, username }, at) => (
          <li key={id} className={css.author}>
            <span>{username}</span>
            <ToolButton
              id={`${id}-earlier`}
              words={`Move up: ${username}`}
              icon={ArrowUp}
              off={at === 0}
              onPress={() => move(at, at - 1)}
            />
            <ToolButton
              id={`${id}-later`}
              words={`Move down: ${username}`}
              icon={ArrowDown}
              off={at === authors.length - 1}
              onPress={() => move(at, at + 1)}
            />
            <ToolButton
              id={`${id}-remove`}
              words={`Remove: ${username}`}
              icon={Trash2}
              off={authors.length === 1}
              onPress={() => remove(at)}
            />
          </li>
        ))}
      </ol>
      {authors.length < MAX_AUTHORS && (
        <Combobox
          key={authors.length}
          label="Add an author"
          hint="Type a member's name. Names stand under the title in this order."
          options={options}
          answer={typed && found === null ? 'pending' : null}
          value={null}
          onInputChange={setText}
          onChange={add}
        />
      )}
    </>
  )
}
