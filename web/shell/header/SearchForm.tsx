import { Search } from 'lucide-react'
import { useId, type FormEvent } from 'react'
import { Form, useNavigate } from 'react-router'
import { may } from '../../../services/rules/authorise.ts'
import { debugPhrase, urlFor } from '../../../services/rules/routes/links.ts'
import css from './search-form.module.css'
import { useShell, viewerOf } from '../shell.ts'
import { useIsOpen } from '../useIsOpen.ts'

/** Normalizes search input for comparisons: lower case, without spaces (spec §2 Debug routes). */
const folded = (text: string) => text.toLowerCase().replaceAll(/\s/g, '')

/** Search form, shown only if the page of results is built; works without JavaScript. */
export function SearchForm({ label = 'Search', onSearch }: { label?: string; onSearch?: () => void }) {
  const id = useId()
  const navigate = useNavigate()
  const shell = useShell()
  const isOpen = useIsOpen()
  if (!isOpen(urlFor.search())) return null
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const term = new FormData(event.currentTarget).get('s')
    onSearch?.()
    if (typeof term !== 'string' || folded(term) !== debugPhrase) return
    if (!may('viewOperations', viewerOf(shell))) return
    event.preventDefault()
    void navigate(urlFor.debugTool())
  }
  return (
    <Form role="search" aria-label={label} action={urlFor.search()} className={css.form} onSubmit={onSubmit}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <input
        id={id}
        type="search"
        name="s"
        required
        maxLength={200}
        placeholder="Search"
        className={css.term}
      />
      <button type="submit" className={css.go}>
        <Search size={20} aria-hidden="true" />
        <span className="visually-hidden">Search</span>
      </button>
    </Form>
  )
}
