import { graphql, useFragment } from 'react-relay'
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime'
import { useCommands } from '../../relay/useCommand.ts'
import type { useActions_manuscript$key } from './__generated__/useActions_manuscript.graphql.ts'

const submit = graphql`
  mutation useActionsSubmitMutation($postId: ID!) {
    submitPost(postId: $postId) {
      manuscript {
        ...PostEditor_state
      }
    }
  }
`
const giveBack = graphql`
  mutation useActionsReturnMutation($postId: ID!, $reason: String) {
    returnPost(postId: $postId, reason: $reason) {
      manuscript {
        ...PostEditor_state
      }
    }
  }
`
const schedule = graphql`
  mutation useActionsScheduleMutation($postId: ID!, $at: DateTime!) {
    schedulePost(postId: $postId, at: $at) {
      manuscript {
        ...PostEditor_state
      }
    }
  }
`
const publish = graphql`
  mutation useActionsPublishMutation($postId: ID!, $basedOn: Int) {
    publishPost(postId: $postId, basedOn: $basedOn) {
      manuscript {
        ...PostEditor_state
      }
    }
  }
`
const unpublish = graphql`
  mutation useActionsUnpublishMutation($postId: ID!, $reason: String) {
    unpublishPost(postId: $postId, reason: $reason) {
      manuscript {
        ...PostEditor_state
      }
    }
  }
`
const bin = graphql`
  mutation useActionsBinMutation($postId: ID!, $reason: String) {
    binPost(postId: $postId, reason: $reason) {
      manuscript {
        ...PostEditor_state
      }
    }
  }
`
const unbin = graphql`
  mutation useActionsUnbinMutation($postId: ID!) {
    unbinPost(postId: $postId) {
      manuscript {
        ...PostEditor_state
      }
    }
  }
`

/**
 * Returns what becomes of an item: its state, what the viewer can do with it now, and a function for each of it, which
 * resolves to true if it was done. A text is saved first by `save`, which resolves to its revision, or to null.
 */
export function useActions(key: useActions_manuscript$key, save: () => Promise<number | null>) {
  const { postId, state, path, publishedOn, hasUnpublishedChanges, scheduledAt, viewerCan } = useFragment(
    graphql`
      fragment useActions_manuscript on Manuscript {
        postId
        state
        path
        publishedOn {
          name
        }
        hasUnpublishedChanges
        scheduledAt
        viewerCan {
          submit
          return
          schedule
          publish
          unpublish
          bin
          unbin
        }
      }
    `,
    key,
  )
  const [runOne, isBusy] = useCommands()
  const run = async (mutation: GraphQLTaggedNode, more: MutationParameters['variables'], done?: string) =>
    (await runOne(mutation, { postId, ...more }, done === undefined ? {} : { done })) !== null
  const saved = async (then: (basedOn: number) => Promise<boolean>) => {
    const revision = await save()
    return revision !== null && then(revision)
  }
  return {
    state,
    path,
    publishedOn: publishedOn.map(({ name }) => name),
    hasUnpublishedChanges,
    scheduledAt,
    viewerCan,
    isBusy,
    publish: () => saved((basedOn) => run(publish, { basedOn })),
    schedule: (at: string) => saved(() => run(schedule, { at })),
    submit: () => saved(() => run(submit, {}, 'Submitted. An editor will look at it.')),
    giveBack: () => run(giveBack, {}, 'It is a draft again.'),
    unpublish: () => run(unpublish, {}, 'Readers no longer see it.'),
    bin: () => run(bin, {}, 'Moved to the bin. You can take it out again.'),
    unbin: () => run(unbin, {}, 'Taken out of the bin.'),
  }
}

export type Actions = ReturnType<typeof useActions>
