import { ContentId, MemberId, MessageId } from '../../../../events/ids.ts'
import { streamOf, type DecidedId } from '../../../../events/kinds.ts'
import type { FlagRow } from '../../reads.ts'
import type { QueryResolvers } from '../__generated__/resolvers.ts'
import { memberNamed } from '../members/members.ts'
import type { GraphContext } from '../frame/context.ts'
import { findContent } from '../frame/content.ts'
import { allowed, orNotFound } from '../frame/errors.ts'
import { decidedArgument } from '../frame/ids.ts'
import { openReports, recordOf } from './queue.ts'

/** Largest part of a message's stream that is searched for readings, which are nearly all of it. */
const MAX_EVENTS = 60
const MAX_READINGS = 50

const nobody = { sender: null, readings: [] }

/** The sender of a private message that moderators read, and each reading, newest first; nothing if it is the viewer's. */
async function readingsOf(item: DecidedId, { services, viewer, loaders }: GraphContext) {
  const message = MessageId.safeParse(item).data
  const sender = message && (await loaders.messages.load(message))?.sender
  if (!message || !sender || sender === viewer?.id) return nobody
  const events = await services.log.read(streamOf(message), { limit: MAX_EVENTS, backwards: true })
  const readings = events.flatMap(({ id, type, data, metadata }) =>
    type === 'FlaggedMessageRead' ? [{ id, reader: data.by, readAt: new Date(metadata.occurredAt) }] : [],
  )
  return readings.length > 0 ? { sender, readings: readings.slice(0, MAX_READINGS) } : nobody
}

/** Reports of an item, decisions on it and accesses to it, for administrators (spec §2, §6 content-flag page). */
export const contentFlagPage = {
  async contentFlagPage(_, { assocId, assocType }, context) {
    allowed('viewContentFlag', context)
    const id = decidedArgument(assocId, assocType)
    const content = ContentId.safeParse(id).data ?? null
    const [item, flagged, decisions, { sender, readings }] = await Promise.all([
      content && findContent(context, content),
      openReports(id as FlagRow['item'], context),
      context.services.reads.decisionsByItems([id]),
      readingsOf(id, context),
    ])
    const member = MemberId.safeParse(id).data ?? null
    const known = member && (await context.loaders.members.load(member))
    const author = item?.author ?? known?.id ?? flagged?.author ?? decisions[0]?.author ?? sender ?? null
    orNotFound(author ?? decisions[0] ?? null, 'Content')
    return {
      flagged,
      item,
      user: author && (await memberNamed(context, author)),
      record: await recordOf(id, author, context),
      decisions,
      readings: await Promise.all(
        readings.map(async ({ reader, ...reading }) => ({
          ...reading,
          by: await memberNamed(context, reader),
        })),
      ),
    }
  },
} satisfies Pick<QueryResolvers, 'contentFlagPage'>
