import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { keysOf } from '../../events/entries.ts'
import { memberRefusal } from '../../services/rules/people/people.ts'
import { badgeLabels, givenRoles } from '../../services/rules/profiles/badges.ts'
import { roles } from '../../services/rules/roles.ts'
import { urlFor } from '../../services/rules/routes/links.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { useShell, viewerOf } from '../frame/shell.ts'
import { Button } from '../ui/Button.tsx'
import { sorts } from './member-list.ts'
import css from './giving.module.css'

/** Options of a box, from value to label; the first stands for all members. */
function Choice({
  name,
  label,
  value,
  options,
  className,
}: {
  name: string
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  className?: string | undefined
}) {
  return (
    <label className={`${css.field} ${className ?? ''}`}>
      <span>{label}</span>
      <select name={name} value={value} onChange={({ target }) => target.form?.requestSubmit()}>
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Form with the filters of the list of members, which are its address's query. */
export function MemberFilters({ search }: { search: URLSearchParams }) {
  const viewer = viewerOf(useShell())
  const findsAddresses =
    memberRefusal({ name: 'recoverAccess' }, { id: '', role: roles.member }, viewer) === null
  const value = (name: string) => search.get(name) ?? ''
  const text = value('s')
  const box = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const filtered = ['role', 'verified', 'reported', 'badge'].filter(value).length
  useEffect(() => {
    if (box.current) box.current.value = text
  }, [text])
  return (
    <Form className={css.filters} aria-label="Filter members">
      <label className={css.field}>
        <span>{findsAddresses ? 'Username, or whole email address' : 'Username'}</span>
        <input ref={box} name="s" type="search" defaultValue={text} autoComplete="off" maxLength={256} />
      </label>
      {value('reversed') === 'yes' && <input type="hidden" name="reversed" value="yes" />}
      <Button type="submit" size="small">
        Filter
      </Button>
      <Button
        size="small"
        className={css.toggle}
        aria-expanded={isOpen}
        aria-controls="member-filters"
        onClick={() => setOpen(!isOpen)}
      >
        {filtered > 0 ? `More filters (${filtered})` : 'More filters'}
      </Button>
      <div id="member-filters" className={css.choices} data-open={isOpen || undefined}>
        <Choice
          name="role"
          label="Role"
          value={value('role')}
          options={[['', 'All roles'], ...Object.entries({ ...givenRoles, [roles.spammer]: 'Spammer' })]}
        />
        <Choice
          name="verified"
          label="Verified"
          value={value('verified')}
          options={[
            ['', 'All'],
            ['yes', 'Verified'],
            ['no', 'Not verified'],
          ]}
        />
        <Choice
          name="reported"
          label="Reports"
          value={value('reported')}
          options={[
            ['', 'All'],
            ['yes', 'With open reports'],
            ['no', 'Without open reports'],
          ]}
        />
        <Choice
          name="badge"
          label="Badge"
          value={value('badge')}
          options={[['', 'All'], ...keysOf(badgeLabels).map((badge) => [badge, badgeLabels[badge]] as const)]}
        />
        <Choice
          name="sort"
          label="Order"
          value={value('sort') || 'newest'}
          options={keysOf(sorts).map((sort) => [sort, sorts[sort].label] as const)}
          className={css.order}
        />
      </div>
      {[...search.values()].some(Boolean) && <SiteLink to={urlFor.members()}>Clear filters</SiteLink>}
    </Form>
  )
}
