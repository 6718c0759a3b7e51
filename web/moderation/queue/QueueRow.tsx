import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { headingOf, kindOf } from '../../../events/kinds.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { counted } from '../../ui/text/counted.ts'
import { ruleWords } from '../decision/rule-words.ts'
import { flagReason } from '../flags/flag-reasons.ts'
import type { QueueRow_flag$key } from './__generated__/QueueRow_flag.graphql.ts'
import { isUrgent, Mark } from './Mark.tsx'
import { nameOf } from './name.ts'
import css from './queue.module.css'
import { Waiting } from './Waiting.tsx'

interface QueueRowProps {
  flag: QueueRow_flag$key
  /** Position in the list, from 1. */
  number: number
  isOpen: boolean
  isMarked: boolean
  onOpen(): void
  onMark(): void
  /** Details of the open item. */
  children: ReactNode
}

/** A reported item in the queue: text, author with record, reasons, wait, and the moderator who claimed it. */
export function QueueRow({ number, isOpen, isMarked, onOpen, onMark, children, ...props }: QueueRowProps) {
  const { id, assocId, flags, reason, flagCount, firstFlaggedAt, item, user, site, record, claim } =
    useFragment(
      graphql`
        fragment QueueRow_flag on FlaggedContent {
          id
          assocId
          flagCount
          firstFlaggedAt
          reason
          site {
            name
          }
          flags {
            reason
          }
          item {
            title
            body
            state
            heldBy
            picture {
              state
            }
            author {
              username
            }
          }
          user {
            username
          }
          record {
            decisions
            reportsReceived
          }
          claim {
            isOwn
            by {
              username
              avatar {
                thumb
              }
            }
          }
        }
      `,
      props.flag,
    )
  const kind = headingOf(kindOf(assocId))
  const author = item?.author.username ?? user?.username
  const isHeld = item?.state === 'HELD'
  const held = isHeld && item.heldBy ? [`Held: ${ruleWords(item.heldBy).label}`] : []
  const waits = item?.picture?.state === 'WAITING' ? ['Picture to review'] : []
  const others = isUrgent(reason) ? flags.filter((flag) => flag.reason !== reason) : flags
  const reported = others.map((flag) => flagReason(flag.reason) ?? 'No reason given')
  const reasons = [...new Set([...held, ...waits, ...reported])]
  return (
    <article aria-label={`Report ${number}: ${kind}`} className={`${css.item} ${isOpen ? css.open : ''}`}>
      <div className={css.line}>
        <input type="checkbox" aria-label={`Select report ${number}`} checked={isMarked} onChange={onMark} />
        <button
          type="button"
          id={`open-${id}`}
          className={css.opener}
          aria-expanded={isOpen}
          onClick={onOpen}
        >
          <span className={css.excerpt}>
            {item ? (item.title ?? item.body) || 'Picture' : nameOf({ assocId, user })}
          </span>
          <span className={css.meta}>
            {isUrgent(reason) && (
              <>
                <Mark reason={reason} /> ·{' '}
              </>
            )}
            <strong>{author}</strong>
            {record && `, ${counted(record.decisions, 'decision')}`}
            {reasons.length > 0 && ` · ${reasons.join(', ')}`}
          </span>
        </button>
        <span className={css.facts}>
          <span>
            {kind}
            {site && <span className={css.site}> · {site.name}</span>}
          </span>
          <span>
            {flagCount > 0 ? counted(flagCount, 'report') : isHeld ? 'Held' : 'Picture'} ·{' '}
            <Waiting since={firstFlaggedAt} />
          </span>
        </span>
        <span className={css.face}>
          {claim && !claim.isOwn && (
            <>
              <Avatar name={claim.by.username} src={claim.by.avatar?.thumb} size="header" />
              <span className="visually-hidden">{claim.by.username} is deciding on this</span>
            </>
          )}
        </span>
      </div>
      {children}
    </article>
  )
}
