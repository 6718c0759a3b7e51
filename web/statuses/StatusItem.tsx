import { useState } from 'react'
import { graphql } from 'react-relay'
import { urlFor } from '../../services/rules/routes/links.ts'
import { longest } from '../../services/rules/text.ts'
import { Contribution } from '../comments/Contribution.tsx'
import comments from '../comments/comments.module.css'
import { markHint } from '../frame/engagement-words.ts'
import { usePagination } from '../relay/usePagination.ts'
import { useShell } from '../frame/shell.ts'
import { Button } from '../ui/Button.tsx'
import { Composer } from '../ui/forms/Composer.tsx'
import { Glyph } from '../ui/Glyph.tsx'
import { MoreButton } from '../ui/MoreButton.tsx'
import { onDemand } from '../ui/overlays/on-demand.tsx'
import { useFocusOn } from '../ui/useFocusOn.ts'
import type { StatusItem_status$key } from './__generated__/StatusItem_status.graphql.ts'
import type { StatusItemRepliesQuery } from './__generated__/StatusItemRepliesQuery.graphql.ts'
import { useCreateStatusReply } from './useCreateStatusReply.ts'

const EditStatus = onDemand(async () => (await import('./EditStatus.tsx')).EditStatus)
const PAGE_SIZE = 20

const fragment = graphql`
  fragment StatusItem_status on UserProfileStatus
  @refetchable(queryName: "StatusItemRepliesQuery")
  @argumentDefinitions(
    first: { type: "Int" }
    after: { type: "String" }
    last: { type: "Int" }
    before: { type: "String" }
    around: { type: "ID" }
  ) {
    id
    path
    isRemoved
    state
    author {
      username
    }
    ...Contribution_item
    replies(first: $first, after: $after, last: $last, before: $before, around: $around)
      @connection(key: "StatusItem_replies", filters: []) {
      edges {
        node {
          id
          ...Contribution_item
        }
      }
    }
  }
`

interface StatusItemProps {
  status: StatusItem_status$key
  /** Position on the page. */
  number: number
  /** Id that the address names. */
  around: string | null
}

/** A status update with its replies, and a form for a new one. */
export function StatusItem({ status: ref, number, around }: StatusItemProps) {
  const {
    data: status,
    hasNext,
    hasPrevious,
    isLoadingNext,
    isLoadingPrevious,
    loadNext,
    loadPrevious,
  } = usePagination<StatusItemRepliesQuery, StatusItem_status$key>(fragment, ref)
  const { id, path, author } = status
  const [isReplying, setReplying] = useState(false)
  const focusOn = useFocusOn()
  const create = useCreateStatusReply({ id, path }, focusOn)
  const replies = status.replies.edges.map(({ node }) => node)
  const name = `status update ${number} by ${author.username}`
  const { site } = useShell()
  const canReply = site.features.includes('status_updates') && !status.isRemoved && status.state !== 'DELETED'
  const isAnswering = isReplying && canReply
  const close = () => {
    setReplying(false)
    focusOn(id)
  }
  return (
    <Contribution
      item={status}
      number={String(number)}
      page={path}
      around={around}
      name={name}
      link={path}
      Edit={EditStatus}
      action={
        canReply && (
          <Button look="quiet" size="small" className={comments.reply} onClick={() => setReplying(true)}>
            <Glyph name="reply" size={18} /> Reply
            <span className="visually-hidden">{` to ${name}`}</span>
          </Button>
        )
      }
    >
      {(replies.length > 0 || isAnswering) && (
        <ol className={comments.replies}>
          {hasPrevious && (
            <li>
              <MoreButton
                to={urlFor.comment(path, replies[0]?.id ?? '')}
                size="small"
                busy={isLoadingPrevious}
                onClick={() => loadPrevious(PAGE_SIZE)}
              >
                Show earlier replies<span className="visually-hidden"> to {name}</span>
              </MoreButton>
            </li>
          )}
          {replies.map((reply, index) => (
            <li key={reply.id}>
              <Contribution
                item={reply}
                number={`${number}.${index + 1}`}
                page={path}
                around={around}
                Edit={EditStatus}
              />
            </li>
          ))}
          {hasNext && (
            <li>
              <MoreButton
                to={urlFor.comment(path, replies.at(-1)?.id ?? '')}
                size="small"
                busy={isLoadingNext}
                onClick={() => loadNext(PAGE_SIZE)}
              >
                More replies<span className="visually-hidden"> to {name}</span>
              </MoreButton>
            </li>
          )}
          {isAnswering && (
            <li>
              <Composer
                autoFocus
                label={`Reply to ${name}`}
                placeholder={`Reply to ${author.username}…`}
                submit="Post reply"
                draftKey={id}
                maxLength={longest.body}
                hint={markHint}
                mentions
                onCancel={close}
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
