import { useRelayEnvironment } from 'react-relay'
import { unnamedCount } from '../relay/seen.ts'
import type { Reacted } from './useReact.ts'

/**
 * Returns a function to call when a reaction to an item is sent. It returns one for the log position in the response,
 * which reads the reactions again if a live update overtook the response: on another device, the member may have
 * reacted since.
 */
export function useNewest(): (item: Reacted) => (position: unknown) => void {
  const environment = useRelayEnvironment()
  return (item) => {
    const before = unnamedCount()
    return (position) =>
      void import('./newest.ts').then(({ readNewest }) => readNewest(environment, item, position, before))
  }
}
