import { Search } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Form } from 'react-router'
import { urlFor } from '../../../services/rules/routes/links.ts'
import css from '../../search/search-form.module.css'

/** Form for a search in the viewer's messages; works without JavaScript. `term` is the present term, or ''. */
export function MessageSearchForm({ term }: { term: string }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = term
  }, [term])
  return (
    <Form role="search" aria-label="Search your messages" action={urlFor.messages()} className={css.form}>
      <label htmlFor={id} className="visually-hidden">
        Search your messages
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        name="s"
        defaultValue={term}
        required
        maxLength={200}
        placeholder="Search your messages"
        autoComplete="off"
        className={css.term}
      />
      <button type="submit" className={css.go}>
        <Search size={20} aria-hidden="true" />
        <span className="visually-hidden">Search your messages</span>
      </button>
    </Form>
  )
}
