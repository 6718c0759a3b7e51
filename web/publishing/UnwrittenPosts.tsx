import { graphql, useFragment } from 'react-relay'
import { urlFor } from '../../services/rules/routes/links.ts'
import { useCommand } from '../relay/useCommand.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { Button } from '../ui/Button.tsx'
import { Time } from '../ui/text/Time.tsx'
import layout from '../ui/theme/layout.module.css'
import type { UnwrittenPosts_query$key } from './__generated__/UnwrittenPosts_query.graphql.ts'
import type { UnwrittenPostsDropMutation } from './__generated__/UnwrittenPostsDropMutation.graphql.ts'
import css from './publishing.module.css'
import { kindLabel } from './words.ts'

/** List of what the viewer has typed into new items and never saved, on this device or another. */
export function UnwrittenPosts({ query }: { query: UnwrittenPosts_query$key }) {
  const { unwrittenPosts } = useFragment(
    graphql`
      fragment UnwrittenPosts_query on Query {
        unwrittenPosts {
          item
          version
          assocType
          title
          modifiedAt
        }
      }
    `,
    query,
  )
  const [drop, isBusy] = useCommand<UnwrittenPostsDropMutation>(graphql`
    mutation UnwrittenPostsDropMutation($item: ID!, $version: Int!) {
      dropAutosave(item: $item, version: $version) {
        pending
      }
    }
  `)
  const discard = (item: string, version: number) =>
    void drop(
      { item, version },
      {
        done: 'Discarded.',
        updater(store) {
          const left = store.getRoot().getLinkedRecords('unwrittenPosts') ?? []
          store.getRoot().setLinkedRecords(
            left.filter((one) => one?.getValue('item') !== item),
            'unwrittenPosts',
          )
        },
      },
    )
  if (unwrittenPosts.length === 0) return null
  return (
    <section aria-labelledby="unwritten" className={layout.card}>
      <h2 id="unwritten">Not saved yet</h2>
      <ul className={css.list}>
        {unwrittenPosts.map(({ item, version, assocType, title, modifiedAt }) => (
          <li key={item} className={css.item}>
            <SiteLink to={urlFor.newContent(assocType, item)} className={css.itemTitle}>
              {title.trim() || `${kindLabel(assocType)} without a title`}
            </SiteLink>
            <span className={layout.soft}>
              {kindLabel(assocType)}, typed <Time at={modifiedAt} />
            </span>
            <Button size="small" look="quiet" busy={isBusy} onClick={() => discard(item, version)}>
              Discard<span className="visually-hidden">: {title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
