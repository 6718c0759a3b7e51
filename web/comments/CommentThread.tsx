import { graphql, usePaginationFragment } from 'react-relay'
import { anchors } from '../../services/rules/routes/links.ts'
import { longest } from '../../services/rules/text.ts'
import { useShell } from '../shell/shell.ts'
import { Button } from '../ui/Button.tsx'
import { counted } from '../ui/text/counted.ts'
import { Composer } from '../ui/forms/Composer.tsx'
import layout from '../ui/theme/layout.module.css'
import { useFocusOn } from '../ui/useFocusOn.ts'
import type { CommentThread_thread$key } from './__generated__/CommentThread_thread.graphql.ts'
import type { CommentThreadQuery } from './__generated__/CommentThreadQuery.graphql.ts'
import { Comment } from './Comment.tsx'
import css from './comments.module.css'
import { useCreateComment } from './useCreateComment.ts'
import { useThreadChanges } from './useThreadChanges.ts'

const perPage = 20

/** What others said to a thread, live, and where to say something (spec §2, §4). */
export function CommentThread(props: { thread: CommentThread_thread$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    CommentThreadQuery,
    CommentThread_thread$key
  >(
    graphql`
      fragment CommentThread_thread on Thread
      @refetchable(queryName: "CommentThreadQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" }) {
        id
        slug
        title
        commentCount
        isRemoved
        state
        comments(first: $first, after: $after) @connection(key: "CommentThread_comments") {
          edges {
            node {
              id
              ...Comment_comment
            }
          }
        }
      }
    `,
    props.thread,
  )
  const { site } = useShell()
  const create = useCreateComment(data.id, useFocusOn())
  const comments = data.comments.edges.map(({ node }) => node)
  const news = useThreadChanges(data.id)
  return (
    <section id={anchors.comments} aria-labelledby="replies" className={layout.stack}>
      <p role="status" className="visually-hidden">
        {news}
      </p>
      <h2 id="replies">{counted(data.commentCount, 'reply', 'replies')}</h2>
      {site.features.includes('Comments') && !data.isRemoved && data.state !== 'DELETED' && (
        <Composer
          label={`Reply to ${data.title}`}
          placeholder="Write a reply …"
          submit="Post reply"
          draftKey={data.id}
          maxLength={longest.body}
          onSubmit={create}
        />
      )}
      {comments.length === 0 ? (
        <p className={css.none}>No replies yet. Be the first to reply.</p>
      ) : (
        <ol className={css.comments}>
          {comments.map((comment) => (
            <li key={comment.id}>
              <Comment comment={comment} threadSlug={data.slug} />
            </li>
          ))}
        </ol>
      )}
      {hasNext && (
        <Button className={layout.more} busy={isLoadingNext} onClick={() => loadNext(perPage)}>
          More replies
        </Button>
      )}
    </section>
  )
}
