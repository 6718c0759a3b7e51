import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router'
import { anchors, urlFor } from '../../services/rules/routes/links.ts'
import { Byline } from '../members/Byline.tsx'
import { BookmarkButton } from '../bookmarks/BookmarkButton.tsx'
import { quoteIn } from '../comments/Contribution.tsx'
import { useSelected } from '../comments/useSelected.ts'
import { HistoryLink } from '../moderation/history/HistoryLink.tsx'
import { ContentMenu } from '../moderation/ContentMenu.tsx'
import { StateNotice } from '../moderation/decision/StateNotice.tsx'
import { Attachments } from '../comments/Attachments.tsx'
import { ReactionButton } from '../reactions/ReactionButton.tsx'
import { useShell } from '../frame/shell.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import layout from '../ui/theme/layout.module.css'
import { Prose } from '../ui/text/Prose.tsx'
import { Time } from '../ui/text/Time.tsx'
import { onDemand } from '../ui/overlays/on-demand.tsx'
import { useFocusOn } from '../ui/useFocusOn.ts'
import type { ThreadArticle_thread$key } from './__generated__/ThreadArticle_thread.graphql.ts'
import { EditedMark } from '../earlier-versions/EditedMark.tsx'
import { UndoWithdrawal } from '../withdrawals/undo-withdrawal.ts'
import css from './forums.module.css'
import { Tags } from './Tags.tsx'

const name = 'this thread'
const ThreadEditor = onDemand(async () => (await import('./ThreadEditor.tsx')).ThreadEditor)

/** Title, text and actions of a thread. */
export function ThreadArticle(props: { thread: ThreadArticle_thread$key }) {
  const thread = useFragment(
    graphql`
      fragment ThreadArticle_thread on Thread {
        id
        slug
        title
        body
        html
        insertedAt
        editedAt
        isRemoved
        state
        isLocked
        category {
          slug
          name
        }
        tags {
          name
        }
        heldBy
        author {
          username
          slug
          ...Byline_user
        }
        reactions {
          ...ReactionButton_reactions
        }
        bookmark {
          ...BookmarkButton_bookmark
        }
        ...ContentEntries_item
        ...UndoWithdrawal_item
        ...Attachments_item
      }
    `,
    props.thread,
  )
  const [isEditing, setEditing] = useState(false)
  const focusOn = useFocusOn()
  const stopEditing = () => {
    setEditing(false)
    focusOn(anchors.discussion)
  }
  const [onPointerDownCapture, selected] = useSelected()
  const navigate = useNavigate()
  const { site } = useShell()
  return (
    <article
      id={anchors.discussion}
      tabIndex={-1}
      aria-label={thread.title}
      className={layout.stack}
      onPointerDownCapture={onPointerDownCapture}
    >
      <SiteLink to={urlFor.forums()} className={layout.back}>
        <ArrowLeft size={18} aria-hidden="true" /> Forums
      </SiteLink>
      <h1 className={css.title}>{thread.title}</h1>
      <Byline user={thread.author}>
        <Time at={thread.insertedAt} />
        {thread.category && (
          <span>
            in{' '}
            <SiteLink to={urlFor.forums({ category: thread.category.slug })}>{thread.category.name}</SiteLink>
          </span>
        )}
        {thread.editedAt && !thread.isRemoved && (
          <EditedMark id={thread.id} name={name} at={thread.editedAt} />
        )}
      </Byline>
      <StateNotice state={thread.state} heldBy={thread.heldBy} />
      {isEditing && !thread.isRemoved ? (
        <ThreadEditor thread={thread} onDone={stopEditing} />
      ) : (
        <div data-text className={css.body}>
          <Prose text={thread.body} html={thread.html} />
          <Attachments item={thread} />
        </div>
      )}
      {!isEditing && <Tags tags={thread.tags} />}
      <div className={css.actions}>
        {!thread.isRemoved && thread.state !== 'DELETED' && (
          <ReactionButton reactions={thread.reactions} to={name} />
        )}
        {thread.isRemoved ? (
          <>
            <UndoWithdrawal item={thread} name={name} onRestored={() => focusOn(anchors.discussion)} />
            <HistoryLink id={thread.id} name={name} />
          </>
        ) : (
          <div className={layout.row}>
            <BookmarkButton bookmark={thread.bookmark} name={name} />
            <ContentMenu
              item={thread}
              name={name}
              link={urlFor.thread(thread.slug)}
              onEdit={() => setEditing(true)}
              onQuote={
                site.features.includes('Comments') && !thread.isLocked
                  ? () => void quoteIn(thread.id, thread.author, selected() || thread.body)
                  : undefined
              }
              onDeleted={() => navigate(urlFor.forums())}
              onWithdrawn={() => focusOn(anchors.discussion)}
            />
          </div>
        )}
      </div>
    </article>
  )
}
