import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { Relationship } from '../../services/rules/disorders/relationships.ts'
import { useCommand } from '../relay/useCommand.ts'
import type { useUserDisordersRemoveMutation } from './__generated__/useUserDisordersRemoveMutation.graphql.ts'
import type { useUserDisordersSetMutation } from './__generated__/useUserDisordersSetMutation.graphql.ts'

/**
 * Changes the conditions that the viewer names (spec §7 setDisorderRelationship, deleteUserDisorder). Each function
 * takes the text of a toast for success, and resolves to true on success.
 */
export function useUserDisorders() {
  const [runSet, isSetting] = useCommand<useUserDisordersSetMutation>(graphql`
    mutation useUserDisordersSetMutation($disorderId: ID!, $relationship: DisorderRelationship) {
      setDisorderRelationship(disorderId: $disorderId, relationship: $relationship) {
        user {
          ...OwnConditions_user
        }
      }
    }
  `)
  const [runRemove, isRemoving] = useCommand<useUserDisordersRemoveMutation>(graphql`
    mutation useUserDisordersRemoveMutation($id: ID!) {
      deleteUserDisorder(id: $id) {
        user {
          ...OwnConditions_user
        }
      }
    }
  `)
  const set = useCallback(
    async (disorderId: string, relationship: Relationship | null, done?: string): Promise<boolean> =>
      (await runSet({ disorderId, relationship }, done === undefined ? {} : { done })) !== null,
    [runSet],
  )
  const remove = useCallback(
    async (id: string, done: string): Promise<boolean> => (await runRemove({ id }, { done })) !== null,
    [runRemove],
  )
  return { set, remove, isBusy: isSetting || isRemoving }
}
