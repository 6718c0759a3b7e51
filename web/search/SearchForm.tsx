import { Search } from 'lucide-react'
import { useId, type FormEvent } from 'react'
import { Form, useNavigate } from 'react-router'
import { may } from '../../services/rules/authorise.ts'
import { debugPhrase, urlFor } from '../../services/rules/routes/links.ts'
import { useSuggestions } from './useSuggestions.ts'
import css from './search-form.module.css'
import { useShell, viewerOf } from '../frame/shell.ts'
import { useIsOpen } from '../frame/open/useIsOpen.ts'

/** Normalizes search input for comparisons: lower case, without spaces (spec §2 Debug routes). */
const folded = (text: string) => text.toLowerCase().replaceAll(/\s/g, '')

/** Search form, shown only if the page of results is built; works without JavaScript. `term` is the term at first. */
export function SearchForm({
  label = 'Search',
  term,
  onSearch,
}: {
  label?: string
  term?: string
  onSearch?: () => void
}) {
  const id = useId()
  const navigate = useNavigate()
  const shell = useShell()
  const isOpen = useIsOpen()
  const [suggestions, ask] = useSuggestions()
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
        defaultValue={term}
        required
        maxLength={200}
        placeholder="Search"
        autoComplete="off"
        list={`${id}-suggestions`}
        onChange={(event) => ask(event.target.value)}
        className={css.term}
      />
      <datalist id={`${id}-suggestions`}>
        {suggestions.map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
      <button type="submit" className={css.go}>
        <Search size={20} aria-hidden="true" />
        <span className="visually-hidden">{label}</span>
      </button>
    </Form>
  )
}
