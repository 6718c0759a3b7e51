import type { Logger } from 'pino'
import { openBells } from '../live/early-notices.ts'
import { openRoots } from '../live/watched-rows.ts'
import { openReactionCounts } from '../live/reaction-counts.ts'
import { cachedMembers } from '../sessions/members.ts'
import { openSessions } from '../sessions/sessions.ts'
import { openViewers } from '../sessions/viewers.ts'
import type { Services } from './frame/context.ts'
import { openRequestLoaders, plainLoaders } from './request-loaders.ts'
import { openMissedSearches } from './search/missed.ts'

/** Services that `openServices` makes from the others. */
export type MadeService =
  | 'shared'
  | 'plain'
  | 'requestLoaders'
  | 'viewers'
  | 'sessions'
  | 'reactionCounts'
  | 'roots'
  | 'bells'
  | 'missedSearches'

/** Adds parts to the services that an API process makes from the other services. */
export function openServices(
  opened: Omit<Services, MadeService> & { logger: Pick<Logger, 'warn'> },
): Services {
  const plain = plainLoaders(opened)
  const shared = { ...plain, members: cachedMembers(plain.members, opened.changes) }
  const viewers = openViewers({ ...opened, loaders: plain })
  const reactionCounts = openReactionCounts(opened)
  const roots = openRoots(opened)
  const bells = openBells(opened)
  const missedSearches = openMissedSearches(opened)
  return {
    ...opened,
    shared,
    plain,
    requestLoaders: openRequestLoaders(opened.sql),
    viewers,
    reactionCounts,
    roots,
    bells,
    missedSearches,
    sessions: openSessions({ ...opened, viewers }),
  }
}
