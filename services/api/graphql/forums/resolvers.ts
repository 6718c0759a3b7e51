import { ThreadId } from '../../../../events/ids.ts'
import { isOffered } from '../../../../events/kinds.ts'
import { forums, threadSlug } from '../../../commands/forums.ts'
import { isVisible } from '../../../rules/visibility.ts'
import { tagOf } from '../../../rules/tags.ts'
import type { ThreadsOf } from '../../../../projections/threads/queries.ts'
import type { QueryThreadsArgs, Resolvers } from '../__generated__/resolvers.ts'
import { connection, pageOf } from '../frame/connection.ts'
import { commentsUnder } from '../comments/under.ts'
import { commentCount, contentFields, findContent, slugOf, tagsOf } from '../frame/content.ts'
import type { GraphContext } from '../frame/context.ts'
import { failure, notFound, orNotFound } from '../frame/errors.ts'
import { idArgument } from '../frame/ids.ts'
import { keptMentions } from '../members/mentions.ts'
import { carryOut, madeId } from '../frame/mutate.ts'
import { withUpload } from '../comments/uploaded.ts'
import { postInTurn } from '../moderation/recent-texts.ts'

type Group = NonNullable<ThreadsOf['group']>
type Asked = Omit<QueryThreadsArgs, 'first' | 'after'>

const sorts = { ACTIVE: 'active', NEWEST: 'newest', REPLIES: 'replies' } as const

const listOf = ({ sort, isUnanswered }: Asked): ThreadsOf => ({
  sort: sorts[sort ?? 'ACTIVE'],
  isUnanswered: isUnanswered ?? false,
})

/** The category or tag that a list of threads is limited to. Throws if both are given, or no such category exists. */
async function groupOf({ category, tag }: Asked, { site, services }: GraphContext): Promise<Group | null> {
  if (category != null && tag != null)
    throw failure('BAD_REQUEST', 'Please name a category or a tag, not both')
  if (tag != null) return { type: 'tag', name: tagOf(tag) }
  if (category == null) return null
  const { categories } = await services.sites.details(site)
  if (!categories.some(({ slug }) => slug === category)) throw notFound('Category')
  return { type: 'category', name: category }
}

export const forumResolvers: Resolvers = {
  Query: {
    async threads(_, { first, after, ...asked }, context) {
      const { site, viewer, services } = context
      const page = pageOf(first, after)
      const of = { ...listOf(asked), group: await groupOf(asked, context) }
      const found = await services.reads.threadsPage(site.id, page, viewer, of)
      if (found.rows.length === 0 && of.group?.type === 'tag') {
        const one = { size: 1, cursor: null }
        const any = await services.reads.threadsPage(site.id, one, viewer, { group: of.group })
        if (any.rows.length === 0) throw notFound('Tag')
      }
      return connection(found, page)
    },
    pinnedThreads: (_, { category = null }, { site, viewer, services }) =>
      services.reads.pinnedThreads(site.id, category, viewer),
    async thread(_, { id, slug }, context) {
      const { services, site, viewer } = context
      if (!isOffered('thread', site.features)) throw notFound('Thread')
      if (id) return orNotFound(await findContent(context, idArgument(ThreadId, id, 'Thread')), 'Thread')
      const asId = ThreadId.safeParse(slug)
      const thread = asId.success
        ? await findContent(context, asId.data)
        : slug && (await services.reads.threadBySlug(site.id, slug))
      if (!thread || thread.site !== site.id || !isVisible(thread, viewer)) throw notFound('Thread')
      // A merged thread is as visible as the one that shows it.
      return thread.parent === null ? thread : orNotFound(await findContent(context, thread.id), 'Thread')
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
    isPinned: ({ pinned }) => pinned,
    tags: tagsOf,
    async category({ site, category }, _, { services }) {
      if (category === null) return null
      const { categories } = await services.sites.details({ id: site })
      return categories.find(({ slug }) => slug === category) ?? null
    },
    mergedInto: ({ root, parent }, _, context) => (parent === null ? null : findContent(context, root)),
    merged: async ({ id }, _, { loaders, viewer }) =>
      (await loaders.mergedThreads.load({ args: { viewer }, key: id })) ?? [],
    comments: commentsUnder,
    commentCount,
  },

  Mutation: {
    async createThread(
      _,
      { title, body: typed, category = null, tags = null, picture: image },
      context,
      info,
    ) {
      const body = await keptMentions(typed, context)
      const site = context.site.id
      const thread = madeId('thread', context, info)
      const command = { name: 'createThread', thread, site, title, body, category, tags } as const
      const done = await withUpload(context, image, thread, (picture) =>
        postInTurn(context, thread, (recent) =>
          carryOut(context, info, forums, { ...command, picture, recent }),
        ),
      )
      return { ...done, thread: await findContent(context, thread), slug: threadSlug(title, thread) }
    },
    async updateThread(_, { threadId, title, body: typed, tags = null }, context, info) {
      const body = await keptMentions(typed, context)
      const thread = idArgument(ThreadId, threadId, 'Thread')
      const done = await carryOut(context, info, forums, { name: 'editThread', thread, title, body, tags })
      return { ...done, thread: await findContent(context, thread) }
    },
  },
  ThreadSection: {
    async threads(section, _, { services, site, viewer }) {
      if (section.type !== 'ThreadSection') return []
      const { category, tag, limit } = section.options
      const group =
        tag !== undefined
          ? { type: 'tag' as const, name: tagOf(tag) }
          : category !== undefined
            ? { type: 'category' as const, name: category }
            : null
      const page = { size: limit, cursor: null }
      return (await services.reads.threadsPage(site.id, page, viewer, { group })).rows
    },
  },
}
