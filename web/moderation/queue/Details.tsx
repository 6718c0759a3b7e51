import { graphql, useFragment } from 'react-relay'
import { headingOf, kindOf } from '../../../events/kinds.ts'
import { Byline } from '../../members/Byline.tsx'
import { useSiteHref } from '../../frame/useSiteHref.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import layout from '../../ui/theme/layout.module.css'
import { Prose } from '../../ui/text/Prose.tsx'
import { Time } from '../../ui/text/Time.tsx'
import { isEditorial, operations, type Operation } from '../decision/decisions.ts'
import { ContentFlagLink } from '../history/ContentFlagLink.tsx'
import { HistoryLink } from '../history/HistoryLink.tsx'
import { StateNotice } from '../decision/StateNotice.tsx'
import { flagReason } from '../flags/flag-reasons.ts'
import { FlaggedMessage } from '../flags/FlaggedMessage.tsx'
import { MemberRecord } from '../MemberRecord.tsx'
import type { Details_flag$data, Details_flag$key } from './__generated__/Details_flag.graphql.ts'
import { keyOf } from './keys.ts'
import css from './queue.module.css'

interface DetailsProps {
  flag: Details_flag$key
  showsKeys: boolean
  /** True to link to the page of the item. */
  showsPage?: boolean
  onDecide(operation: Operation): void
}

/** Everything that a decision on a reported item needs: text, what is above it, reports, record, and the decisions. */
export function Details({ showsKeys, showsPage, onDecide, ...props }: DetailsProps) {
  const { assocId, assocType, item, user, site, flags, record, above, claim, ...flag } = useFragment(
    graphql`
      fragment Details_flag on FlaggedContent {
        assocId
        assocType
        operations
        site {
          prefix
          host
        }
        flags {
          reason
          note
          flaggedAt
          flagger {
            id
            username
          }
        }
        user {
          insertedAt
          ...Byline_user
        }
        record {
          ...MemberRecord_record
        }
        above {
          id
          title
          body
          author {
            username
          }
        }
        claim {
          isOwn
          by {
            username
          }
        }
        item {
          id
          title
          body
          path
          state
          heldBy
          picture {
            medium
            width
            height
            alt
          }
          insertedAt
          editedAt
          author {
            insertedAt
            ...Byline_user
          }
        }
      }
    `,
    props.flag,
  )
  const hrefOf = useSiteHref()
  const author = item?.author ?? user
  const other = claim && !claim.isOwn ? claim.by.username : null
  return (
    <div className={css.details}>
      {author && (
        <Byline user={author}>
          Member since <Time at={author.insertedAt} exact />
        </Byline>
      )}
      {above.length > 0 && <Above items={above} />}
      {item && <StateNotice state={item.state} heldBy={item.heldBy} isEditorial={isEditorial(assocId)} />}
      {item?.title && <h2 className={css.title}>{item.title}</h2>}
      {item && <Quote item={item} />}
      {assocType === 'MESSAGE' && <FlaggedMessage id={assocId} />}
      <Reports flags={flags} />
      {record && <MemberRecord record={record} item={assocId} />}
      {other && <p role="status">{other} is deciding on this.</p>}
      <div className={css.decide}>
        {flag.operations.map((operation) => (
          <Button
            key={operation}
            size="small"
            look={operation === 'DELETE' ? 'danger' : 'secondary'}
            disabled={other !== null}
            onClick={() => onDecide(operation)}
          >
            {operation === 'RESTORE' ? 'Publish' : operations[operation].button}
            {showsKeys && keyOf[operation] && (
              <kbd className={css.key} aria-hidden="true">
                {keyOf[operation]}
              </kbd>
            )}
          </Button>
        ))}
      </div>
      <div className={layout.row}>
        {item && (
          <a
            href={site ? hrefOf(site, item.path) : item.path}
            target="_blank"
            className={buttonClass({ size: 'small', look: 'quiet' })}
          >
            View on site <span className="visually-hidden">(opens in a new tab)</span>
          </a>
        )}
        {item && <HistoryLink id={item.id} />}
        {showsPage && <ContentFlagLink assocType={assocType} id={assocId} />}
      </div>
    </div>
  )
}

const Above = ({ items }: { items: Details_flag$data['above'] }) => (
  <details className={css.above}>
    <summary>In reply to</summary>
    {items.map(({ id, title, body, author }) => (
      <div key={id}>
        <p className={layout.soft}>
          {headingOf(kindOf(id))} by {author.username}
        </p>
        {title && <p>{title}</p>}
        <Prose text={body} />
      </div>
    ))}
  </details>
)

const Quote = ({ item }: { item: NonNullable<Details_flag$data['item']> }) => (
  <>
    {item.body && (
      <blockquote className={css.quote} tabIndex={0}>
        <Prose text={item.body} />
      </blockquote>
    )}
    {item.picture && (
      <img
        src={item.picture.medium}
        width={item.picture.width}
        height={item.picture.height}
        alt={item.picture.alt || 'Picture without words'}
        className={css.picture}
      />
    )}
    <p className={layout.soft}>
      <Time at={item.insertedAt} exact />
      {item.editedAt && (
        <>
          {' '}
          · edited <Time at={item.editedAt} exact />
        </>
      )}
    </p>
  </>
)

const Reports = ({ flags }: { flags: Details_flag$data['flags'] }) => (
  <ul className={css.said}>
    {flags.map(({ flagger, reason, note, flaggedAt }) => (
      <li key={flagger.id}>
        <strong>{flagReason(reason) ?? 'No reason given'}</strong>, {flagger.username},{' '}
        <Time at={flaggedAt} />
        {note && `: “${note}”`}
      </li>
    ))}
  </ul>
)
