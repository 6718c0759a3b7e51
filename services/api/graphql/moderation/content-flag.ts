import { ContentId, MemberId } from '../../../../events/ids.ts'
import type { FlagRow } from '../../reads.ts'
import type { QueryResolvers } from '../__generated__/resolvers.ts'
import { memberNamed } from '../accounts/members.ts'
import { findContent } from '../frame/content.ts'
import { allowed, orNotFound } from '../frame/errors.ts'
import { decidedArgument } from '../frame/ids.ts'
import { openReports, recordOf } from './queue.ts'

/** Reports of an item and decisions on it, for administrators (spec §2, §6 content-flag page). */
export const contentFlagPage = {
  async contentFlagPage(_, { assocId, assocType }, context) {
    allowed('viewContentFlag', context)
    const id = decidedArgument(assocId, assocType)
    const content = ContentId.safeParse(id).data ?? null
    const [item, flagged, decisions] = await Promise.all([
      content && findContent(context, content),
      openReports(id as FlagRow['item'], context),
      context.services.reads.decisionsByItems([id]),
    ])
    const member = MemberId.safeParse(id).data ?? null
    const known = member && (await context.loaders.members.load(member))
    const author = item?.author ?? known?.id ?? flagged?.author ?? decisions[0]?.author ?? null
    orNotFound(author ?? decisions[0] ?? null, 'Content')
    return {
      flagged,
      item,
      user: author && (await memberNamed(context, author)),
      record: await recordOf(id, author, context),
      decisions,
    }
  },
} satisfies Pick<QueryResolvers, 'contentFlagPage'>
