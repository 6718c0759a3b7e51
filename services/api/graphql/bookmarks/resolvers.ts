import { BookmarkableId } from '../../../../events/ids.ts'
import { bookmarks } from '../../../commands/bookmarks.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import type { ShownContent } from '../../live/early.ts'
import { connection, pageOf } from '../frame/connection.ts'
import { findContent } from '../frame/content.ts'
import type { GraphContext } from '../frame/context.ts'
import { assocTypeOf, itemArgument, typeOf } from '../frame/ids.ts'
import { carryOut } from '../frame/mutate.ts'

/** The viewer's own bookmark of an item; bookmarks of other members are never returned. */
async function bookmarkOf(item: BookmarkableId, { viewer, loaders }: GraphContext, isNew = false) {
  const isBookmarked =
    viewer !== null && !isNew && (await loaders.bookmarked.load({ member: viewer.id, item })) !== null
  return {
    id: `BOOKMARK:${item}`,
    assocId: item,
    assocType: assocTypeOf(item),
    isBookmarked,
  }
}

/** GraphQL fields that every kind of item has that members can bookmark. */
export const bookmarkFields = {
  bookmark: ({ id, isNew }: ShownContent, _: unknown, context: GraphContext) =>
    bookmarkOf(BookmarkableId.parse(id), context, isNew),
}

export const bookmarkResolvers: Resolvers = {
  Bookmarkable: {
    __resolveType: ({ id }) => typeOf(BookmarkableId.parse(id)),
  },
  Thread: bookmarkFields,
  Comment: bookmarkFields,
  User: {
    async bookmarks({ id }, { first, after }, context) {
      const { viewer, site, services } = context
      if (viewer?.id !== id) return null
      const page = pageOf(first, after)
      const { edges, pageInfo } = connection(await services.reads.bookmarksPage(id, site.id, page), page)
      return {
        pageInfo,
        edges: await Promise.all(
          edges.map(async ({ cursor, node: { item, addedAt } }) => ({
            cursor,
            node: await bookmarkOf(item, context),
            bookmarkedAt: addedAt,
            item: await findContent(context, item),
          })),
        ),
      }
    },
  },
  Mutation: {
    async updateBookmark(_, { assocId, assocType, isBookmarked }, context, info) {
      const item = itemArgument(BookmarkableId, assocId, assocType)
      const name = isBookmarked ? 'addBookmark' : 'removeBookmark'
      const done = await carryOut(context, info, bookmarks, { name, item })
      return { ...done, bookmark: await bookmarkOf(item, context) }
    },
  },
}
