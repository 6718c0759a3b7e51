import { graphql, useFragment } from 'react-relay'
import { headingOf, kindOf } from '../../../events/kinds.ts'
import { siteOrigin, urlFor } from '../../../services/rules/routes/links.ts'
import { Byline } from '../../accounts/Byline.tsx'
import { useApp } from '../../App.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import layout from '../../ui/theme/layout.module.css'
import { Prose } from '../../ui/text/Prose.tsx'
import { Time } from '../../ui/text/Time.tsx'
import type { FlaggedItem_flag$key } from './__generated__/FlaggedItem_flag.graphql.ts'
import { Decide } from '../decision/Decide.tsx'
import { flagReason } from './flag-reasons.ts'
import { FlaggedMessage } from './FlaggedMessage.tsx'
import css from '../moderation.module.css'
import { useDismissFlags } from './useDismissFlags.ts'

/**
 * A reported item in the moderators' list: text, author, reports and decision. `number` is its position in the list.
 */
export function FlaggedItem(props: { flag: FlaggedItem_flag$key; number: number }) {
  const flag = useFragment(
    graphql`
      fragment FlaggedItem_flag on FlaggedContent {
        assocId
        assocType
        flagCount
        lastFlaggedAt
        site {
          name
          host
        }
        flags {
          reason
          note
          flagger {
            id
            username
          }
        }
        user {
          ...Byline_user
        }
        item {
          id
          body
          insertedAt
          author {
            ...Byline_user
          }
          title
          path
          ...Decide_item
        }
      }
    `,
    props.flag,
  )
  const { assocId, assocType, item, user, site } = flag
  const dismiss = useDismissFlags()
  const { origin } = useApp()
  const kind = headingOf(kindOf(assocId))
  const name = `report ${props.number}`
  return (
    <article aria-label={`Report ${props.number}: ${kind}`} className={`${layout.card} ${css.flag}`}>
      <p className={css.kind}>
        {kind}
        {site && ` · ${site.name}`}
      </p>
      {item && (
        <Byline user={item.author}>
          <Time at={item.insertedAt} />
        </Byline>
      )}
      {user && <Byline user={user} />}
      {item?.title && <h2>{item.title}</h2>}
      {item && (
        <blockquote className={css.quote} tabIndex={0}>
          <Prose text={item.body} />
        </blockquote>
      )}
      {assocType === 'MESSAGE' && <FlaggedMessage id={assocId} />}
      <p className={layout.soft}>
        Reported {flag.flagCount === 1 ? 'once' : `${flag.flagCount} times`}, most recently{' '}
        <Time at={flag.lastFlaggedAt} />
      </p>
      <ul className={css.said}>
        {flag.flags.map(({ flagger, reason, note }) => (
          <li key={flagger.id}>
            <strong>{flagReason(reason) ?? 'No reason given'}</strong>, {flagger.username}
            {note && `: “${note}”`}
          </li>
        ))}
      </ul>
      <div className={layout.row}>
        {item && (
          <a
            href={(site ? siteOrigin(site.host, origin) : '') + item.path}
            target="_blank"
            className={buttonClass({ size: 'small' })}
          >
            View on site <span className="visually-hidden">for {name} (opens in a new tab)</span>
          </a>
        )}
        {item && (
          <a href={urlFor.moderationItem(item.id)} target="_blank" className={buttonClass({ size: 'small' })}>
            History <span className="visually-hidden">for {name} (opens in a new tab)</span>
          </a>
        )}
        <Button size="small" onClick={() => dismiss({ assocId, assocType })}>
          Dismiss <span className="visually-hidden">{name}</span>
        </Button>
        {item && <Decide item={item} name={name} />}
      </div>
    </article>
  )
}
