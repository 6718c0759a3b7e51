import { v7 } from 'uuid'
import type { SiteId } from '../../../events/kinds.ts'
import type { Intent } from './decider.ts'

/** Circumstances of a command that is given now: by a member on a site, or by the system. */
export const liveIntent = (
  actor: Intent['actor'],
  site: SiteId | null,
  commandId: string = v7(),
): Intent => ({ commandId, actor, site, occurredAt: new Date().toISOString(), origin: 'live' })
