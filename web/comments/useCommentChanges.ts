import { useRef, useState } from 'react'
import { graphql } from 'react-relay'
import { ConnectionHandler, type RecordSourceSelectorProxy } from 'relay-runtime'
import { addEdge } from '../relay/connections.ts'
import { useLive } from '../relay/useLive.ts'
import { useViewerId } from '../shell/shell.ts'
import { commentsIn, repliesOf, type CommentList } from './list.ts'
import type { useCommentChangesSubscription } from './__generated__/useCommentChangesSubscription.graphql.ts'

const subscription = graphql`
  subscription useCommentChangesSubscription($assocId: ID!, $assocType: AssocType!) {
    commentsChanged(assocId: $assocId, assocType: $assocType) {
      subject {
        id
        commentCount
        lastActiveAt
        editedAt
        title
        body
        html
        isRemoved
        state
        author {
          ...Byline_user
        }
      }
      commentEdge {
        cursor
        node {
          id
          author {
            id
            username
          }
          ...Comment_comment
        }
      }
      replyEdge {
        cursor
        node {
          id
          author {
            id
            username
          }
          ...Reply_reply
          comment {
            id
            replyCount
          }
        }
      }
      removedId
    }
  }
`

/**
 * Keeps an item's comments and their replies live: updates known ones, and appends unknown ones. Returns an
 * announcement for screen readers of the last comment by another member, empty until one arrives.
 */
export function useCommentChanges({ id, assocType, around }: CommentList): string {
  const viewerId = useViewerId()
  const [news, setNews] = useState('')
  const isNew = useRef(false)
  useLive<useCommentChangesSubscription>(
    subscription,
    { assocId: id, assocType },
    {
      onNext(event) {
        const { commentEdge, replyEdge } = event?.commentsChanged ?? {}
        const node = (commentEdge ?? replyEdge)?.node
        if (node && isNew.current && node.author.id !== viewerId)
          setNews(`New reply by ${node.author.username}`)
      },
      updater(store, event) {
        isNew.current = apply(store, { id, around }, event?.commentsChanged.removedId ?? null)
      },
    },
  )
  return news
}

/** Applies a change to the lists on screen; true if it adds a comment or reply. */
function apply(
  store: RecordSourceSelectorProxy,
  list: Pick<CommentList, 'id' | 'around'>,
  removedId: string | null,
): boolean {
  const comments = commentsIn(store, list)
  if (!comments) return false
  const change = store.getRootField('commentsChanged')
  const isComment = addEdge(store, comments, change?.getLinkedRecord('commentEdge'))

  const replyEdge = change?.getLinkedRecord('replyEdge')
  const comment = replyEdge?.getLinkedRecord('node')?.getLinkedRecord('comment')
  const replies = repliesOf(comment)
  const isReply = addEdge(store, replies, replyEdge)

  if (!removedId) return isComment || isReply
  for (const edge of comments.getLinkedRecords('edges') ?? []) {
    const node = edge?.getLinkedRecord('node')
    const replies = repliesOf(node)
    if (replies) ConnectionHandler.deleteNode(replies, removedId)
  }
  ConnectionHandler.deleteNode(comments, removedId)
  return false
}
