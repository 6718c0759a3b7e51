import { graphql } from 'react-relay'
import type { GraphQLTaggedNode } from 'relay-runtime'
import { useCommand } from '../relay/useCommand.ts'

// Mutations for operators; each returns the part of the state that it changes. The subscription brings the rest at once.

export const retry = graphql`
  mutation operateRetryMutation($schema: ID!) {
    retryProjection(schema: $schema) {
      operations {
        ...Stops_operations
        ...Projections_operations
      }
    }
  }
`

export const skip = graphql`
  mutation operateSkipMutation($schema: ID!, $eventId: ID!) {
    skipEvent(schema: $schema, eventId: $eventId) {
      operations {
        ...Stops_operations
        ...Projections_operations
      }
    }
  }
`

export const skipDamaged = graphql`
  mutation operateSkipDamagedMutation($position: Position!) {
    skipDamagedEvent(position: $position) {
      operations {
        ...EventLog_operations
      }
    }
  }
`

export const rebuild = graphql`
  mutation operateRebuildMutation($projections: [String!]!) {
    createReplay(projections: $projections) {
      operations {
        ...Replays_operations
      }
    }
  }
`

export const steer = graphql`
  mutation operateSteerMutation($replayId: ID!, $wish: ReplayWish!) {
    updateReplay(replayId: $replayId, wish: $wish) {
      operations {
        ...Replays_operations
      }
    }
  }
`

export const drop = graphql`
  mutation operateDropMutation($schema: ID!) {
    dropTables(schema: $schema) {
      operations {
        ...Kept_operations
      }
    }
  }
`

export const audit = graphql`
  mutation operateAuditMutation {
    createAudit {
      operations {
        ...Audits_operations
      }
    }
  }
`

/**
 * Returns a function that runs a mutation and shows a toast on success, and a flag that is true while the mutation
 * runs. The function resolves to true on success.
 */
export function useOperate<Variables extends Record<string, unknown>>(
  mutation: GraphQLTaggedNode,
  done: string,
): [operate: (variables: Variables) => Promise<boolean>, isBusy: boolean] {
  const [run, isBusy] = useCommand(mutation)
  const operate = async (variables: Variables) => (await run(variables, { done })) !== null
  return [operate, isBusy]
}
