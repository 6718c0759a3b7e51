import { Badge } from '../ui/Badge.tsx'
import { isState, states } from './words.ts'

/** State of an item as a badge. */
export function StateBadge({ state }: { state: string }) {
  const tone = state === 'PUBLISHED' ? 'accent' : 'neutral'
  return <Badge tone={tone}>{isState(state) ? states[state] : state}</Badge>
}
