import { useRef, useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { useRevalidator } from 'react-router'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import { addEdge } from '../relay/connections.ts'
import { OperationError } from '../relay/errors.ts'
import { useLive } from '../relay/useLive.ts'
import { useViewerId } from '../frame/shell.ts'
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
        isLocked
        state
        author {
          ...Byline_user
        }
        ... on Thread {
          category {
            slug
            name
          }
          tags {
            name
          }
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
          ...Comment_comment @arguments(first: 10)
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
      isRearranged
      movedTo
    }
  }
`

/**
 * Keeps an item's comments and their replies live: updates known ones, and appends unknown ones. Returns an
 * announcement for screen readers of the last comment by another member, empty until one arrives. Once the viewer can
 * no longer see the item, the page is loaded again.
 */
export function useCommentChanges({ id, assocType, around }: CommentList): string {
  const viewerId = useViewerId()
  const [news, setNews] = useState('')
  const isNew = useRef(false)
  const { revalidate } = useRevalidator()
  const environment = useRelayEnvironment()
  useLive<useCommentChangesSubscription>(
    subscription,
    { assocId: id, assocType },
    {
      onNext(event) {
        const {
          commentEdge,
          replyEdge,
          removedId,
          isRearranged,
          movedTo = null,
        } = event?.commentsChanged ?? {}
        if (removedId)
          void import('./removal.ts').then(({ remove }) => remove(environment, { id, around }, removedId))
        if (isRearranged)
          void import('./rearranged.ts').then(({ rearranged }) => rearranged(movedTo, revalidate))
        const node = (commentEdge ?? replyEdge)?.node
        if (node && isNew.current && node.author.id !== viewerId)
          setNews(`New reply by ${node.author.username}`)
      },
      updater(store) {
        isNew.current = add(store, { id, around })
      },
      onError(error) {
        if (error instanceof OperationError && error.isNotFound) void revalidate()
      },
    },
  )
  return news
}

/** Adds the comment or reply of a change to the lists on screen; false if there is none, or if they contain it. */
function add(store: RecordSourceSelectorProxy, list: Pick<CommentList, 'id' | 'around'>): boolean {
  const comments = commentsIn(store, list)
  const change = store.getRootField('commentsChanged')
  const isComment = addEdge(store, comments, change?.getLinkedRecord('commentEdge'))
  const replyEdge = change?.getLinkedRecord('replyEdge')
  const comment = replyEdge?.getLinkedRecord('node')?.getLinkedRecord('comment')
  return (addEdge(store, repliesOf(comment), replyEdge) || isComment) === true
}
