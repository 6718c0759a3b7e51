import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { toastFailure } from '../../relay/useCommand.ts'
import css from '../moderation.module.css'
import type { CategoryFieldQuery } from './__generated__/CategoryFieldQuery.graphql.ts'

const query = graphql`
  query CategoryFieldQuery($id: ID!) {
    node(id: $id) {
      ... on Thread {
        category {
          slug
        }
        site {
          categories {
            slug
            name
          }
        }
      }
    }
  }
`

type Found = Extract<CategoryFieldQuery['response']['node'], { site?: unknown }>

/** Choice of the category of its community to which a thread is moved; null stands for none. */
export function CategoryField({
  item,
  value,
  onChange,
}: {
  item: string
  value: string | null
  onChange(category: string | null): void
}) {
  const environment = useRelayEnvironment()
  const [thread, setThread] = useState<Found | null>(null)
  useEffect(() => {
    const subscription = fetchQuery<CategoryFieldQuery>(environment, query, { id: item }).subscribe({
      next: ({ node }) => setThread(node ?? null),
      error: toastFailure,
    })
    return () => subscription.unsubscribe()
  }, [environment, item])
  return (
    <div className={css.field}>
      <label htmlFor="decision-category">Category</label>
      <select
        id="decision-category"
        value={value ?? ''}
        disabled={!thread}
        onChange={({ target }) => onChange(target.value || null)}
      >
        <option value="">None</option>
        {thread?.site?.categories.map(({ slug, name }) => (
          <option key={slug} value={slug} disabled={slug === thread.category?.slug}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
