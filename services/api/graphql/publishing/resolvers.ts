import type { GraphQLResolveInfo } from 'graphql'
import { EditorialId } from '../../../../events/ids.ts'
import type { ManuscriptRow, PostHead } from '../../../../projections/publishing/queries.ts'
import { publishing, type PostCommand } from '../../../commands/publishing.ts'
import { enumName, recordFrom } from '../../../../events/entries.ts'
import { postRefusal } from '../../../rules/authorise.ts'
import { postFields } from '../../../rules/publishing/post-fields.ts'
import { readingMinutes } from '../../../rules/publishing/plain-text.ts'
import { postStates, postVerbs } from '../../../rules/publishing/verbs.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import { memberNamed, membersNamed } from '../members/members.ts'
import { bookmarkFields } from '../bookmarks/resolvers.ts'
import { commentsUnder } from '../comments/under.ts'
import { connection, pageOf } from '../frame/connection.ts'
import { commentCount, contentFields } from '../frame/content.ts'
import type { GraphContext } from '../frame/context.ts'
import { allowed, orNotFound } from '../frame/errors.ts'
import { assocTypeOf, idArgument } from '../frame/ids.ts'
import { carryOut, madeId } from '../frame/mutate.ts'
import { editedSections } from '../sections/shown-sections.ts'
import { editedMedia, mediaOf } from './featured-media.ts'
import { givenText, onlyOf, postOf, readManuscript, readPage, stateNames, takenOf } from './manuscripts.ts'
import {
  askedPost,
  askedPosts,
  bylineOf,
  edgesOf,
  firstAuthor,
  headOf,
  isBookmarkable,
  kindsNamed,
  outlinedOf,
  pathOf,
  previewOf,
  sitesOf,
} from './posts.ts'

const editorialId = (id: string): EditorialId => idArgument(EditorialId, id, 'Post')

/** Fields of the text, which have the same names in the API. */
const textFields = Object.fromEntries(
  Object.keys(postFields).map((name) => [name, ({ text }: ManuscriptRow) => Reflect.get(text, name)]),
) as { [Name in keyof PostHead]: (row: ManuscriptRow) => PostHead[Name] }

const siteOf = async ({ site }: Pick<ManuscriptRow, 'site'>, { services }: GraphContext) =>
  orNotFound(await services.sites.byId(site), 'Site')

/** Carries out a command on an item and reads the item for its editor. */
async function change(context: GraphContext, info: GraphQLResolveInfo, command: PostCommand) {
  const done = await carryOut(context, info, publishing, command)
  const manuscript = await context.loaders.manuscripts.load(command.post)
  return { ...done, postId: command.post, manuscript, revision: manuscript?.textRevision ?? null }
}

const explained = (postId: string, reason: string | null | undefined) => ({
  post: editorialId(postId),
  reason: reason ?? null,
})

export const publishingResolvers: Resolvers = {
  Query: {
    post: (_, args, context) => askedPost(args, context),
    posts: (_, args, context) => askedPosts(args, context),
    manuscript: (_, { id }, context) => readManuscript(editorialId(id), context),
    homepagePreview: (_, { slug }, context) => readPage(slug, context),
    async manuscripts(_, { first, after, states, types, category, mine, text }, context) {
      const viewer = allowed('writePosts', context)
      const page = pageOf(first ?? 20, after)
      const wanted =
        states ?? postStates.filter((state) => state !== 'binned').map((state) => stateNames[state])
      const of = {
        states: postStates.filter((state) => wanted.includes(stateNames[state])),
        kinds: kindsNamed(types),
        category: category ?? null,
        author: onlyOf(viewer, mine ?? false),
        part: text ?? '',
      }
      return connection(await context.services.reads.manuscriptsPage(context.site.id, of, page), page)
    },
  },

  PostConnection: {
    edges: (list) => edgesOf(list).edges,
    pageInfo: (list) => edgesOf(list).pageInfo,
    totalCount: ({ of }, _, { services, site, viewer }) => services.reads.postsCount(site.id, of, viewer),
  },

  Post: {
    ...contentFields,
    ...bookmarkFields,
    title: ({ title }) => title ?? '',
    html: () => null,
    linkPreview: () => null,
    slug: ({ slug, id }) => slug ?? id,
    permalink: async (row, _, context) => (await headOf(row, context)).text.permalink,
    path: async (row, _, context) => pathOf(row, await headOf(row, context)),
    author: async (row, _, context) => firstAuthor(await headOf(row, context), context),
    authors: async (row, _, context) => (await bylineOf(await headOf(row, context), context)).authors,
    async isByTeam(row, _, context) {
      return (await bylineOf(await headOf(row, context), context)).isByTeam
    },
    excerpt: async (row, _, context) => (await headOf(row, context)).text.excerpt,
    date: async (row, _, context) => (await headOf(row, context)).date,
    modified: async (row, _, context) => (await headOf(row, context)).modifiedAt,
    sections: async (row, _, context) => (await outlinedOf(row, context)).sections,
    tableOfContents: async (row, _, context) => (await outlinedOf(row, context)).headings,
    seo: async (row, _, context) => (await headOf(row, context)).text.seo,
    async featuredMedia(row, _, context) {
      const [{ text }, { host }] = await Promise.all([headOf(row, context), siteOf(row, context)])
      return mediaOf(text.featuredMedia, host, context)
    },
    async categories(row, _, context) {
      const { text } = await headOf(row, context)
      const { categories } = await context.services.sites.details({ id: row.site })
      return categories.filter(({ slug }) => text.categories.includes(slug))
    },
    async tags(row, _, context) {
      return (await headOf(row, context)).text.tags.map((name) => ({ id: `tag:${name}`, name }))
    },
    commentStatus: async (row, _, context) => (await headOf(row, context)).text.comments,
    originalSite: (row, _, context) => siteOf(row, context),
    crossPublishedSites: async (row, _, context) => sitesOf(row, await headOf(row, context), context),
    readingMinutes: ({ body }) => readingMinutes(body ?? ''),
    isPreview: ({ draft }) => draft !== undefined,
    async isLocked(row, _, context) {
      return row.locked || (await headOf(row, context)).text.comments === 'closed'
    },
    comments: commentsUnder,
    commentCount,
    bookmark: (row, args, context) =>
      isBookmarkable(row)
        ? bookmarkFields.bookmark(row, args, context)
        : { id: `BOOKMARK:${row.id}`, assocId: row.id, assocType: assocTypeOf(row.id), isBookmarked: false },
  },

  Manuscript: {
    id: ({ id }) => `MANUSCRIPT:${id}`,
    postId: ({ id }) => id,
    assocType: ({ id }) => assocTypeOf(id),
    site: (row, _, context) => siteOf(row, context),
    state: ({ state }) => stateNames[state],
    revision: ({ textRevision }) => textRevision,
    ...textFields,
    async sections({ id }, _, context) {
      return editedSections((await context.loaders.manuscriptSections.load(id))?.sections, context.viewer)
    },
    featuredMedia: ({ text }, _, context) => editedMedia(text.featuredMedia, context),
    authors: ({ text }, _, context) => membersNamed(context, text.authors),
    publishedAt: ({ date }) => date,
    async path(row, _, context) {
      const shown = await context.loaders.content.load(row.id)
      return shown && row.state === 'published' ? pathOf(shown, await headOf(shown, context)) : null
    },
    commentCount: async ({ id }, _, { loaders }) => (await loaders.content.load(id))?.commentCount ?? 0,
    async publishedOn(row, _, context) {
      const shown = await context.loaders.content.load(row.id)
      return shown && row.state === 'published' ? sitesOf(shown, await headOf(shown, context), context) : []
    },
    viewerCan: (row, _, { viewer }) =>
      recordFrom(postVerbs, (verb) => postRefusal(verb, postOf(row), viewer) === null),
    async revisions({ id }, { first, after }, { services }) {
      const page = pageOf(first ?? 20, after)
      return connection(await services.reads.postChangesPage(id, page), page)
    },
    preview: (row, _, context) => previewOf(row, context),
  },

  PostRevision: {
    id: ({ post, revision }) => `POST_REVISION:${post}:${revision}`,
    change: ({ change }) => enumName(change),
    by: ({ by }, _, context) => by && memberNamed(context, by),
    insertedAt: ({ at }) => at,
  },

  PostText: { __resolveType: (text) => ('state' in text ? 'Manuscript' : 'RevisionText') },

  RevisionText: {
    sections: ({ sections }, _, { viewer }) => editedSections(sections, viewer),
    featuredMedia: ({ featuredMedia }, _, context) => editedMedia(featuredMedia, context),
    authors: ({ authors }, _, context) => membersNamed(context, authors),
  },

  Mutation: {
    async writePost(_, { type, post: given }, context, info) {
      allowed('writePosts', context)
      const post = madeId(kindsNamed([type])[0]!, context, info)
      const text = await givenText(post, given, null, context)
      return change(context, info, { name: 'writePost', post, site: context.site.id, text })
    },
    async revisePost(_, { postId, basedOn, post: given, reason }, context, info) {
      const post = editorialId(postId)
      const row = await readManuscript(post, context)
      const text = await givenText(post, given, row, context)
      return change(context, info, { name: 'revisePost', post, basedOn, reason: reason ?? null, text })
    },
    submitPost: (_, { postId }, context, info) =>
      change(context, info, { name: 'submitPost', post: editorialId(postId) }),
    returnPost: (_, { postId, reason }, context, info) =>
      change(context, info, { name: 'returnPost', ...explained(postId, reason) }),
    async schedulePost(_, { postId, at }, context, info) {
      const post = editorialId(postId)
      const taken = await takenOf(post, context)
      return change(context, info, { name: 'schedulePost', post, taken, at: at.toISOString() })
    },
    async publishPost(_, { postId, basedOn }, context, info) {
      const post = editorialId(postId)
      const taken = await takenOf(post, context)
      return change(context, info, { name: 'publishPost', post, taken, basedOn: basedOn ?? null })
    },
    unpublishPost: (_, { postId, reason }, context, info) =>
      change(context, info, { name: 'unpublishPost', ...explained(postId, reason) }),
    binPost: (_, { postId, reason }, context, info) =>
      change(context, info, { name: 'binPost', ...explained(postId, reason) }),
    unbinPost: (_, { postId }, context, info) =>
      change(context, info, { name: 'unbinPost', post: editorialId(postId) }),
  },
}
