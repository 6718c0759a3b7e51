import { CommentId, ThreadId } from '../../../../events/ids.ts'
import { keepReadPlace, readPlacesOn } from '../../../operational/read-places.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import { contentFields, findContent } from '../frame/content.ts'
import { countDeed } from '../frame/deeds.ts'
import { notFound, orNotFound, signedIn } from '../frame/errors.ts'
import { idArgument } from '../frame/ids.ts'
import { commandIdOf } from '../frame/mutate.ts'

export const readPlaceResolvers: Resolvers = {
  Thread: {
    async news({ id, lastActiveAt }, _, context) {
      const { viewer, services } = context
      if (!viewer) return null
      const thread = ThreadId.parse(id)
      const places = await readPlacesOn(services.sql, viewer.id, thread)
      if (!places.some(({ through }) => lastActiveAt > through)) return null
      const { count, first } = await services.reads.newsIn(thread, places, viewer)
      const row = first && (await findContent(context, first))
      return row ? { count, path: await contentFields.path(row, {}, context) } : null
    },
  },
  Mutation: {
    async updateReadPlace(_, { threadId, commentId }, context, info) {
      const { services, viewer } = context
      const member = signedIn(context).id
      const named = orNotFound(await findContent(context, idArgument(ThreadId, threadId, 'Thread')), 'Thread')
      // A page of a thread that was merged meanwhile shows comments that are on the other one.
      const { id, lastActiveAt } = orNotFound(await findContent(context, named.root), 'Thread')
      const thread = ThreadId.parse(id)
      const comment = commentId ? idArgument(CommentId, commentId, 'Comment') : null
      const last = comment && orNotFound(await findContent(context, comment), 'Comment')
      if (last && last.parent !== thread) throw notFound('Comment')
      await countDeed(context, info, commandIdOf(context, info))
      // Replies below earlier comments may be newer than the last comment, and were passed on the way to it.
      const page = { size: 1, cursor: last?.cursor ?? null }
      const after = (await services.reads.commentsPages([thread], page, viewer)).get(thread)
      const through = after?.rows.length === 0 || !last ? lastActiveAt : last.insertedAt
      await keepReadPlace(services.sql, member, { thread, through })
      return { position: null, pending: false }
    },
  },
}
