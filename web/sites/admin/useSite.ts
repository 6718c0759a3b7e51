import { useRevalidator } from 'react-router'
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime'
import { useCommands } from '../../relay/useCommand.ts'
import { toast } from '../../ui/overlays/toast.ts'

/**
 * A mutation of the site, with its variables except `siteId`. Its response must contain the fragment of the form that
 * runs it, unless the form shows what it sent until the page is read again.
 */
export type Deed = readonly [mutation: GraphQLTaggedNode, variables: MutationParameters['variables']]

/** Runs mutations of one site in order; stops at the first failure and shows a toast. Resolves to true on success. */
export function useSite(siteId: string) {
  const [runOne, isBusy] = useCommands()
  const { revalidate } = useRevalidator()
  async function run(deeds: readonly Deed[], done = 'Saved and live.') {
    for (const [mutation, variables] of deeds)
      if (!(await runOne(mutation, { siteId, ...variables }))) return false
    if (deeds.length > 0) {
      toast(done)
      // The history of the site has another entry.
      void revalidate()
    }
    return true
  }
  return { run, isBusy }
}
