import { SlidersHorizontal } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Form, useSearchParams } from 'react-router'
import { useShell } from '../../frame/shell.ts'
import { SiteLink } from '../../frame/SiteLink.tsx'
import { urlFor } from '../../../services/rules/routes/links.ts'
import { QueryInput } from '../../ui/forms/QueryInput.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { flagReasons } from '../flags/flag-reasons.ts'
import { ages, numbers, reportedKinds } from './filter.ts'
import css from './queue.module.css'

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Button of narrow windows that opens the filters of the queue, with the number of those that are set. */
export function FilterSheet() {
  const [search] = useSearchParams()
  const [isOpen, open] = useState(false)
  const count = [...search.values()].filter(Boolean).length
  return (
    <>
      <Button size="small" className={css.sheet} onClick={() => open(true)}>
        <SlidersHorizontal size={18} aria-hidden="true" /> Filters{count > 0 && `: ${count}`}
      </Button>
      {isOpen && (
        <Dialog heading="Filters" onClose={() => open(false)}>
          <Filters onSent={() => open(false)} />
        </Dialog>
      )}
    </>
  )
}

/** Row of filters above the queue in a wide window; a change applies at once. */
export const FilterRow = () => (
  <div className={css.wide}>
    <Filters />
  </div>
)

/** Filters of the queue, which are in its address. With `onSent`, they apply once the form is sent. */
function Filters({ onSent }: { onSent?: () => void }) {
  const { siteSummaries } = useShell()
  const [search] = useSearchParams()
  const select = (name: string, label: string, all: string, options: ReactNode) => (
    <label className={css.filter}>
      <span>{label}</span>
      <select
        name={name}
        defaultValue={search.get(name) ?? ''}
        onChange={({ target }) => {
          if (!onSent) target.form?.requestSubmit()
        }}
      >
        <option value="">{all}</option>
        {options}
      </select>
    </label>
  )
  const option = (value: string | number, text: string) => (
    <option key={value} value={value}>
      {text}
    </option>
  )
  const isFiltered = [...search.values()].some(Boolean)
  return (
    <Form className={css.filters} aria-label="Filter reports" onSubmit={onSent}>
      {select(
        'community',
        'Community',
        'All communities',
        siteSummaries.map(({ prefix, name }) => option(prefix, name)),
      )}
      {select(
        'kind',
        'Kind',
        'All kinds',
        reportedKinds.map(({ name, word }) => option(name, capital(word))),
      )}
      {select(
        'reason',
        'Reason',
        'All reasons',
        Object.entries(flagReasons).map(([name, text]) => option(name, text)),
      )}
      {select(
        'age',
        'Waiting',
        'Any time',
        Object.entries(ages).map(([hours, text]) => option(hours, text)),
      )}
      {select(
        'reports',
        'Reports',
        'Any number',
        numbers.map((number) => option(number, `${number} or more`)),
      )}
      <label className={css.filter}>
        <span>Member</span>
        <QueryInput name="member" />
      </label>
      <Button type="submit" size="small" look={onSent ? 'primary' : 'secondary'}>
        {onSent ? 'Show reports' : 'Filter'}
      </Button>
      {isFiltered && (
        <SiteLink to={urlFor.moderation()} onClick={onSent}>
          Clear filters
        </SiteLink>
      )}
    </Form>
  )
}
