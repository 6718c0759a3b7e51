import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime'
import { useCommands } from '../../relay/useCommand.ts'
import { toast } from '../../ui/overlays/toast.ts'

/**
 * One thing to be done to the site: a mutation and what it takes beside `siteId`. Each stands beside the part of the page
 * that does it, and answers with that part's fragment.
 */
export type Deed = readonly [mutation: GraphQLTaggedNode, variables: MutationParameters['variables']]

/**
 * Does things to one site, one after the other until one is refused, which a toast tells. Resolves with whether all
 * were done.
 */
export function useSite(siteId: string) {
  const [runOne, isBusy] = useCommands()
  async function run(deeds: readonly Deed[], done = 'Saved and live.') {
    for (const [mutation, variables] of deeds)
      if (!(await runOne(mutation, { siteId, ...variables }))) return false
    if (deeds.length > 0) toast(done)
    return true
  }
  return { run, isBusy }
}
