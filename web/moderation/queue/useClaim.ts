import { useEffect, useEffectEvent } from 'react'
import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand.ts'
import type { useClaimMutation } from './__generated__/useClaimMutation.graphql.ts'
import type { useClaimReleaseMutation } from './__generated__/useClaimReleaseMutation.graphql.ts'

const claiming = graphql`
  mutation useClaimMutation($assocId: ID!, $assocType: AssocType!) {
    claimFlagged(assocId: $assocId, assocType: $assocType) {
      flaggedId
    }
  }
`
const releasing = graphql`
  mutation useClaimReleaseMutation($assocId: ID!, $assocType: AssocType!) {
    releaseFlagged(assocId: $assocId, assocType: $assocType) {
      flaggedId
    }
  }
`

/** Time after which a claim is renewed; it expires after two minutes. */
const RENEW_MS = 60_000

type Claimed = useClaimMutation['variables']

/** Claims an item while it is selected, so that no other moderator decides on it; failures are left to the decision. */
export function useClaim(item: Claimed | null): void {
  const [claim] = useCommand<useClaimMutation>(claiming)
  const [release] = useCommand<useClaimReleaseMutation>(releasing)
  const silent = { failed: () => {} }
  const begin = useEffectEvent((of: Claimed) => void claim(of, silent))
  const end = useEffectEvent((of: Claimed) => void release(of, silent))
  const { assocId, assocType } = item ?? {}
  useEffect(() => {
    if (!assocId || !assocType) return
    const of = { assocId, assocType }
    begin(of)
    const renewing = setInterval(() => begin(of), RENEW_MS)
    return () => {
      clearInterval(renewing)
      end(of)
    }
  }, [assocId, assocType])
}
