import { useState } from 'react'
import { graphql } from 'react-relay'
import { useLive } from '../../relay/useLive.ts'
import type {
  useEditingSubscription,
  useEditingSubscription$data,
} from './__generated__/useEditingSubscription.graphql.ts'

const subscription = graphql`
  subscription useEditingSubscription($postId: ID!, $page: ID!) {
    editing(postId: $postId, page: $page) {
      revision
      state
      isElsewhere
      others {
        id
        username
      }
      changedBy {
        id
        username
      }
    }
  }
`

export type Editing = useEditingSubscription$data['editing']

/** Shows others that an item is open on this page, and returns who else has it open; null until this is known. */
export function useEditing(postId: string | null, page: string): Editing | null {
  const [editing, setEditing] = useState<Editing | null>(null)
  useLive<useEditingSubscription>(subscription, postId === null ? null : { postId, page }, {
    onNext: (event) => event && setEditing(event.editing),
  })
  return editing
}
