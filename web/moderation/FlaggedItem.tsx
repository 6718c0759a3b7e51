import { graphql, useFragment } from 'react-relay'
import { urlFor } from '../../services/rules/links.ts'
import { Byline } from '../accounts/Byline.tsx'
import { buttonClass } from '../ui/Button.tsx'
import layout from '../ui/layout.module.css'
import { Prose } from '../ui/Prose.tsx'
import { Time } from '../ui/Time.tsx'
import type { FlaggedItem_flag$key } from './__generated__/FlaggedItem_flag.graphql.ts'
import { Decide } from './Decide.tsx'
import css from './moderation.module.css'

/** A reported item: the text, who wrote and who reported it, and the decision. */
export function FlaggedItem(props: { flag: FlaggedItem_flag$key }) {
  const { item, flagCount, flaggers, lastFlaggedAt } = useFragment(
    graphql`
      fragment FlaggedItem_flag on FlaggedContent {
        flagCount
        lastFlaggedAt
        flaggers {
          id
          username
        }
        item {
          id
          assocType
          body
          insertedAt
          author {
            ...Byline_user
          }
          ... on Thread {
            title
          }
          ...Decide_item
        }
      }
    `,
    props.flag,
  )
  return (
    <article className={`${layout.card} ${css.flag}`}>
      <p className={css.kind}>{item.assocType}</p>
      <Byline user={item.author}>
        <Time at={item.insertedAt} />
      </Byline>
      {item.title && <h2>{item.title}</h2>}
      <blockquote className={css.quote} tabIndex={0}>
        <Prose text={item.body} />
      </blockquote>
      <p className={layout.soft}>
        Reported {flagCount === 1 ? 'once' : `${flagCount} times`}, last <Time at={lastFlaggedAt} />, by{' '}
        {flaggers.map(({ username }) => username).join(', ')}
      </p>
      <div className={layout.row}>
        <a href={urlFor.moderationItem(item.id)} target="_blank" className={buttonClass({ size: 'small' })}>
          History <span className="visually-hidden">(opens in a new tab)</span>
        </a>
        <Decide item={item} />
      </div>
    </article>
  )
}
