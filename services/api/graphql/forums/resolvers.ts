import { ThreadId } from '../../../../events/ids.ts'
import { forums, threadSlug } from '../../../commands/forums.ts'
import { newId } from '../../../commands/frame/ids.ts'
import { isVisible } from '../../../rules/visibility.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import { connection, pageOf } from '../frame/connection.ts'
import { commentsUnder, contentFields, findContent, slugOf } from '../frame/content.ts'
import { notFound, orNotFound, signedIn } from '../frame/errors.ts'
import { idArgument } from '../frame/ids.ts'
import { mutate } from '../frame/mutate.ts'

export const forumResolvers: Resolvers = {
  Query: {
    async threads(_, { first, after }, { site, viewer, services }) {
      const page = pageOf(first, after)
      return connection(await services.reads.threadsPage(site.id, page, viewer), page)
    },
    async thread(_, { id, slug }, context) {
      const { services, site, viewer } = context
      if (id) return orNotFound(await findContent(context, idArgument(ThreadId, id, 'Thread')), 'Thread')
      const asId = ThreadId.safeParse(slug)
      const thread = asId.success
        ? await findContent(context, asId.data)
        : slug && (await services.reads.threadBySlug(site.id, slug))
      if (!thread || thread.site !== site.id || !isVisible(thread, viewer)) throw notFound('Thread')
      return thread
    },
  },

  Thread: {
    ...contentFields,
    title: (row) => contentFields.title(row) ?? 'Removed',
    slug: slugOf,
    site: async ({ site }, _, { services }) =>
      orNotFound(
        (await services.reads.sites()).find(({ id }) => id === site),
        'Site',
      ),
    comments: commentsUnder,
  },

  Mutation: {
    async createThread(_, { title, body }, context, info) {
      const author = signedIn(context).id
      const { site, services } = context
      const { events, position, pending } = await mutate(context, info, (intent) => {
        const thread = newId('thread', intent.commandId)
        return services.tools.dispatch(
          forums,
          { name: 'createThread', thread, author, site: site.id, title, body },
          intent,
        )
      })
      const created = events.find((event) => event.type === 'ThreadCreated')
      if (!created) throw notFound('Thread')
      const id = created.data.subject.id
      return { thread: await findContent(context, id), slug: threadSlug(title, id), position, pending }
    },
    async updateThread(_, { threadId, title, body }, context, info) {
      const author = signedIn(context).id
      const thread = idArgument(ThreadId, threadId, 'Thread')
      const { position, pending } = await mutate(context, info, (intent) =>
        context.services.tools.dispatch(forums, { name: 'editThread', thread, author, title, body }, intent),
      )
      return { thread: await findContent(context, thread), position, pending }
    },
  },
}
