import { ThreadId } from '../../../../events/ids.ts'
import { forums, threadSlug } from '../../../commands/forums.ts'
import { isVisible } from '../../../rules/visibility.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import { connection, pageOf } from '../frame/connection.ts'
import { commentsUnder } from '../comments/under.ts'
import { contentFields, findContent, slugOf } from '../frame/content.ts'
import { notFound, orNotFound } from '../frame/errors.ts'
import { idArgument } from '../frame/ids.ts'
import { carryOut, madeId } from '../frame/mutate.ts'
import { recentTexts } from '../moderation/recent-texts.ts'

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
    isLocked: ({ locked }) => locked,
    async category({ site, category }, _, { services }) {
      if (category === null) return null
      const { categories } = await services.sites.details({ id: site })
      return categories.find(({ slug }) => slug === category) ?? null
    },
    comments: commentsUnder,
  },

  Mutation: {
    async createThread(_, { title, body }, context, info) {
      const site = context.site.id
      const thread = madeId('thread', context, info)
      const recent = await recentTexts(context)
      const command = { name: 'createThread', thread, site, title, body, recent } as const
      const done = await carryOut(context, info, forums, command)
      return { ...done, thread: await findContent(context, thread), slug: threadSlug(title, thread) }
    },
    async updateThread(_, { threadId, title, body }, context, info) {
      const thread = idArgument(ThreadId, threadId, 'Thread')
      const done = await carryOut(context, info, forums, { name: 'editThread', thread, title, body })
      return { ...done, thread: await findContent(context, thread) }
    },
  },
}
