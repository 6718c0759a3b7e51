import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { usePagination } from '../relay/usePagination.ts'
import { urlFor } from '../../services/rules/routes/links.ts'
import { useShell } from '../frame/shell.ts'
import { Button } from '../ui/Button.tsx'
import { MoreButton } from '../ui/MoreButton.tsx'
import { Glyph } from '../ui/Glyph.tsx'
import { onDemand } from '../ui/overlays/on-demand.tsx'
import type { Comment_comment$key } from './__generated__/Comment_comment.graphql.ts'
import type { CommentRepliesQuery } from './__generated__/CommentRepliesQuery.graphql.ts'
import css from './comments.module.css'
import { Contribution, replyName } from './Contribution.tsx'
import { Reply } from './reply/Reply.tsx'

const ReplyForm = onDemand(async () => (await import('./reply/ReplyForm.tsx')).ReplyForm)

const PAGE_SIZE = 20

const fragment = graphql`
  fragment Comment_comment on Comment
  @refetchable(queryName: "CommentRepliesQuery")
  @argumentDefinitions(
    first: { type: "Int" }
    after: { type: "String" }
    last: { type: "Int" }
    before: { type: "String" }
    around: { type: "ID" }
  ) {
    id
    author {
      username
    }
    ...Contribution_item
    replies(first: $first, after: $after, last: $last, before: $before, around: $around)
      @connection(key: "Comment_replies", filters: []) {
      edges {
        node {
          id
          ...Reply_reply
        }
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
      }
    }
  }
`

interface CommentProps {
  comment: Comment_comment$key
  /** Position on the page. */
  number: number
  page: string
  /** Id that the address names. */
  around: string | null
  /** True if nobody can reply. */
  isLocked: boolean
}

/** A comment with its replies. */
export function Comment(props: CommentProps) {
  const { number, page, around } = props
  const comment = useFragment(fragment, props.comment)
  const { site } = useShell()
  const [isReplying, setReplying] = useState(false)
  const { edges, pageInfo } = comment.replies
  const isAnswering = isReplying && !props.isLocked
  const name = replyName(String(number), comment.author.username)
  const canReply = site.features.includes('Comments') && !props.isLocked
  const openReply = () => {
    setReplying(true)
    return comment.id
  }
  const onQuote = canReply ? openReply : undefined
  return (
    <Contribution
      item={comment}
      number={String(number)}
      page={page}
      around={around}
      onQuote={onQuote}
      action={
        canReply && (
          <Button look="quiet" size="small" className={css.reply} onClick={openReply}>
            <Glyph name="reply" size={18} /> Reply
            <span className="visually-hidden">{` to ${name}`}</span>
          </Button>
        )
      }
    >
      {(edges.length > 0 || isAnswering) && (
        <ol className={css.replies}>
          {pageInfo.hasPreviousPage && (
            <li>
              <OtherReplies
                comment={props.comment}
                to={name}
                page={page}
                from={edges[0]?.node.id}
                isEarlier
              />
            </li>
          )}
          {edges.map(({ node }, index) => (
            <li key={node.id}>
              <Reply
                reply={node}
                number={`${number}.${index + 1}`}
                page={page}
                around={around}
                onQuote={onQuote}
              />
            </li>
          ))}
          {pageInfo.hasNextPage && (
            <li>
              <OtherReplies comment={props.comment} to={name} page={page} from={edges.at(-1)?.node.id} />
            </li>
          )}
          {isAnswering && (
            <li>
              <ReplyForm
                id={comment.id}
                page={page}
                name={name}
                author={comment.author.username}
                onClose={() => setReplying(false)}
              />
            </li>
          )}
        </ol>
      )}
    </Contribution>
  )
}

/** The button is rendered only if there are other replies, because Relay's pagination slows rendering down. */
function OtherReplies({
  comment,
  to,
  page,
  from,
  isEarlier,
}: {
  comment: Comment_comment$key
  to: string
  page: string
  /** Id of the reply next to the others. */
  from: string | undefined
  isEarlier?: true
}) {
  const { isLoadingNext, loadNext, isLoadingPrevious, loadPrevious } = usePagination<
    CommentRepliesQuery,
    Comment_comment$key
  >(fragment, comment)
  return (
    <MoreButton
      to={urlFor.comment(page, from ?? '')}
      size="small"
      busy={isEarlier ? isLoadingPrevious : isLoadingNext}
      onClick={() => (isEarlier ? loadPrevious : loadNext)(PAGE_SIZE)}
    >
      {isEarlier ? 'Show earlier replies' : 'More replies'}
      <span className="visually-hidden"> to {to}</span>
    </MoreButton>
  )
}
