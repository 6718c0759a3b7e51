import { Lock } from 'lucide-react'
import { graphql } from 'react-relay'
import { usePagination } from '../relay/usePagination.ts'
import { anchors, urlFor } from '../../services/rules/routes/links.ts'
import { longest } from '../../services/rules/text.ts'
import { PictureField } from '../pictures/picture-field.ts'
import { Conduct } from '../frame/layout/Conduct.tsx'
import { useShell } from '../frame/shell.ts'
import { MoreButton } from '../ui/MoreButton.tsx'
import { counted } from '../ui/text/counted.ts'
import { Composer } from '../ui/forms/Composer.tsx'
import layout from '../ui/theme/layout.module.css'
import { useFocusOn } from '../ui/useFocusOn.ts'
import type { CommentThread_subject$key } from './__generated__/CommentThread_subject.graphql.ts'
import type { CommentThreadQuery } from './__generated__/CommentThreadQuery.graphql.ts'
import { Comment } from './Comment.tsx'
import css from './comments.module.css'
import { markHint, wordsFor } from '../frame/engagement-words.ts'
import { useCreateComment } from './useCreateComment.ts'
import { usePlace } from './usePlace.ts'
import { useCommentChanges } from './useCommentChanges.ts'

const PAGE_SIZE = 20

const fragment = graphql`
  fragment CommentThread_subject on Commentable
  @refetchable(queryName: "CommentThreadQuery")
  @argumentDefinitions(
    first: { type: "Int" }
    after: { type: "String" }
    last: { type: "Int" }
    before: { type: "String" }
    around: { type: "ID" }
  ) {
    id
    assocType
    path
    subjectTitle: title
    commentCount
    isRemoved
    isLocked
    ... on Post {
      commentStatus
    }
    state
    comments(first: $first, after: $after, last: $last, before: $before, around: $around)
      @connection(key: "CommentThread_comments") {
      edges {
        node {
          id
          ...Comment_comment @arguments(first: 10, around: $around)
        }
      }
    }
  }
`

/**
 * Live comments on an item, with a form for a new one (spec §2, §4). The list starts at the first comment, or around
 * the comment or reply with the id `around`.
 */
export function CommentThread(props: { subject: CommentThread_subject$key; around: string | null }) {
  const { around } = props
  const { data, hasNext, isLoadingNext, loadNext, hasPrevious, isLoadingPrevious, loadPrevious } =
    usePagination<CommentThreadQuery, CommentThread_subject$key>(fragment, props.subject, 'first')
  const { site } = useShell()
  const list = { id: data.id, assocType: data.assocType, path: data.path, around }
  const create = useCreateComment(list, useFocusOn())
  const words = wordsFor(data.assocType)
  const comments = data.comments.edges.map(({ node }) => node)
  const canAnswer = !data.isRemoved && data.state !== 'DELETED'
  const last = comments.at(-1)
  usePlace(data.path, around)
  const news = useCommentChanges(list)
  if (!site.features.includes('Comments')) return null
  return (
    <section id={anchors.comments} aria-labelledby="replies" className={layout.stack}>
      <p role="status" className="visually-hidden">
        {news}
      </p>
      <h2 id="replies">{counted(data.commentCount, words.one, words.many)}</h2>
      {canAnswer && data.isLocked && (
        <p className={css.locked}>
          <Lock size={18} aria-hidden="true" />{' '}
          {data.commentStatus === 'closed' ? 'The editors' : 'Moderators'} closed this to new
          {` ${words.many}.`}
        </p>
      )}
      {canAnswer && !data.isLocked && (
        <>
          <Composer
            label={`${words.answer} ${data.subjectTitle ?? 'this'}`}
            placeholder={`Write a ${words.one}…`}
            submit={`Post ${words.one}`}
            draftKey={data.id}
            maxLength={longest.body}
            hint={markHint}
            Attach={PictureField}
            mentions
            onSubmit={create}
          />
          <Conduct />
        </>
      )}
      {comments.length === 0 ? (
        <p className={css.none}>
          {data.isLocked ? `No ${words.many}.` : `No ${words.many} yet. Be the first to ${words.one}.`}
        </p>
      ) : (
        <>
          {hasPrevious && (
            <MoreButton
              to={urlFor.comment(data.path, comments[0]!.id)}
              className={layout.more}
              busy={isLoadingPrevious}
              onClick={() => loadPrevious(PAGE_SIZE)}
            >
              {`Show earlier ${words.many}`}
            </MoreButton>
          )}
          <ol className={css.comments}>
            {comments.map((comment, index) => (
              <li key={comment.id}>
                <Comment
                  comment={comment}
                  number={index + 1}
                  page={data.path}
                  around={around}
                  isLocked={data.isLocked}
                />
              </li>
            ))}
          </ol>
        </>
      )}
      {hasNext && last && (
        <MoreButton
          to={urlFor.comment(data.path, last.id)}
          className={layout.more}
          busy={isLoadingNext}
          onClick={() => loadNext(PAGE_SIZE)}
        >
          {`More ${words.many}`}
        </MoreButton>
      )}
    </section>
  )
}
