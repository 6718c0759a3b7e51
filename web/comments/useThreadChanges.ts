import { useState } from 'react'
import { graphql } from 'react-relay'
import { ConnectionHandler, type RecordSourceSelectorProxy } from 'relay-runtime'
import { addEdge } from '../relay/connections.ts'
import { useLive } from '../relay/useLive.ts'
import { useViewerId } from '../shell/shell.ts'
import type { useThreadChangesSubscription } from './__generated__/useThreadChangesSubscription.graphql.ts'

const subscription = graphql`
  subscription useThreadChangesSubscription($threadId: ID!) {
    threadChanged(threadId: $threadId) {
      thread {
        id
        commentCount
        lastActiveAt
        editedAt
        title
        body
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
 * Keeps a thread's comments and replies as they are now; a known one is changed, an unknown one appended. Returns what
 * to say of the last one of somebody else that came or changed; empty until one does.
 */
export function useThreadChanges(threadId: string): string {
  const viewerId = useViewerId()
  const [news, setNews] = useState('')
  useLive<useThreadChangesSubscription>(
    subscription,
    { threadId },
    {
      onNext(event) {
        const { commentEdge, replyEdge } = event?.threadChanged ?? {}
        const author = (commentEdge ?? replyEdge)?.node.author
        if (author && author.id !== viewerId)
          setNews(`${commentEdge ? 'Comment' : 'Reply'} by ${author.username}`)
      },
      updater: (store, event) => apply(store, threadId, event?.threadChanged.removedId ?? null),
    },
  )
  return news
}

function apply(store: RecordSourceSelectorProxy, threadId: string, removedId: string | null) {
  const thread = store.get(threadId)
  const comments = thread && ConnectionHandler.getConnection(thread, 'CommentThread_comments')
  if (!comments) return
  const change = store.getRootField('threadChanged')
  addEdge(store, comments, change?.getLinkedRecord('commentEdge'))

  const replyEdge = change?.getLinkedRecord('replyEdge')
  const comment = replyEdge?.getLinkedRecord('node')?.getLinkedRecord('comment')
  if (comment) addEdge(store, ConnectionHandler.getConnection(comment, 'Comment_replies'), replyEdge)

  if (!removedId) return
  for (const edge of comments.getLinkedRecords('edges') ?? []) {
    const node = edge?.getLinkedRecord('node')
    const replies = node && ConnectionHandler.getConnection(node, 'Comment_replies')
    if (replies) ConnectionHandler.deleteNode(replies, removedId)
  }
  ConnectionHandler.deleteNode(comments, removedId)
}
