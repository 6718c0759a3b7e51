import { useEffect, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useLocation, useNavigate } from 'react-router'
import { urlFor } from '../../services/rules/routes/links.ts'
import { Byline } from '../members/Byline.tsx'
import css from '../comments/comments.module.css'
import { EditedMark } from '../earlier-versions/EditedMark.tsx'
import { Attachments } from '../comments/Attachments.tsx'
import { ContentMenu } from '../moderation/ContentMenu.tsx'
import { StateNotice } from '../moderation/decision/StateNotice.tsx'
import { HistoryLink } from '../moderation/history/HistoryLink.tsx'
import { ReactionButton } from '../reactions/ReactionButton.tsx'
import { SiteLink } from '../frame/SiteLink.tsx'
import { Prose } from '../ui/text/Prose.tsx'
import { Time } from '../ui/text/Time.tsx'
import layout from '../ui/theme/layout.module.css'
import { useFocusOn } from '../ui/useFocusOn.ts'
import { UndoWithdrawal } from '../withdrawals/UndoWithdrawal.tsx'
import type {
  MergedThreads_thread$data,
  MergedThreads_thread$key,
} from './__generated__/MergedThreads_thread.graphql.ts'
import { ThreadEditor } from './ThreadEditor.tsx'

type Merged = MergedThreads_thread$data['merged'][number]

/**
 * Titles and texts of the threads that moderators merged into one. An address that names one of them leads to it; one
 * with the anchor of a comment, as earlier links had, to that comment.
 */
export function MergedThreads(props: { thread: MergedThreads_thread$key; around: string | null }) {
  const { path, merged } = useFragment(
    graphql`
      fragment MergedThreads_thread on Thread {
        path
        merged {
          id
          title
          body
          tags {
            name
          }
          html
          insertedAt
          editedAt
          isRemoved
          state
          heldBy
          author {
            username
            ...Byline_user
          }
          reactions {
            ...ReactionButton_reactions
          }
          ...ContentEntries_item
          ...UndoWithdrawal_item
          ...Attachments_item
        }
      }
    `,
    props.thread,
  )
  const { around } = props
  const { hash } = useLocation()
  const navigate = useNavigate()
  const isNamed = merged.some(({ id }) => id === around)
  useEffect(() => {
    if (!isNamed || around === null) return
    const wanted = /^#((?:comment|reply)_\w+)$/.exec(hash)?.[1]
    if (wanted) void navigate(urlFor.comment(path, wanted), { replace: true })
    else document.getElementById(around)?.focus()
  }, [isNamed, around, hash, path, navigate])
  return (
    <section aria-labelledby="merged" className={layout.stack}>
      <h2 id="merged">Merged into this thread</h2>
      {merged.map((thread) => (
        <MergedThread key={thread.id} thread={thread} page={path} isNamed={around === thread.id} />
      ))}
    </section>
  )
}

function MergedThread({ thread, page, isNamed }: { thread: Merged; page: string; isNamed: boolean }) {
  const [isEditing, setEditing] = useState(false)
  const focusOn = useFocusOn()
  const name = `the merged thread “${thread.title}”`
  const link = urlFor.comment(page, thread.id)
  return (
    <article
      id={thread.id}
      tabIndex={-1}
      aria-label={thread.title}
      aria-current={isNamed ? 'location' : undefined}
      className={css.contribution}
    >
      <h3>{thread.title}</h3>
      <Byline user={thread.author} size="header">
        <SiteLink to={link} rel="nofollow" className={css.permalink}>
          <Time at={thread.insertedAt} />
        </SiteLink>
        {thread.editedAt && !thread.isRemoved && (
          <EditedMark id={thread.id} name={name} at={thread.editedAt} />
        )}
      </Byline>
      {thread.state !== 'VISIBLE' && <StateNotice state={thread.state} heldBy={thread.heldBy} />}
      {isEditing && !thread.isRemoved ? (
        <ThreadEditor
          thread={thread}
          onDone={() => {
            setEditing(false)
            focusOn(thread.id)
          }}
        />
      ) : (
        <div data-text className={thread.isRemoved ? `${css.text} ${css.removed}` : css.text}>
          <Prose text={thread.body} html={thread.html} />
          <Attachments item={thread} />
        </div>
      )}
      <div className={css.actions}>
        {thread.isRemoved ? (
          <>
            <UndoWithdrawal item={thread} name={name} onRestored={() => focusOn(thread.id)} />
            <HistoryLink id={thread.id} name={name} />
          </>
        ) : (
          <>
            <ReactionButton reactions={thread.reactions} to={name} />
            <ContentMenu
              item={thread}
              name={name}
              link={link}
              onEdit={() => setEditing(true)}
              onWithdrawn={() => focusOn(thread.id)}
            />
          </>
        )}
      </div>
    </article>
  )
}
