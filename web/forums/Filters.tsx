import { FilterChoice } from '../frame/layout/FilterChoice.tsx'
import css from './filters.module.css'
import { pathFor, sortChoices, type Asked } from './lists.ts'

/** Number of categories that are shown at once. */
const MAX_SHOWN = 8

interface Category {
  readonly slug: string
  readonly name: string
}

/** Links that limit a list of threads to a category or to unanswered threads, and change its order. */
export function Filters({ asked, categories }: { asked: Asked; categories: readonly Category[] }) {
  const choice = (label: string, change: Partial<Asked>, isChosen: boolean) => (
    <FilterChoice key={label} label={label} to={pathFor(asked, change)} isChosen={isChosen} />
  )
  const toCategory = ({ slug, name }: Category) =>
    choice(name, { category: slug, tag: '' }, !asked.tag && asked.category === slug)
  const rest = categories.slice(MAX_SHOWN)
  const { sort, isUnanswered } = asked
  return (
    <nav aria-label="Filters" className={css.filters}>
      {(categories.length > 0 || asked.tag) && (
        <ul aria-label="Category">
          {choice('All threads', { category: '', tag: '' }, !asked.tag && !asked.category)}
          {categories.slice(0, MAX_SHOWN).map(toCategory)}
          {asked.tag && choice(`Tagged ${asked.tag}`, {}, true)}
        </ul>
      )}
      {rest.length > 0 && (
        <details open={rest.some(({ slug }) => slug === asked.category)}>
          <summary className={css.choice}>More categories</summary>
          <ul aria-label="More categories">{rest.map(toCategory)}</ul>
        </details>
      )}
      <ul aria-label="Order">
        {sortChoices.map(([value, label]) =>
          choice(label, { sort: value, isUnanswered: false }, !isUnanswered && sort === value),
        )}
        {choice('Unanswered', { sort: '', isUnanswered: true }, isUnanswered)}
      </ul>
    </nav>
  )
}
