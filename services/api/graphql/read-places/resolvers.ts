import { CommentId, ThreadId } from '../../../../events/ids.ts'
import { keepReadPlace, readThrough } from '../../../operational/read-places.ts'
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
      const since = await readThrough(services.sql, viewer.id, thread)
      if (!since || lastActiveAt <= since) return null
      const { count, first } = await services.reads.newsIn(thread, since, viewer)
      const row = first && (await findContent(context, first))
      return row ? { count, path: await contentFields.path(row, {}, context) } : null
    },
  },
  Mutation: {
    async updateReadPlace(_, { threadId, commentId }, context, info) {
      const { services, viewer } = context
      const member = signedIn(context).id
      const thread = idArgument(ThreadId, threadId, 'Thread')
      const { lastActiveAt } = orNotFound(await findContent(context, thread), 'Thread')
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
