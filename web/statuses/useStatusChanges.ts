import { useRef, useState } from 'react'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import { addEdge } from '../relay/connections.ts'
import { OperationError } from '../relay/errors.ts'
import { useLive } from '../relay/useLive.ts'
import { useViewerId } from '../frame/shell.ts'
import type { useStatusChangesSubscription } from './__generated__/useStatusChangesSubscription.graphql.ts'
import { addNewest, drop, removeFrom, repliesTo, statusesOf } from './list.ts'

const subscription = graphql`
  subscription useStatusChangesSubscription($userId: ID!) {
    userProfileStatusesChanged(userId: $userId) {
      status {
        id
        replyCount
      }
      statusEdge {
        cursor
        node {
          id
          author {
            id
            username
          }
          ...StatusItem_status @arguments(first: 10)
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
          ...Contribution_item
        }
      }
      removedId
      isRearranged
    }
  }
`

/**
 * Keeps a member's status updates and the replies to them live. Returns an announcement for screen readers of the last
 * text by another member, empty until one arrives. Where the page itself is gone, it is loaded again.
 */
export function useStatusChanges(userId: string, shownId: string | null = null): string {
  const viewerId = useViewerId()
  const [news, setNews] = useState('')
  const isNew = useRef(false)
  const { revalidate } = useRevalidator()
  useLive<useStatusChangesSubscription>(
    subscription,
    { userId },
    {
      onNext(event) {
        const { statusEdge, replyEdge, removedId, isRearranged } = event?.userProfileStatusesChanged ?? {}
        const isGone = removedId !== null && removedId !== undefined && [shownId, userId].includes(removedId)
        if (isRearranged || isGone) void revalidate()
        const author = (replyEdge ?? statusEdge)?.node.author
        if (author && isNew.current && author.id !== viewerId)
          setNews(`New ${replyEdge ? 'reply' : 'status update'} by ${author.username}`)
      },
      updater(store) {
        isNew.current = change(store, userId, shownId)
      },
      onError(error) {
        if (error instanceof OperationError && error.isNotFound) void revalidate()
      },
    },
  )
  return news
}

/** Brings the lists on screen up to date; true if a text was added to one. */
function change(store: RecordSourceSelectorProxy, userId: string, shownId: string | null): boolean {
  const event = store.getRootField('userProfileStatusesChanged')
  const list = statusesOf(store.get(userId))
  const removedId = event?.getValue('removedId')
  if (typeof removedId === 'string') {
    removeFrom(list, removedId)
    if (shownId) drop(repliesTo(store.get(shownId)), removedId)
  }
  const replies = repliesTo(event?.getLinkedRecord('status'))
  const isReply = addEdge(store, replies, event?.getLinkedRecord('replyEdge')) === true
  return addNewest(store, list, event?.getLinkedRecord('statusEdge')) || isReply
}
