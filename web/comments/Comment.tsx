import { useState } from 'react'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import { longest } from '../../services/rules/text.ts'
import { useShell } from '../shell/shell.ts'
import { Button } from '../ui/Button.tsx'
import { Composer } from '../ui/forms/Composer.tsx'
import { Glyph } from '../ui/Glyph.tsx'
import { useFocusOn } from '../ui/useFocusOn.ts'
import type { Comment_comment$key } from './__generated__/Comment_comment.graphql.ts'
import type { CommentRepliesQuery } from './__generated__/CommentRepliesQuery.graphql.ts'
import css from './comments.module.css'
import { Contribution, replyName } from './Contribution.tsx'
import { Reply } from './Reply.tsx'
import { useCreateReply } from './useCreateReply.ts'
import { useUpdateComment } from './useUpdateComment.ts'

const PAGE_SIZE = 20

const fragment = graphql`
  fragment Comment_comment on Comment
  @refetchable(queryName: "CommentRepliesQuery")
  @argumentDefinitions(first: { type: "Int", defaultValue: 10 }, after: { type: "String" }) {
    id
    author {
      username
    }
    ...Contribution_item
    replies(first: $first, after: $after) @connection(key: "Comment_replies") {
      edges {
        node {
          id
          ...Reply_reply
        }
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`

/** A comment with its replies; `number` is its position on the page. */
export function Comment(props: { comment: Comment_comment$key; number: number; page: string }) {
  const { number, page } = props
  const comment = useFragment(fragment, props.comment)
  const { site } = useShell()
  const [isReplying, setReplying] = useState(false)
  const focusOn = useFocusOn()
  const update = useUpdateComment(comment.id)
  const create = useCreateReply(comment.id, focusOn)
  const { edges, pageInfo } = comment.replies
  const name = replyName(String(number), comment.author.username)
  return (
    <Contribution
      item={comment}
      number={String(number)}
      page={page}
      onSave={update}
      action={
        site.features.includes('Comments') && (
          <Button look="quiet" size="small" className={css.reply} onClick={() => setReplying(true)}>
            <Glyph name="reply" size={18} /> Reply
            <span className="visually-hidden">{` to ${name}`}</span>
          </Button>
        )
      }
    >
      {(edges.length > 0 || isReplying) && (
        <ol className={css.replies}>
          {edges.map(({ node }, index) => (
            <li key={node.id}>
              <Reply reply={node} number={`${number}.${index + 1}`} page={page} />
            </li>
          ))}
          {pageInfo.hasNextPage && (
            <li>
              <MoreReplies comment={props.comment} to={name} />
            </li>
          )}
          {isReplying && (
            <li>
              <Composer
                autoFocus
                label={`Reply to ${name}`}
                placeholder={`Reply to ${comment.author.username}…`}
                submit="Post reply"
                draftKey={comment.id}
                maxLength={longest.body}
                onCancel={() => {
                  setReplying(false)
                  focusOn(comment.id)
                }}
                onSubmit={async (body) => {
                  const isDone = await create(body)
                  if (isDone) setReplying(false)
                  return isDone
                }}
              />
            </li>
          )}
        </ol>
      )}
    </Contribution>
  )
}

/** The button is rendered only if there are more replies, because Relay's pagination slows rendering down. */
function MoreReplies(props: { comment: Comment_comment$key; to: string }) {
  const { isLoadingNext, loadNext } = usePaginationFragment<CommentRepliesQuery, Comment_comment$key>(
    fragment,
    props.comment,
  )
  return (
    <Button size="small" busy={isLoadingNext} onClick={() => loadNext(PAGE_SIZE)}>
      More replies<span className="visually-hidden"> to {props.to}</span>
    </Button>
  )
}
