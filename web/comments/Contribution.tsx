import { useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { urlFor } from '../../services/rules/routes/links.ts'
import { Byline } from '../members/Byline.tsx'
import { BookmarkButton } from '../bookmarks/BookmarkButton.tsx'
import { HistoryLink } from '../moderation/history/HistoryLink.tsx'
import { ContentMenu } from '../moderation/ContentMenu.tsx'
import { StateNotice } from '../moderation/decision/StateNotice.tsx'
import { ReactionButton } from '../reactions/ReactionButton.tsx'
import { SiteLink } from '../frame/SiteLink.tsx'
import { Attachments } from './Attachments.tsx'
import { onDemand } from '../ui/overlays/on-demand.tsx'
import { Prose } from '../ui/text/Prose.tsx'
import { Time } from '../ui/text/Time.tsx'
import { useFocusOn } from '../ui/useFocusOn.ts'
import type { Contribution_item$key } from './__generated__/Contribution_item.graphql.ts'
import { EditedMark } from '../earlier-versions/EditedMark.tsx'
import { UndoWithdrawal } from '../withdrawals/undo-withdrawal.ts'
import type { Quoted } from './quote.ts'
import css from './comments.module.css'
import { useSelected } from './useSelected.ts'

const EditForm = onDemand(async () => (await import('./EditForm.tsx')).EditForm)

const fragment = graphql`
  fragment Contribution_item on Content {
    id
    body
    html
    insertedAt
    editedAt
    isRemoved
    state
    heldBy
    author {
      username
      slug
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
    ...ContentEntries_item
    ...Attachments_item
    ...UndoWithdrawal_item
  }
`

/** Name of a reply, unique on the page: `reply 3 by Tomasz W.`. */
export const replyName = (number: string, author: string): string => `reply ${number} by ${author}`

/** Quotes a text in the draft with a key. */
export const quoteIn = async (key: string, author: Quoted, text: string) =>
  (await import('./quote.ts')).quote(author, text, key)

/** A comment or reply with author, time, text and actions. The id is the anchor for links to it. */
export function Contribution({
  item: ref,
  number,
  page,
  around,
  name: given,
  link = '',
  Edit = EditForm,
  action,
  onQuote,
  children,
}: {
  item: Contribution_item$key
  /** Position among the page's comments: '3', or '3.1' for a reply. */
  number: string
  /** Path of the page that contains the comment. */
  page: string
  /** Id of the comment or reply that the address names, which is highlighted. */
  around: string | null
  /** Name of the item, unique on the page; by default that of a reply. */
  name?: string
  /** Path of the item; by default its place on the page. */
  link?: string
  /** Form in which the author edits the text. */
  Edit?: typeof EditForm
  /** Control to show beside the reactions, such as a reply button. */
  action?: ReactNode
  /** Opens the reply form in which the selected text is quoted; returns the key of its draft. */
  onQuote?: (() => string) | undefined
  /** Content to show below the comment or reply. */
  children?: ReactNode
}) {
  const item = useFragment(fragment, ref)
  const [isEditing, setEditing] = useState(false)
  const [onPointerDownCapture, selected] = useSelected()
  const focusOn = useFocusOn()
  const stopEditing = () => {
    setEditing(false)
    focusOn(item.id)
  }
  const canAnswer = !item.isRemoved && item.state !== 'DELETED'
  const to = link || urlFor.comment(page, item.id)
  const name = given ?? replyName(number, item.author.username)
  return (
    <article
      id={item.id}
      tabIndex={-1}
      aria-label={name.charAt(0).toUpperCase() + name.slice(1)}
      aria-current={around === item.id ? 'location' : undefined}
      className={css.contribution}
      onPointerDownCapture={onPointerDownCapture}
    >
      <Byline user={item.author} size="header">
        <SiteLink to={to} rel="nofollow" className={css.permalink}>
          <Time at={item.insertedAt} />
          <span className="visually-hidden">{` (${given ?? `reply ${number}`})`}</span>
        </SiteLink>
        {item.editedAt && !item.isRemoved && <EditedMark id={item.id} name={name} at={item.editedAt} />}
      </Byline>
      {item.state !== 'VISIBLE' && <StateNotice state={item.state} heldBy={item.heldBy} />}
      {isEditing && !item.isRemoved ? (
        <Edit id={item.id} body={item.body} name={name} onDone={stopEditing} />
      ) : (
        <div data-text className={item.isRemoved ? `${css.text} ${css.removed}` : css.text}>
          <Prose text={item.body} html={item.html} />
          <Attachments item={item} />
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
            link={to}
            onEdit={() => setEditing(true)}
            onQuote={onQuote && (() => void quoteIn(onQuote(), item.author, selected() || item.body))}
            onWithdrawn={() => focusOn(item.id)}
          />
        )}
      </div>
      {children}
    </article>
  )
}
