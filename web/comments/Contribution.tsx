import { useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { longest } from '../../services/rules/text.ts'
import { Byline } from '../accounts/Byline.tsx'
import { BookmarkButton } from '../bookmarks/BookmarkButton.tsx'
import { HistoryLink } from '../moderation/history/HistoryLink.tsx'
import { ContentMenu } from '../moderation/ContentMenu.tsx'
import { StateNotice } from '../moderation/decision/StateNotice.tsx'
import { ReactionButton } from '../reactions/ReactionButton.tsx'
import { Composer } from '../ui/forms/Composer.tsx'
import { Prose } from '../ui/text/Prose.tsx'
import { Time } from '../ui/text/Time.tsx'
import { useFocusOn } from '../ui/useFocusOn.ts'
import type { Contribution_item$key } from './__generated__/Contribution_item.graphql.ts'
import { UndoWithdrawal } from '../withdrawals/UndoWithdrawal.tsx'
import css from './comments.module.css'

/** Name of a reply, unique on the page: `reply 3 by Tomasz W.`. */
export const replyName = (number: string, author: string): string => `reply ${number} by ${author}`

/** A comment or reply with author, time, text and actions. The id is the anchor for links to it. */
export function Contribution({
  item: ref,
  number,
  page,
  action,
  onSave,
  children,
}: {
  item: Contribution_item$key
  /** Position among the page's comments: '3', or '3.1' for a reply. */
  number: string
  /** Path of the page that contains the comment. */
  page: string
  /** Control to show beside the reactions, such as a reply button. */
  action?: ReactNode
  /** Saves an edited text; resolves to true on success. */
  onSave(body: string): Promise<boolean>
  /** Content to show below the comment or reply. */
  children?: ReactNode
}) {
  const item = useFragment(
    graphql`
      fragment Contribution_item on Content {
        id
        body
        insertedAt
        editedAt
        isRemoved
        state
        author {
          username
          ...Byline_user
        }
        ... on Reactable {
          reactions {
            ...ReactionButton_reactions
          }
        }
        ... on Bookmarkable {
          bookmark {
            ...BookmarkButton_bookmark
          }
        }
        ...ContentMenu_item
        ...UndoWithdrawal_item
      }
    `,
    ref,
  )
  const [isEditing, setEditing] = useState(false)
  const focusOn = useFocusOn()
  const stopEditing = () => {
    setEditing(false)
    focusOn(item.id)
  }
  const canAnswer = !item.isRemoved && item.state !== 'DELETED'
  const link = `${page}#${item.id}`
  const name = replyName(number, item.author.username)
  return (
    <article id={item.id} tabIndex={-1} aria-label={name.replace('r', 'R')} className={css.contribution}>
      <Byline user={item.author} size="header">
        <a href={link} className={css.permalink}>
          <Time at={item.insertedAt} />
          <span className="visually-hidden">{` (reply ${number})`}</span>
        </a>
        {item.editedAt && !item.isRemoved && (
          <span>
            edited <Time at={item.editedAt} />
          </span>
        )}
      </Byline>
      {item.state !== 'VISIBLE' && <StateNotice state={item.state} />}
      {isEditing && !item.isRemoved ? (
        <Composer
          autoFocus
          label={`Edit ${name}`}
          submit="Save changes"
          draftKey={`edit ${item.id}`}
          initial={item.body}
          maxLength={longest.body}
          onCancel={stopEditing}
          onSubmit={async (body) => {
            const isDone = await onSave(body)
            if (isDone) stopEditing()
            return isDone
          }}
        />
      ) : (
        <div className={item.isRemoved ? `${css.text} ${css.removed}` : css.text}>
          <Prose text={item.body} />
        </div>
      )}
      <div className={css.actions}>
        {canAnswer && item.reactions && <ReactionButton reactions={item.reactions} to={name} />}
        {canAnswer && action}
        {canAnswer && item.bookmark && <BookmarkButton bookmark={item.bookmark} name={name} />}
        {item.isRemoved ? (
          <>
            <UndoWithdrawal item={item} name={name} onRestored={() => focusOn(item.id)} />
            <HistoryLink id={item.id} name={name} />
          </>
        ) : (
          <ContentMenu
            item={item}
            name={name}
            link={link}
            onEdit={() => setEditing(true)}
            onWithdrawn={() => focusOn(item.id)}
          />
        )}
      </div>
      {children}
    </article>
  )
}
